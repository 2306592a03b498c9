import type { Queryable } from '../database/database';
import { allCategories } from '../repositories/categories';
import { typedTerms, type Query } from './ts-query';
import {
  halvesOf,
  joinedWord,
  pairs,
  interpretTerms,
  minPrefixLength,
  type TermContext,
  type InterpretedTerm,
} from './interpret-terms';
import { lookUpVocabulary } from './vocabulary';

/** One way to understand a query text. */
export interface QueryInterpretation {
  /** Null matches every product. */
  query: Query | null;
  /** The query as text, if it differs from what was typed. */
  correctedText: string | null;
}

const maxTermsToOmit = 6;

export interface QueryInterpretations {
  /** The most likely first. */
  interpretations: QueryInterpretation[];
  /** With rare words replaced by similar, far more frequent ones. */
  alternative?: QueryInterpretation | undefined;
}

/**
 * Interprets a query text: with unknown words corrected, with similar words as alternatives for all, and
 * with one term omitted.
 * @param options.isIncomplete whether the last word is still being typed
 */
export async function parseQuery(
  database: Queryable,
  text: string,
  { isIncomplete = false } = {},
): Promise<QueryInterpretations> {
  const terms = typedTerms(text);
  const typed = terms.flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));
  const words = typed.map(({ word }) => word);
  const vocabulary = await lookUpVocabulary(database, {
    words: [
      ...words,
      ...words.flatMap(halvesOf).flat(),
      ...[...pairs(terms), terms].map(joinedWord),
    ],
    prefix: words.filter(
      (word, index) =>
        (word.length >= minPrefixLength && /\p{L}/u.test(word)) ||
        (isIncomplete && index === words.length - 1),
    ),
    misspelt: words,
  });
  const categories = await allCategories(database);
  const read = (neighbours: TermContext['neighbours']) =>
    interpretTerms(terms, { vocabulary, categories, neighbours });

  const all = read('none');
  const knownTerms = all.filter(({ group }) => group.length > 0);
  if (knownTerms.length === 0) return { interpretations: [] };
  const isAsTyped = knownTerms.length === all.length;
  const withTermOmitted =
    knownTerms.length > 2 && knownTerms.length <= maxTermsToOmit
      ? knownTerms.map((_term, index) => knownTerms.filter((_other, at) => at !== index)).reverse()
      : [];
  const loose = read('beside').filter(({ group }) => group.length > 0);
  const alternative = read('frequent');
  return {
    interpretations: [
      toInterpretation(knownTerms, isAsTyped),
      toInterpretation(loose, isAsTyped),
      ...withTermOmitted.map((some) => toInterpretation(some, false)),
    ],
    alternative:
      isAsTyped && alternative.some(({ isCorrected }) => isCorrected)
        ? toInterpretation(alternative, true)
        : undefined,
  };
}

function toInterpretation(terms: InterpretedTerm[], isWhole: boolean): QueryInterpretation {
  const isAsTyped = isWhole && !terms.some(({ isCorrected }) => isCorrected);
  return {
    query: terms.map(({ group }) => group),
    correctedText: isAsTyped ? null : terms.map(({ displayForm }) => displayForm).join(' '),
  };
}
