import type { Term } from '../../../contract/text/tokenize';
import { interpretSegment } from './interpret-segment';
import { categoriesWith } from './interpret-word';
import {
  toInterpretedSegment,
  wordsIn,
  type InterpretedSegment,
  type SegmentContext,
} from './interpreted-segment';
import { categoryLexeme } from '../catalogue/lexemes';
import { isNumber, joinTerms } from './query-terms';
import type { Segment } from './segments';
import type { Alternative } from './ts-query';

/** Interprets the segments of a query with the vocabulary. */
export function interpretSegments(
  segments: Segment[],
  context: SegmentContext,
): InterpretedSegment[] {
  const joined = joinAll(segments, context);
  const interpreted = joined ? [joined] : [...interpretEach(segments, context)];
  const { brands } = context.vocabulary;
  return interpreted.map((segment) => ({
    ...segment,
    isBrand: segment.isBrand || segment.words.some((word) => brands.has(word)),
  }));
}

function* interpretEach(
  segments: Segment[],
  context: SegmentContext,
): Generator<InterpretedSegment> {
  for (let index = 0; index < segments.length; index += 1) {
    const segment = segments[index];
    const next = segments[index + 1];
    if (!segment) continue;
    const pair = next && joinPair(segment, next, context);
    yield* pair ?? interpretSegment(segment, context);
    if (pair) index += 1;
  }
}

/** Interprets the whole query as one word, such as a reference number written in groups. */
function joinAll(segments: Segment[], { vocabulary }: SegmentContext) {
  const terms = segments.flatMap((segment) => segment.terms);
  const joined = joinTerms(terms);
  if (terms.length < 3 || !vocabulary.known.has(joined)) return undefined;
  return toInterpretedSegment(terms, 'content', { exact: [wordsIn(terms), [joined]], similar: [] });
}

/**
 * Interprets two words as one that the vocabulary has: "moon stone" is "moonstone". A filler remains
 * optional: "smart watch" prefers "smartwatch", and also finds "smart".
 */
function joinPair(
  first: Segment,
  second: Segment,
  context: SegmentContext,
): InterpretedSegment[] | undefined {
  const { vocabulary } = context;
  const terms = [...first.terms, ...second.terms];
  const joined = joinTerms(terms);
  if (terms.length !== 2 || !vocabulary.known.has(joined)) return undefined;
  if (first.wordClass === 'filler') return undefined;
  if (first.wordClass === 'stop' && !isLetterBeforeNumber(terms)) return undefined;
  const namedCategories = categoriesWith(context.categories, [joined]);
  const exact = [
    wordsIn(terms),
    [joined],
    ...namedCategories.map(({ id }) => [categoryLexeme(id)]),
  ];
  if (second.wordClass !== 'filler')
    return [toInterpretedSegment(terms, 'content', { exact, similar: [] })];
  const [firstAlone] = interpretSegment(first, context);
  const similar = firstAlone
    ? [...firstAlone.exact, ...firstAlone.similar].filter(hasOnlyWords)
    : [];
  return [
    toInterpretedSegment(first.terms, 'content', { exact, similar }),
    ...interpretSegment(second, context),
  ];
}

function isLetterBeforeNumber([first, second]: Term[]): boolean {
  return first?.parts[0]?.word.length === 1 && isNumber(second?.parts[0]);
}

/** The lexemes of categories and brands begin with “#”. */
const hasOnlyWords = ([first]: Alternative) => !first?.startsWith('#');
