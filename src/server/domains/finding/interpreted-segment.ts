import type { Term } from '../../../contract/text/tokenize';
import type { WordMeaning, WordContext } from './interpret-word';
import type { SynonymTable } from './synonym-table';
import type { Alternative } from './ts-query';
import { isStopWord, type WordClass } from './word-classes';

/** A segment of the query, interpreted with the vocabulary. Without alternatives, it is unknown. */
export interface InterpretedSegment extends WordMeaning {
  wordClass: WordClass;
  /** As typed. */
  text: string;
  words: string[];
  /** Whether it names a brand that has products. */
  isBrand: boolean;
}

export interface SegmentContext extends WordContext {
  synonyms: SynonymTable;
}

/** Returns a segment with the alternatives that were found for its terms, each one once. */
export function toInterpretedSegment(
  terms: Term[],
  wordClass: WordClass,
  { exact, similar, ...meaning }: WordMeaning,
): InterpretedSegment {
  const text = terms
    .map(
      ({ parts, whole }) => whole?.displayForm ?? parts.map((part) => part.displayForm).join(' '),
    )
    .join(' ');
  const seen = new Set<string>();
  const distinct = (alternatives: Alternative[]) =>
    alternatives.filter((words) => {
      const key = words.join(' ');
      return words.length > 0 && !seen.has(key) && seen.add(key);
    });
  return {
    ...meaning,
    exact: distinct(exact),
    similar: distinct(similar),
    wordClass,
    text,
    words: wordsIn(terms),
    isBrand: false,
  };
}

export const wordsIn = (terms: Term[]) =>
  terms.flatMap(({ parts }) => parts.map(({ word }) => word));

export const isDigits = (word: string) => /^\p{N}+$/u.test(word);

/** Returns the words of a phrase without stop words, which products may leave out: "box papers". */
export function contentWords(words: string[]): string[] {
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}
