import { tokenize, type Term, type Token } from '../../contract/tokenize';
import { nameLexeme, quoteLexeme } from './lexemes';

/** Lexemes that a product must have together. */
type Alternative = string[];
/** The alternatives for one term of a query; as it was typed comes first. */
export type Group = Alternative[];
/** A product must match each group. */
export type Query = Group[];

const maxTerms = 8;

/** Stop words, and words such as "looking for" that say nothing of the product. */
const stopWords = new Set([
  ...['a', 'an', 'and', 'the', 'of', 'for', 'with', 'in', 'on', 'or', 'to', 'by', 'from', 'at'],
  ...['i', 'me', 'my', 'want', 'need', 'looking', 'find', 'buy', 'sale', 'please', 'some', 'any'],
  ...['cheap', 'cheapest', 'price'],
]);

/**
 * The terms of a text without stop words, unless there are no others. A stop word before a number may be
 * part of a reference: "a 100".
 */
export function typedTerms(text: string): Term[] {
  const terms = tokenize(text).filter(({ parts }) => parts.length > 0);
  const telling = terms.filter(
    (term, index) => !isStopTerm(term) || isLetterOf(term, terms[index + 1]),
  );
  return joinUnits(telling.length > 0 ? telling : terms).slice(0, maxTerms);
}

/** Whether it consists of stop words. */
export function isStopTerm({ parts }: Term): boolean {
  return parts.every(({ word }) => stopWords.has(word));
}

function isLetterOf({ parts: [letter] }: Term, next: Term | undefined): boolean {
  return letter?.word.length === 1 && isNumber(next?.parts[0]);
}

const units = new Set(['mm', 'cm', 'm', 'ft', 'atm', 'bar']);

/** Whether it is a measure such as "36mm", which may be written without its unit. */
export function isMeasure({ parts: [number, unit, ...others] }: Term): boolean {
  return isNumber(number) && units.has(unit?.word ?? '') && others.length === 0;
}

const isNumber = (token: Token | undefined) => /^\p{N}+$/u.test(token?.word ?? '');

/** Joins "36 mm" to "36mm". */
function joinUnits(terms: Term[]): Term[] {
  return terms.flatMap((term, index) => {
    const joined = joinTerms(term, terms[index + 1]);
    if (isMeasure(joined)) return [joined];
    const before = terms[index - 1];
    return before && isMeasure(joinTerms(before, term)) ? [] : [term];
  });
}

function joinTerms({ parts }: Term, next: Term | undefined): Term {
  const all = [...parts, ...(next?.parts ?? [])];
  const whole = {
    word: all.map(({ word }) => word).join(''),
    displayForm: all.map(({ displayForm }) => displayForm).join(' '),
  };
  return { parts: all, whole };
}

/** The text of a tsquery. */
export function queryText(query: Query): string {
  return joined(query, (lexeme) => lexeme);
}

/** The same for words of the product's name and categories only. */
export function nameQueryText(query: Query): string {
  return joined(query, (lexeme) => (lexeme.startsWith('#') ? lexeme : nameLexeme(lexeme)));
}

/** A tsquery that matches any typed lexeme, for ranking. */
export function rankQueryText(query: Query): string {
  const lexemes = query.flatMap(([typed = []]) => typed);
  return [...new Set(lexemes)].map(quoteLexeme).join('|');
}

/** The product name that the query spells out. */
export function typedName(query: Query): string {
  return query.flatMap(([typed = []]) => typed).join(' ');
}

function joined(query: Query, lexemeOf: (lexeme: string) => string): string {
  const alternativeText = (alternative: Alternative) =>
    alternative.map((lexeme) => quoteLexeme(lexemeOf(lexeme))).join('&');
  return query.map((group) => `(${group.map(alternativeText).join('|')})`).join('&');
}
