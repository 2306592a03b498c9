import { wordsOf, type Term } from '../../../contract/text/tokenize';
import { editDistance } from './spelling-correction';
import { builtInTable, longestPhrase } from './synonym-table';
import {
  descriptiveWords,
  fillerPhrases,
  ordinaryWords as ordinaryWordList,
  optionalPhrases,
  stopWords as stopWordList,
  wearerWords,
} from './synonyms';

/** How a word takes part in a search: fillers and optional words rank, stop words are ignored. */
export type WordClass = 'content' | 'optional' | 'filler' | 'stop';

interface ClassifiedPhrase {
  words: string[];
  wordClass: 'optional' | 'filler';
}

const phrases = new Map<string, ClassifiedPhrase[]>();
for (const [wordClass, texts] of [
  ['optional', optionalPhrases],
  ['filler', fillerPhrases],
] as const) {
  for (const words of texts.flatMap(withJoinedWords)) {
    const [first = ''] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { words, wordClass }]);
  }
}

const stopWords = new Set(stopWordList.flatMap(wordsOf));
const wearers = new Set(wearerWords.flatMap(wordsOf));
const descriptive = new Set(descriptiveWords.flatMap(wordsOf));
const fillerWords = fillerPhrases.map(wordsOf).filter((words) => words.length === 1);
const ordinaryWords = new Set([
  ...stopWords,
  ...descriptive,
  ...ordinaryWordList.flatMap(wordsOf),
  ...[...phrases.values()].flat().flatMap(({ words }) => words),
  ...[...builtInTable.values()].flat().flatMap(({ words }) => words),
]);

/** Finds the longest phrase of a class with which the terms begin. */
export function classifiedPhrase(terms: Term[]) {
  return longestPhrase(phrases, terms);
}

export const isStopWord = (word: string) => stopWords.has(word);

/** Whether a word describes, and says less than the word that it describes. */
export const isDescriptive = (word: string) => descriptive.has(word);

/** Whether a word says for whom a watch is. */
export const isWearer = (word: string) => wearers.has(word);

/** Whether a term consists of stop words. */
export function isStopTerm({ parts }: Term): boolean {
  return parts.every(({ word }) => stopWords.has(word));
}

/** Whether a word is of the watch trade, a color, a gender or the like: it is never corrected. */
export const isOrdinaryWord = (word: string) => ordinaryWords.has(word);

/** Whether a word says so little that no other word is corrected to it. */
export function isVague(word: string): boolean {
  const [phrase] = phrases.get(word) ?? [];
  return stopWords.has(word) || phrase?.words.length === 1;
}

/** Whether a word is a misspelled filler, such as "wacth". */
export function isMisspelledFiller(word: string): boolean {
  return fillerWords.some(
    ([filler = '']) =>
      filler.length > 4 && filler[0] === word[0] && editDistance(word, filler) === 1,
  );
}

function withJoinedWords(phrase: string): string[][] {
  const words = wordsOf(phrase);
  return words.length > 1 ? [words, [words.join('')]] : [words];
}
