import type { Term } from '../../../contract/text/tokenize';
import { interpretBrand } from './interpret-brand';
import { categoryLexeme } from '../catalogue/lexemes';
import { categoriesWith, interpretWord, type WordMeaning } from './interpret-word';
import {
  contentWords,
  toInterpretedSegment,
  isDigits,
  wordsIn,
  type InterpretedSegment,
  type SegmentContext,
} from './interpreted-segment';
import { isMeasure, joinTerms } from './query-terms';
import { splitSegment, toSegments, type Segment } from './segments';
import type { Alternative } from './ts-query';
import { isMisspelledFiller } from './word-classes';

/** The maximum number of completions of a term of several parts. */
const maxCompletions = 6;

/** Interprets a segment. Returns several segments if the vocabulary has only its terms or their parts. */
export function interpretSegment(segment: Segment, context: SegmentContext): InterpretedSegment[] {
  const { terms, wordClass } = segment;
  if (wordClass === 'stop')
    return [toInterpretedSegment(terms, 'stop', { exact: [], similar: [] })];
  if (segment.brand) {
    const { brand, ...unbranded } = segment;
    const asBrand = interpretBrand(brand, terms, context.vocabulary);
    if (asBrand === 'ordinaryWords') return interpretSegment(unbranded, context);
    const asWords = asBrand.isOrdinaryWord ? interpretSegment(unbranded, context) : [];
    const meaning = {
      exact: [...asBrand.exact, ...asWords.flatMap(({ exact }) => exact)],
      similar: [...asBrand.similar, ...asWords.flatMap(({ similar }) => similar)],
    };
    return [{ ...toInterpretedSegment(terms, 'content', meaning), isBrand: asBrand.hasProducts }];
  }
  const { known } = context.vocabulary;
  const knownSynonyms = segment.synonyms
    .map((words) => contentWords(words))
    .filter((words) => words.every((word) => known.has(word) || isDigits(word) || isLexeme(word)));
  const [term] = terms;
  if (terms.length === 1 && term) {
    if (term.parts.length === 1) return [interpretSinglePart(segment, knownSynonyms, context)];
    if (knownSynonyms.length > 0 || isOneWord(term, context))
      return [
        toInterpretedSegment(terms, wordClass, interpretCompound(term, knownSynonyms, context)),
      ];
    return splitCompound(term, context);
  }
  const words = contentWords(wordsIn(terms));
  const joined = joinTerms(terms);
  const exact = [
    ...(words.every((word) => known.has(word) || isDigits(word)) ? [words] : []),
    ...(known.has(joined) ? [[joined]] : []),
  ];
  const namedCategories = categoriesWith(
    context.categories,
    segment.synonyms.map((phrase) => phrase.join('')),
  ).map(({ id }) => [categoryLexeme(id)]);
  const isFound = exact.length + knownSynonyms.length + namedCategories.length > 0;
  if (wordClass !== 'content' || isFound)
    return [
      toInterpretedSegment(terms, wordClass, {
        exact,
        similar: [...knownSynonyms, ...namedCategories],
      }),
    ];
  return splitSegment(segment, context.synonyms).flatMap((part) => interpretSegment(part, context));
}

/** Whether a word of a meaning is the lexeme of an attribute. */
const isLexeme = (word: string) => word.startsWith('#');

function interpretSinglePart(
  { terms, wordClass, synonyms }: Segment,
  knownSynonyms: Alternative[],
  context: SegmentContext,
): InterpretedSegment {
  const [token] = terms.flatMap(({ parts }) => parts);
  const noAlternatives = { exact: [], similar: [] };
  if (!token) return toInterpretedSegment(terms, 'stop', noAlternatives);
  const found = interpretWord(token, { all: synonyms, known: knownSynonyms }, context);
  const isFound = found.exact.length + found.similar.length > 0;
  const mayBeFiller = !isFound || found.correction !== undefined;
  return mayBeFiller && isMisspelledFiller(token.word)
    ? toInterpretedSegment(terms, 'filler', noAlternatives)
    : toInterpretedSegment(terms, wordClass, found);
}

/** Whether a term of several parts is one word of the vocabulary, a measure, or a model number of known parts. */
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
  return toSegments(terms, context.synonyms).flatMap((part) => interpretSegment(part, context));
}

/** Interprets a term of several parts, such as "T-25" or "36mm". */
function interpretCompound(
  term: Term,
  knownSynonyms: Alternative[],
  { vocabulary: { known, completions } }: SegmentContext,
): WordMeaning {
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
      ...knownSynonyms,
    ],
  };
}
