import type { BrandMatch } from '../../../contract/brands/brands';
import { wordsOf, type Term, type Token } from '../../../contract/text/tokenize';
import type { Queryable } from '../../database/database';
import { allCategories } from '../catalogue/categories.sql';
import { interpretSegments } from './interpret-segments';
import type { InterpretedSegment, SegmentContext } from './interpreted-segment';
import { minPrefixLength, splitsOf } from './interpret-word';
import { adjacentPairs, joinTerms, queryTerms } from './query-terms';
import { toSegments, type Segment } from './segments';
import { builtInTable, type SynonymTable } from './synonym-table';
import { toQuery, type RequiredGroup, type WordCounts } from './to-query';
import type { Query } from './ts-query';
import { lookUpVocabulary, type Vocabulary } from './vocabulary.sql';

/** A possible meaning of a query text. */
export interface QueryInterpretation {
  /** The parsed query; null matches every product. */
  query: Query | null;
  /** The query as text, if words were corrected. */
  correctedText: string | null;
  /** Words that are ignored. */
  droppedWords: string[];
}

export interface ParsedQuery extends QueryInterpretation {
  /** The required groups of the query, to drop some if no product matches all. */
  groups: RequiredGroup[];
}

interface QueryInterpretations {
  /** Undefined if no word is known. */
  asTyped: ParsedQuery | undefined;
  /** The query with rare words replaced by similar, far more frequent ones. */
  alternative: ParsedQuery | undefined;
}

interface ParseOptions {
  synonyms?: SynonymTable | undefined;
  /** Whether the last word is still being typed. */
  isIncomplete?: boolean;
  /** Whether no word is corrected or dropped. */
  isExact?: boolean;
  /** Whether something else than the words is required too, so that optional words never are. */
  hasOtherGroups?: boolean;
  /** Whether products may come to have words and brands that none has yet. */
  awaitsProducts?: boolean;
}

/**
 * Interprets a query text with the vocabulary, with unknown words corrected. A corrected text is
 * interpreted again, because synonyms and brands of its words count too.
 */
export async function parseQuery(
  database: Queryable,
  text: string,
  options: ParseOptions = {},
): Promise<QueryInterpretations> {
  const { asTyped, alternative } = await parseOnce(database, text, options);
  const reinterpret = async (parsed: ParsedQuery | undefined) => {
    if (!parsed?.correctedText) return parsed;
    const corrected = await parseOnce(database, parsed.correctedText, options);
    const { query, groups } = corrected.asTyped ?? parsed;
    return { ...parsed, query, groups };
  };
  return { asTyped: await reinterpret(asTyped), alternative: await reinterpret(alternative) };
}

async function parseOnce(
  database: Queryable,
  text: string,
  {
    synonyms = builtInTable,
    isIncomplete = false,
    isExact = false,
    hasOtherGroups = false,
    awaitsProducts = false,
  }: ParseOptions,
): Promise<QueryInterpretations> {
  const terms = queryTerms(text);
  if (terms.length === 0) return { asTyped: undefined, alternative: undefined };
  const segments = toSegments(terms, synonyms);
  const brands = segments.flatMap(({ brand }) => brand ?? []);
  const tokens = terms.flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));
  const words = tokens.map(({ word }) => word);
  const incompleteWord = isIncomplete ? words.at(-1) : undefined;
  const found = await lookUpVocabulary(database, {
    words: [
      ...words,
      ...words.flatMap(splitsOf).flat(),
      ...[...adjacentPairs(terms), terms, ...segments.map((segment) => segment.terms)].map(
        joinTerms,
      ),
      ...[...segments, ...partsOf(terms, synonyms)].flatMap((segment) => segment.synonyms.flat()),
      ...brands.flatMap(({ label }) => wordsOf(label)),
    ],
    prefixes: words.filter(
      (word) => (word.length >= minPrefixLength && /\p{L}/u.test(word)) || word === incompleteWord,
    ),
    wordsWithForms: words.filter((word) => isEnglish(word) && word !== incompleteWord),
    wordsToCorrect: words,
    brands: [...brands.map(({ value }) => value), ...words],
  });
  const vocabulary = awaitsProducts ? withWords(found, { tokens, brands }) : found;
  const categories = await allCategories(database);
  const { known, completions, forms, neighbors } = vocabulary;
  const similarWords = [neighbors, ...completions.values(), ...forms.values()].flat();
  const counts = new Map([
    ...similarWords.map((similar) => [similar.word, similar] as const),
    ...known,
  ]);
  const interpret = (correctionMode: SegmentContext['correctionMode']) =>
    toParsedQuery(
      interpretSegments(segments, {
        vocabulary,
        categories,
        synonyms,
        correctionMode,
        incompleteWord,
      }),
      { counts, hasOtherGroups },
    );
  if (isExact) return { asTyped: interpret('none'), alternative: undefined };
  const asTyped = interpret('unknown');
  const alternative = interpret('rare');
  const isAlternative = alternative?.correctedText !== asTyped?.correctedText;
  return { asTyped, alternative: isAlternative ? alternative : undefined };
}

/** Returns the vocabulary as it will be when products have these words and brands. */
function withWords(
  vocabulary: Vocabulary,
  { tokens, brands }: { tokens: Token[]; brands: BrandMatch[] },
): Vocabulary {
  const future = tokens.map(({ word, displayForm }) => ({ word, displayForm, products: 0 }));
  return {
    ...vocabulary,
    known: new Map([...future.map((known) => [known.word, known] as const), ...vocabulary.known]),
    brands: new Set([...vocabulary.brands, ...brands.map(({ value }) => value)]),
  };
}

/** Whether a word may have English forms. Shorter ones are rather abbreviations. */
const isEnglish = (word: string) => /^[a-z]{4,}$/.test(word);

function toParsedQuery(
  segments: InterpretedSegment[],
  { counts, hasOtherGroups }: { counts: WordCounts; hasOtherGroups: boolean },
): ParsedQuery | undefined {
  const isKnown = ({ exact, similar }: InterpretedSegment) => exact.length + similar.length > 0;
  const content = segments.filter(({ wordClass }) => wordClass === 'content');
  const unknown = content.filter((segment) => !isKnown(segment));
  if (content.length > 0 && unknown.length === content.length) return undefined;
  const kept = segments.filter((segment) => !unknown.includes(segment));
  const isCorrected = kept.some(({ correction }) => correction !== undefined);
  return {
    ...toQuery(kept, counts, { hasOtherGroups }),
    correctedText: isCorrected
      ? kept.map(({ correction, text }) => correction ?? text).join(' ')
      : null,
    droppedWords: unknown.map(({ text }) => text),
  };
}

/** Returns the segments of which a term or a phrase consists, in case it is interpreted in parts. */
function partsOf(terms: Term[], synonyms: SynonymTable): Segment[] {
  const partTerms = terms.map(({ parts }) => parts.map((part) => ({ parts: [part] })));
  return [
    ...partTerms.flatMap((parts) => toSegments(parts, synonyms)),
    ...partTerms.flat().flatMap((part) => toSegments([part], synonyms)),
  ];
}
