import { tokenize, type Token } from '../../../contract/text/tokenize';
import type { CategoryRecord } from '../catalogue/categories.sql';
import { categoryLexeme } from '../catalogue/lexemes';
import { isNotLatin } from './query-terms';
import { editDistance } from './spelling-correction';
import type { Alternative } from './ts-query';
import type { KnownWord, Vocabulary } from './vocabulary.sql';
import { classifiedPhrase, isOrdinaryWord, isVague } from './word-classes';

export interface WordContext {
  vocabulary: Vocabulary;
  categories: CategoryRecord[];
  /** Which words are corrected: unknown ones, also rare ones that are similar to frequent ones, or none. */
  correctionMode: 'unknown' | 'rare' | 'none';
  /** The word that is still being typed. */
  incompleteWord: string | undefined;
}

export interface WordMeaning {
  exact: Alternative[];
  similar: Alternative[];
  /** The word that replaces the typed one. */
  correction?: string;
}

/** The minimum number of letters in each half of a word that is split. */
const minHalfLength = 3;
/** Shorter prefixes are not completed: they would match nearly everything. */
export const minPrefixLength = 3;
/** The number of completions added to a word that is itself in the vocabulary. */
const maxCompletions = 6;
const maxNeighbours = 3;
/** A similar word replaces a known word if at least this many times as many products contain it. */
const frequencyRatio = 5;
/**
 * The first letter of a shorter word is not corrected: "pink" is not "link". One of another script may be:
 * its Latin letter is only one of those that sound alike, as the K of "কমেট" (Comet).
 */
const minLengthToCorrectFirstLetter = 6;

interface WordSynonyms {
  all: Alternative[];
  /** Those in the vocabulary. */
  known: Alternative[];
}

/** Finds what a word of a query means in the vocabulary: itself, completed words, or a correction. */
export function interpretWord(
  token: Token,
  { all: allSynonyms, known: synonyms }: WordSynonyms,
  context: WordContext,
): WordMeaning {
  const { word } = token;
  const { vocabulary, categories } = context;
  const isKnown = vocabulary.known.has(word);
  const isNumber = !/\p{L}/u.test(word);
  const completions = completionsOf(word, context);
  const namedCategories = categoriesWith(categories, [word]);
  const exact = [
    ...(isKnown || isNumber ? [[word]] : []),
    ...namedCategories.map(({ id }) => [categoryLexeme(id)]),
  ];
  const completed = completions.map((completion) => [completion.word]);
  const halves = isKnown ? knownHalves(word, vocabulary) : [];
  const forms = vocabulary.forms.get(word) ?? [];
  const similar = [
    ...completed,
    ...forms.map((form) => [form.word]),
    ...synonyms,
    ...halves,
    ...categoriesWith(
      categories,
      [...completed, ...allSynonyms].map((words) => words.join('')),
    )
      .filter(({ id }) => !namedCategories.some((other) => other.id === id))
      .map(({ id }) => [categoryLexeme(id)]),
  ];
  const isFound = exact.length + similar.length > 0;
  if (context.correctionMode === 'none' && !isFound) return { exact: [[word]], similar: [] };
  if (context.correctionMode === 'none' || isOrdinaryWord(word)) return { exact, similar };
  const corrections = neighborsOf(token, vocabulary);
  const [nearest] = corrections;
  const products = vocabulary.known.get(word)?.products ?? 1;
  const isReplaced =
    context.correctionMode === 'rare' && nearest && nearest.products >= frequencyRatio * products;
  if (isFound && !isReplaced) return { exact, similar };
  if (nearest) {
    const [first = [], ...others] = corrections.map((known) => [known.word]);
    return { exact: [first], similar: others, correction: nearest.displayForm.toLowerCase() };
  }
  return splitWord(word, vocabulary) ?? { exact: [], similar: [] };
}

function completionsOf(word: string, { vocabulary, incompleteWord }: WordContext): KnownWord[] {
  const all = vocabulary.completions.get(word) ?? [];
  if (!vocabulary.known.has(word) || word === incompleteWord) return all;
  return word.length < minPrefixLength ? [] : all.slice(0, maxCompletions);
}

/** Returns the two known words that a name joins: "gmtmaster" is also "GMT Master". */
function knownHalves(word: string, { known }: Vocabulary): Alternative[] {
  const halves = splitsOf(word).find((both) =>
    both.every((half) => known.has(half) && !isVague(half)),
  );
  return halves ? [halves] : [];
}

/** Splits an unknown word into two known ones. A filler at its end, as in "divewatch", is left out. */
function splitWord(word: string, { known }: Vocabulary): WordMeaning | undefined {
  for (const [first, second] of splitsOf(word)) {
    if (!known.has(first)) continue;
    const term = { parts: [{ word: second, displayForm: second }] };
    if (classifiedPhrase([term])?.entry.wordClass === 'filler')
      return { exact: [[first]], similar: [] };
    if (known.has(second))
      return { exact: [[first, second]], similar: [], correction: `${first} ${second}` };
  }
  return undefined;
}

/** Returns the known words with the smallest edit distance to a word, most frequent first. */
function neighborsOf(token: Token, { neighbors }: Vocabulary): KnownWord[] {
  const { word } = token;
  const isFirstLetterCorrected = word.length >= minLengthToCorrectFirstLetter || isNotLatin(token);
  const others = neighbors
    .filter((known) => isFirstLetterCorrected || word[0] === known.word[0])
    .filter((known) => known.word !== word && !isVague(known.word))
    .map((known) => ({ known, edits: editDistance(word, known.word) }))
    .filter(({ edits }) => edits < Infinity);
  const minEdits = Math.min(...others.map(({ edits }) => edits));
  return others
    .filter(({ edits }) => edits === minEdits)
    .map(({ known }) => known)
    .sort((one, other) => other.products - one.products)
    .slice(0, maxNeighbours);
}

/** Returns the categories whose name contains one of the words. */
export function categoriesWith(categories: CategoryRecord[], words: string[]): CategoryRecord[] {
  return categories.filter(({ name }) => {
    const nameWords = tokenize(name).flatMap(({ parts }) => parts.map((part) => part.word));
    const distinctive = nameWords.filter((nameWord) => !isVague(nameWord));
    // The query may write the words of the name as one: "divewatch".
    return [...distinctive, nameWords.join('')].some((nameWord) => words.includes(nameWord));
  });
}

/** Returns every split of a word into two parts, for two words that were written as one. */
export function splitsOf(word: string): [string, string][] {
  const count = Math.max(0, word.length - 2 * minHalfLength + 1);
  return Array.from({ length: count }, (_, index) => [
    word.slice(0, minHalfLength + index),
    word.slice(minHalfLength + index),
  ]);
}
