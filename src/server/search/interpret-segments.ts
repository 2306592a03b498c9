import type { Term } from '../../contract/tokenize';
import { interpretBrand } from './interpret-brand';
import {
  categoriesWith,
  interpretWord,
  type InterpretedWord,
  type WordContext,
} from './interpret-word';
import { categoryLexeme } from './lexemes';
import { isMeasure, isNumber, joinTerms } from './query-terms';
import { splitSegment, toSegments, type Segment } from './segments';
import type { SynonymTable } from './synonym-table';
import type { Alternative } from './ts-query';
import { isMisspelledFiller, isStopWord, type WordClass } from './word-classes';

/** A segment of the query, interpreted with the vocabulary. Without alternatives, it is unknown. */
export interface InterpretedSegment extends InterpretedWord {
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

/** Completions of several words that were written with a hyphen. */
const maxCompletions = 6;

export function interpretSegments(
  segments: Segment[],
  context: SegmentContext,
): InterpretedSegment[] {
  const all = joinAll(segments, context);
  const interpreted = all ? [all] : [...interpretEach(segments, context)];
  const { brands } = context.vocabulary;
  return interpreted.map((each) => ({
    ...each,
    isBrand: each.isBrand || each.words.some((word) => brands.has(word)),
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
  return describe(terms, 'content', { exact: [wordsIn(terms), [joined]], similar: [] });
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
  const ofCategories = categoriesWith(context.categories, [joined]);
  const exact = [wordsIn(terms), [joined], ...ofCategories.map(({ id }) => [categoryLexeme(id)])];
  if (second.wordClass !== 'filler') return [describe(terms, 'content', { exact, similar: [] })];
  const [alone] = interpretSegment(first, context);
  const similar = alone ? [...alone.exact, ...alone.similar].filter(isOfWords) : [];
  return [
    describe(first.terms, 'content', { exact, similar }),
    ...interpretSegment(second, context),
  ];
}

function isLetterBeforeNumber([first, second]: Term[]): boolean {
  return first?.parts[0]?.word.length === 1 && isNumber(second?.parts[0]);
}

function interpretSegment(segment: Segment, context: SegmentContext): InterpretedSegment[] {
  const { terms, wordClass } = segment;
  if (wordClass === 'stop') return [describe(terms, 'stop', { exact: [], similar: [] })];
  if (segment.brand) {
    const { brand, ...words } = segment;
    const found = interpretBrand(brand, terms, context.vocabulary);
    if (found === 'words') return interpretSegment(words, context);
    const asWords = found.includesWords ? interpretSegment(words, context) : [];
    const all = {
      exact: [...found.exact, ...asWords.flatMap(({ exact }) => exact)],
      similar: [...found.similar, ...asWords.flatMap(({ similar }) => similar)],
    };
    return [{ ...describe(terms, 'content', all), isBrand: found.isBrand }];
  }
  const { known } = context.vocabulary;
  const synonyms = segment.synonyms
    .map((words) => contentWords(words))
    .filter((words) => words.every((word) => known.has(word) || isDigits(word)));
  const [term] = terms;
  if (terms.length === 1 && term) {
    if (term.parts.length === 1) return [interpretSingle(segment, synonyms, context)];
    if (synonyms.length > 0 || isOneWord(term, context))
      return [describe(terms, wordClass, interpretCompound(term, synonyms, context))];
    return splitCompound(term, context);
  }
  const words = contentWords(wordsIn(terms));
  const joined = joinTerms(terms);
  const exact = [
    ...(words.every((word) => known.has(word) || isDigits(word)) ? [words] : []),
    ...(known.has(joined) ? [[joined]] : []),
  ];
  if (wordClass !== 'content' || exact.length + synonyms.length > 0)
    return [describe(terms, wordClass, { exact, similar: synonyms })];
  return splitSegment(segment, context.synonyms).flatMap((each) => interpretSegment(each, context));
}

function interpretSingle(
  { terms, wordClass }: Segment,
  synonyms: Alternative[],
  context: SegmentContext,
): InterpretedSegment {
  const [token] = terms.flatMap(({ parts }) => parts);
  const nothing = { exact: [], similar: [] };
  if (!token) return describe(terms, 'stop', nothing);
  const found = interpretWord(token, synonyms, context);
  const isFound = found.exact.length + found.similar.length > 0;
  const mayBeFiller = !isFound || found.correction !== undefined;
  return mayBeFiller && isMisspelledFiller(token.word)
    ? describe(terms, 'filler', nothing)
    : describe(terms, wordClass, found);
}

/** Whether the vocabulary has the parts of a term as one word, or they are a model number or measure. */
function isOneWord(term: Term, { vocabulary: { known, completions } }: SegmentContext): boolean {
  const { parts, whole } = term;
  const isWholeKnown = whole && (known.has(whole.word) || completions.get(whole.word)?.length);
  const hasNumber = parts.some(({ word }) => isDigits(word));
  const areKnown = parts.every(({ word }) => isDigits(word) || known.has(word));
  return Boolean(isWholeKnown) || isMeasure(term) || (hasNumber && areKnown);
}

/** Interprets each part of a term such as "black-dial" on its own. */
function splitCompound({ parts }: Term, context: SegmentContext): InterpretedSegment[] {
  const terms = parts.map((part) => ({ parts: [part] }));
  return toSegments(terms, context.synonyms).flatMap((each) => interpretSegment(each, context));
}

/** Interprets a term of several parts, such as "T-25" or "36mm". */
function interpretCompound(
  term: Term,
  synonyms: Alternative[],
  { vocabulary: { known, completions } }: SegmentContext,
): InterpretedWord {
  const { parts, whole } = term;
  const [number] = parts;
  const completed = whole ? (completions.get(whole.word) ?? []) : [];
  return {
    exact: [
      parts.map(({ word }) => word),
      ...(whole && known.has(whole.word) ? [[whole.word]] : []),
    ],
    similar: [
      ...completed.slice(0, maxCompletions).map(({ word }) => [word]),
      ...(isMeasure(term) && number ? [[number.word]] : []),
      ...synonyms,
    ],
  };
}

function describe(
  terms: Term[],
  wordClass: WordClass,
  { exact, similar, ...found }: InterpretedWord,
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
    ...{ ...found, exact: distinct(exact), similar: distinct(similar) },
    ...{ wordClass, text, words: wordsIn(terms), isBrand: false },
  };
}

const isOfWords = ([first]: Alternative) => !first?.startsWith('#');

const wordsIn = (terms: Term[]) => terms.flatMap(({ parts }) => parts.map(({ word }) => word));

const isDigits = (word: string) => /^\p{N}+$/u.test(word);

/** Products may leave out the stop words of a phrase: "box papers". */
function contentWords(words: string[]): string[] {
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}
