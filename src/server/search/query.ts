import { tokenize, type Term, type Token } from '../../contract/tokenize';
import { inName, quoted } from './lexemes';

/** Lexemes that stand for one thing together. */
type Alternative = string[];
/** One thing that is asked for, in each way that it may be said; as it was typed comes first. */
export type Group = Alternative[];
/** All that a search asks for. */
export type Query = Group[];

const mostTerms = 8;

/** Words that products have and nobody looks for, and those with which people say that they look. */
const fillers = new Set([
  ...['a', 'an', 'and', 'the', 'of', 'for', 'with', 'in', 'on', 'or', 'to', 'by', 'from', 'at'],
  ...['i', 'me', 'my', 'want', 'need', 'looking', 'find', 'buy', 'sale', 'please', 'some', 'any'],
  ...['cheap', 'cheapest', 'price'],
]);

/**
 * What a text asks for, as it was typed; the words that say nothing only where there are no others,
 * and where they may be the letter of a number: "a 100".
 */
export function typedTerms(text: string): Term[] {
  const terms = tokenize(text).filter(({ parts }) => parts.length > 0);
  const telling = terms.filter(
    (term, index) => !isFiller(term) || isLetterOf(term, terms[index + 1]),
  );
  return joinUnits(telling.length > 0 ? telling : terms).slice(0, mostTerms);
}

/** Whether it says nothing of what is looked for. */
export function isFiller({ parts }: Term): boolean {
  return parts.every(({ word }) => fillers.has(word));
}

function isLetterOf({ parts: [letter] }: Term, next: Term | undefined): boolean {
  return letter?.word.length === 1 && isNumber(next?.parts[0]);
}

const units = new Set(['mm', 'cm', 'm', 'ft', 'atm', 'bar']);

/** Whether it is a measure, "36mm": then its number may stand alone. */
export function isMeasure({ parts: [number, unit, ...others] }: Term): boolean {
  return isNumber(number) && units.has(unit?.word ?? '') && others.length === 0;
}

const isNumber = (token: Token | undefined) => /^\p{N}+$/u.test(token?.word ?? '');

/** "36 mm" as it is written in one. */
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
    shown: all.map(({ shown }) => shown).join(' '),
  };
  return { parts: all, whole };
}

/** As the text of a tsquery. */
export function queryText(query: Query): string {
  return joined(query, (lexeme) => lexeme);
}

/** The same among the words of the name, and the categories. */
export function nameQueryText(query: Query): string {
  return joined(query, (lexeme) => (lexeme.startsWith('#') ? lexeme : inName(lexeme)));
}

/** Any of what was typed, for counting how much of it a product has. */
export function rankQueryText(query: Query): string {
  const lexemes = query.flatMap(([typed = []]) => typed);
  return [...new Set(lexemes)].map(quoted).join('|');
}

/** The name that a product would have that was meant by it. */
export function typedName(query: Query): string {
  return query.flatMap(([typed = []]) => typed).join(' ');
}

function joined(query: Query, lexemeOf: (lexeme: string) => string): string {
  const alternativeText = (alternative: Alternative) =>
    alternative.map((lexeme) => quoted(lexemeOf(lexeme))).join('&');
  return query.map((group) => `(${group.map(alternativeText).join('|')})`).join('&');
}
