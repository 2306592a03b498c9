import type { Queryable } from '../database/database';
import { allCategories } from '../repositories/categories';
import { typedTerms, type Query } from './ts-query';
import {
  splitsOf,
  joinTerms,
  adjacentPairs,
  interpretTerms,
  minPrefixLength,
  type TermContext,
  type InterpretedTerm,
} from './interpret-terms';
import { lookUpVocabulary } from './vocabulary';

/** A possible meaning of a query text. */
export interface QueryInterpretation {
  /** The parsed query; null matches every product. */
  query: Query | null;
  /** The query as text, if it differs from what was typed. */
  correctedText: string | null;
}

/** In a longer query, no interpretation omits a term. */
const maxTermsToOmit = 6;

export interface QueryInterpretations {
  /** The interpretations, the most likely one first. */
  interpretations: QueryInterpretation[];
  /** The query with rare words replaced by similar, far more frequent ones. */
  alternative?: QueryInterpretation | undefined;
}

/**
 * Interprets a query text in several ways: as typed with unknown words corrected, with similar words
 * added to every term, and with each term omitted in turn.
 * @param options.isIncomplete whether the last word is still being typed
 */
export async function parseQuery(
  database: Queryable,
  text: string,
  { isIncomplete = false } = {},
): Promise<QueryInterpretations> {
  const terms = typedTerms(text);
  const tokens = terms.flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));
  const words = tokens.map(({ word }) => word);
  const vocabulary = await lookUpVocabulary(database, {
    words: [
      ...words,
      ...words.flatMap(splitsOf).flat(),
      ...[...adjacentPairs(terms), terms].map(joinTerms),
    ],
    prefixes: words.filter(
      (word, index) =>
        (word.length >= minPrefixLength && /\p{L}/u.test(word)) ||
        (isIncomplete && index === words.length - 1),
    ),
    wordsToCorrect: words,
  });
  const categories = await allCategories(database);
  const interpret = (neighbours: TermContext['neighbours']) =>
    interpretTerms(terms, { vocabulary, categories, neighbours });

  const asTyped = interpret('none');
  const knownTerms = asTyped.filter(({ group }) => group.length > 0);
  if (knownTerms.length === 0) return { interpretations: [] };
  const isAsTyped = knownTerms.length === asTyped.length;
  const withTermOmitted =
    knownTerms.length > 2 && knownTerms.length <= maxTermsToOmit
      ? knownTerms.map((_term, index) => knownTerms.filter((_other, at) => at !== index)).reverse()
      : [];
  const withNeighbours = interpret('add').filter(({ group }) => group.length > 0);
  const alternative = interpret('replace');
  return {
    interpretations: [
      toInterpretation(knownTerms, isAsTyped),
      toInterpretation(withNeighbours, isAsTyped),
      ...withTermOmitted.map((remaining) => toInterpretation(remaining, false)),
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
