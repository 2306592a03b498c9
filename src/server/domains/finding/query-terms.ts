import { tokenize, type Term, type Token } from '../../../contract/text/tokenize';
import { namesInOtherScripts } from '../../../contract/brands/other-scripts';
import { fillerPhrases } from './synonyms';

/** More terms of a query are ignored. */
const maxTerms = 24;

/** Returns the terms of a query text. A number and its unit are one term. */
export function queryTerms(text: string): Term[] {
  const terms = tokenize(separatePhrases(text)).filter(({ parts }) => parts.length > 0);
  return joinUnits(terms).slice(0, maxTerms);
}

const brandNames = namesInOtherScripts.split(/[|\n]/).map((name) => name.replace('?', '').trim());
const unspacedPhrases = [...fillerPhrases, ...brandNames]
  .filter((phrase) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(phrase),
  )
  .sort((one, other) => other.length - one.length);
const unspacedPattern = new RegExp(unspacedPhrases.join('|'), 'gu');

/** Separates known words in scripts without spaces, which would be split into pairs otherwise. */
function separatePhrases(text: string): string {
  return text.replace(unspacedPattern, ' $& ');
}

const units = new Set(['mm', 'cm', 'm', 'ft', 'atm', 'bar']);

/** Whether a term is a measure such as "36mm". Products may write it without the unit. */
export function isMeasure({ parts: [number, unit, ...others] }: Term): boolean {
  return isNumber(number) && units.has(unit?.word ?? '') && others.length === 0;
}

export const isNumber = (token: Token | undefined) => /^\p{N}+$/u.test(token?.word ?? '');

export const isNotLatin = ({ displayForm }: Token) =>
  /(?!\p{Script=Latin})\p{L}/u.test(displayForm);

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

/** Returns the words of several terms, written as one. */
export function joinTerms(terms: Term[]): string {
  return terms.flatMap(({ parts }) => parts.map(({ word }) => word)).join('');
}

/** Returns each pair of adjacent terms. */
export function adjacentPairs(terms: Term[]): [Term, Term][] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1];
    return next ? [[term, next] satisfies [Term, Term]] : [];
  });
}
