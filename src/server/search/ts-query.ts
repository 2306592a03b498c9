import { tokenize, type Term, type Token } from '../../contract/tokenize';
import { nameLexeme, quoteLexeme } from './lexemes';

/** Lexemes that a product must all have. */
type Alternative = string[];
/**
 * The alternatives for one term of a query, of which a product must match one; the typed one comes first.
 */
export type Group = Alternative[];
/** A parsed query. A product must match each group. */
export type Query = Group[];

const maxTerms = 8;

/** Words that say nothing about a product. */
const stopWords = new Set([
  ...['a', 'an', 'and', 'the', 'of', 'for', 'with', 'in', 'on', 'or', 'to', 'by', 'from', 'at'],
  ...['i', 'me', 'my', 'want', 'need', 'looking', 'find', 'buy', 'sale', 'please', 'some', 'any'],
  ...['cheap', 'cheapest', 'price'],
]);

/**
 * Returns the terms of a query text without stop words; with them if there are no other terms. A single
 * letter before a number is kept, because both may be a reference number: "a 100".
 */
export function typedTerms(text: string): Term[] {
  const terms = tokenize(text).filter(({ parts }) => parts.length > 0);
  const contentTerms = terms.filter(
    (term, index) => !isStopTerm(term) || isLetterBeforeNumber(term, terms[index + 1]),
  );
  return joinUnits(contentTerms.length > 0 ? contentTerms : terms).slice(0, maxTerms);
}

/** Whether a term consists of stop words. */
export function isStopTerm({ parts }: Term): boolean {
  return parts.every(({ word }) => stopWords.has(word));
}

function isLetterBeforeNumber({ parts: [letter] }: Term, next: Term | undefined): boolean {
  return letter?.word.length === 1 && isNumber(next?.parts[0]);
}

const units = new Set(['mm', 'cm', 'm', 'ft', 'atm', 'bar']);

/** Whether a term is a measure such as "36mm". Products may write it without the unit. */
export function isMeasure({ parts: [number, unit, ...others] }: Term): boolean {
  return isNumber(number) && units.has(unit?.word ?? '') && others.length === 0;
}

const isNumber = (token: Token | undefined) => /^\p{N}+$/u.test(token?.word ?? '');

/** Joins a number and its unit to one term: "36 mm" becomes "36mm". */
function joinUnits(terms: Term[]): Term[] {
  return terms.flatMap((term, index) => {
    const joined = mergeTerms(term, terms[index + 1]);
    if (isMeasure(joined)) return [joined];
    const before = terms[index - 1];
    return before && isMeasure(mergeTerms(before, term)) ? [] : [term];
  });
}

function mergeTerms({ parts }: Term, next: Term | undefined): Term {
  const all = [...parts, ...(next?.parts ?? [])];
  const whole = {
    word: all.map(({ word }) => word).join(''),
    displayForm: all.map(({ displayForm }) => displayForm).join(' '),
  };
  return { parts: all, whole };
}

/** Returns the query as the text of a tsquery. */
export function queryText(query: Query): string {
  return joinGroups(query, (lexeme) => lexeme);
}

/** Returns the tsquery text that matches only words of the product's name, and its category. */
export function nameQueryText(query: Query): string {
  return joinGroups(query, (lexeme) => (lexeme.startsWith('#') ? lexeme : nameLexeme(lexeme)));
}

/** Returns the tsquery text that matches any typed lexeme, for ranking. */
export function rankQueryText(query: Query): string {
  const lexemes = query.flatMap(([typed = []]) => typed);
  return [...new Set(lexemes)].map(quoteLexeme).join('|');
}

/** Returns the words of the query as typed, to compare them with product names. */
export function typedName(query: Query): string {
  return query.flatMap(([typed = []]) => typed).join(' ');
}

function joinGroups(query: Query, lexemeOf: (lexeme: string) => string): string {
  const alternativeText = (alternative: Alternative) =>
    alternative.map((lexeme) => quoteLexeme(lexemeOf(lexeme))).join('&');
  return query.map((group) => `(${group.map(alternativeText).join('|')})`).join('&');
}
