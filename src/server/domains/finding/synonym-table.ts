import { wordsOf, type Term } from '../../../contract/text/tokenize';
import { alternativesOf } from './attribute-lexemes';
import { findAttributePhrases } from './attribute-words';
import { builtInSynonyms } from './synonyms';

/** The words of each phrase, and the phrases that mean the same, by the phrase's first word. */
export type SynonymTable = ReadonlyMap<string, SynonymEntry[]>;

interface SynonymEntry {
  words: string[];
  /** The words of each other phrase. */
  alternatives: string[][];
}

export const builtInTable = toTable(parseSynonyms(builtInSynonyms));

let latest = { searchWords: '', table: builtInTable };

/** Returns the built-in synonyms with the operator's lines, which replace those for the same words. */
export function synonymsWith(searchWords: string): SynonymTable {
  if (latest.searchWords !== searchWords) {
    const phrases = new Map([...parseSynonyms(builtInSynonyms), ...parseSynonyms(searchWords)]);
    latest = { searchWords, table: toTable(phrases) };
  }
  return latest.table;
}

/** Parses synonyms in the format of Solr and Elasticsearch. See `builtInSynonyms`. */
function parseSynonyms(text: string): Map<string, SynonymEntry> {
  const phrases = new Map<string, SynonymEntry>();
  const addAlternatives = (words: string[], alternatives: string[][]) => {
    const key = words.join(' ');
    if (key === '') return;
    const entry = phrases.get(key) ?? { words, alternatives: [] };
    phrases.set(key, entry);
    const known = new Set([key, ...entry.alternatives.map((phrase) => phrase.join(' '))]);
    for (const alternative of alternatives) {
      const text = alternative.join(' ');
      if (text !== '' && !known.has(text)) entry.alternatives.push(alternative);
      known.add(text);
    }
  };
  for (const line of text.split('\n')) {
    const [words = '', meaning] = (line.split('#')[0] ?? '').split('=>');
    const left = parsePhrases(words);
    const right = meaning === undefined ? left : parseMeaning(meaning);
    for (const phrase of left) addAlternatives(phrase, [...right]);
  }
  return phrases;
}

/** Returns the entries by their first word. */
function toTable(phrases: Map<string, SynonymEntry>): SynonymTable {
  const table = new Map<string, SynonymEntry[]>();
  for (const entry of phrases.values()) {
    const [first = ''] = entry.words;
    table.set(first, [...(table.get(first) ?? []), entry]);
  }
  return table;
}

/** Returns each phrase of a list, and the ones of several words also joined: "eco drive", "ecodrive". */
function parsePhrases(list: string): string[][] {
  return list.split(',').flatMap((phrase) => {
    const words = wordsOf(phrase);
    return words.length > 1 ? [words, [words.join('')]] : [words];
  });
}

/** Returns the phrases of a meaning. An attribute such as "under 38mm" is the lexemes of it. */
function parseMeaning(list: string): string[][] {
  return list.split(',').flatMap((phrase) => {
    const [attribute] = findAttributePhrases(phrase);
    return attribute?.words === phrase.trim() ? alternativesOf(attribute) : parsePhrases(phrase);
  });
}

/** Finds the longest phrase of the table with which the terms begin. It ends at the end of a term. */
export function longestPhrase<Entry extends { words: string[] }>(
  table: ReadonlyMap<string, Entry[]>,
  terms: Term[],
): { entry: Entry; termCount: number } | undefined {
  let longest: { entry: Entry; termCount: number } | undefined;
  const [first = ''] = terms[0]?.parts.map(({ word }) => word) ?? [];
  for (const entry of table.get(first) ?? []) {
    const termCount = countTermsOfPhrase(entry.words, terms);
    const isLonger = termCount > 0 && entry.words.length > (longest?.entry.words.length ?? 0);
    if (isLonger) longest = { entry, termCount };
  }
  return longest;
}

/** Returns how many terms have exactly the words of a phrase; 0 if they have others. */
function countTermsOfPhrase(words: string[], terms: Term[]): number {
  let position = 0;
  for (const [index, { parts }] of terms.entries()) {
    for (const { word } of parts) {
      if (word !== words[position]) return 0;
      position += 1;
    }
    if (position === words.length) return index + 1;
  }
  return 0;
}
