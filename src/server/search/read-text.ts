import type { Queryable } from '../database/database';
import { allCategories } from '../repositories/categories';
import { typedTerms, type Query } from './query';
import {
  halvesOf,
  joinedWord,
  pairs,
  readTerms,
  shortestBegun,
  type Knowledge,
  type ReadTerm,
} from './read-terms';
import { lookUp } from './vocabulary';

/** One way to understand what was typed. */
export interface Reading {
  /** Null for whatever there is. */
  query: Query | null;
  /** It in words, where they are not the ones that were typed. */
  meant: string | null;
}

const mostToLeaveOut = 6;

export interface Readings {
  /** The likeliest first. */
  readings: Reading[];
  /** The text with words in place of those that there are, but seldom. */
  offered?: Reading | undefined;
}

/**
 * How a text may be meant: as it was typed, with words that are close in place
 * of those that nobody has used, with such words beside all of them, and with one of them left out.
 * @param isBegun whether the last word is still being typed
 */
export async function readText(
  database: Queryable,
  text: string,
  { isBegun = false } = {},
): Promise<Readings> {
  const terms = typedTerms(text);
  const typed = terms.flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));
  const words = typed.map(({ word }) => word);
  const vocabulary = await lookUp(database, {
    words: [
      ...words,
      ...words.flatMap(halvesOf).flat(),
      ...[...pairs(terms), terms].map(joinedWord),
    ],
    begun: words.filter(
      (word, index) =>
        (word.length >= shortestBegun && /\p{L}/u.test(word)) ||
        (isBegun && index === words.length - 1),
    ),
    misspelt: words,
  });
  const categories = await allCategories(database);
  const read = (neighbours: Knowledge['neighbours']) =>
    readTerms(terms, { vocabulary, categories, neighbours });

  const all = read('none');
  const asTyped = all.filter(({ group }) => group.length > 0);
  if (asTyped.length === 0) return { readings: [] };
  const isTyped = asTyped.length === all.length;
  const leftOut =
    asTyped.length > 2 && asTyped.length <= mostToLeaveOut
      ? asTyped.map((_term, index) => asTyped.filter((_other, at) => at !== index)).reverse()
      : [];
  const loose = read('beside').filter(({ group }) => group.length > 0);
  const offered = read('frequent');
  return {
    readings: [
      readingOf(asTyped, isTyped),
      readingOf(loose, isTyped),
      ...leftOut.map((some) => readingOf(some, false)),
    ],
    offered:
      isTyped && offered.some(({ isCorrected }) => isCorrected)
        ? readingOf(offered, true)
        : undefined,
  };
}

function readingOf(terms: ReadTerm[], isWhole: boolean): Reading {
  const isTyped = isWhole && !terms.some(({ isCorrected }) => isCorrected);
  return {
    query: terms.map(({ group }) => group),
    meant: isTyped ? null : terms.map(({ shown }) => shown).join(' '),
  };
}
