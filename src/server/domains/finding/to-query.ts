import type { InterpretedSegment } from './interpreted-segment';
import { isCategoryLexeme } from '../catalogue/lexemes';
import type { Alternative, Group, Query } from './ts-query';
import type { KnownWord } from './vocabulary.sql';
import { isDescriptive, isWearer, type WordClass } from './word-classes';

/** A required group of a query, with what its relaxation needs to know. */
export interface RequiredGroup {
  group: Group;
  /** As typed. */
  text: string;
  isBrand: boolean;
  isDescriptive: boolean;
  /** Whether it names a category, or for whom a watch is. */
  isCategory: boolean;
}

/** The words of the vocabulary that the search has looked up. */
export type WordCounts = ReadonlyMap<string, KnownWord>;

/** Further required groups only affect the rank. */
const maxRequired = 8;
const maxOptional = 8;
const maxAlternatives = 20;

/** The assumed number of products with a word that is not in the vocabulary, such as a number. */
const unknownFrequency = 20;
/** The factors of a group's weight. */
const brandFactor = 1.5;
const classFactors: Record<WordClass, number> = { content: 1, optional: 0.5, filler: 0.1, stop: 0 };

/**
 * Builds the query of interpreted segments. Content words are required. If there are none, optional words
 * are; fillers and stop words never are.
 */
export function toQuery(
  segments: InterpretedSegment[],
  vocabulary: WordCounts,
  { hasOtherGroups = false }: { hasOtherGroups?: boolean } = {},
): { query: Query | null; groups: RequiredGroup[] } {
  const known = segments.filter(
    ({ wordClass, exact, similar }) => wordClass !== 'stop' && exact.length + similar.length > 0,
  );
  const ofClass = (wordClass: WordClass) =>
    known.filter((segment) => segment.wordClass === wordClass);
  const content = ofClass('content');
  const required = content.length > 0 || hasOtherGroups ? content : ofClass('optional');
  const rankingSegments = known.filter(
    (segment) => !required.slice(0, maxRequired).includes(segment),
  );
  const groups = required.slice(0, maxRequired).map((segment) => ({
    group: toGroup(segment, vocabulary),
    text: segment.text,
    isBrand: segment.isBrand,
    isCategory:
      segment.words.some(isWearer) ||
      [...segment.exact, ...segment.similar].flat().some(isCategoryLexeme),
    isDescriptive: segment.words.every(isDescriptive),
  }));
  if (groups.length === 0 && !hasOtherGroups) return { query: null, groups };
  const query = {
    required: groups.map(({ group }) => group),
    optional: rankingSegments.slice(0, maxOptional).map((segment) => toGroup(segment, vocabulary)),
    nameText: segments.flatMap(({ words }) => words).join(' '),
  };
  return { query, groups };
}

/** Words of fewer products weigh more, brands most. */
function toGroup(segment: InterpretedSegment, vocabulary: WordCounts): Group {
  const { exact, similar, wordClass } = segment;
  const frequency =
    frequencyOf(exact, vocabulary) ?? frequencyOf(similar, vocabulary) ?? unknownFrequency;
  const factor = classFactors[wordClass] * (segment.isBrand ? brandFactor : 1);
  return {
    exact: exact.slice(0, maxAlternatives),
    similar: similar.slice(0, Math.max(0, maxAlternatives - exact.length)),
    weight: Math.max(1, Math.round((factor * 100) / (2 + Math.log(1 + frequency)))),
  };
}

/** Returns the number of products of the most frequent alternative; undefined if none is known. */
function frequencyOf(alternatives: Alternative[], vocabulary: WordCounts): number | undefined {
  const counts = alternatives.flatMap((words) => {
    const products = words.map((word) => vocabulary.get(word)?.products);
    const numbers = products.filter((count) => count !== undefined);
    return numbers.length > 0 ? [Math.min(...numbers)] : [];
  });
  return counts.length > 0 ? Math.max(...counts) : undefined;
}
