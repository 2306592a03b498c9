import { tokenize, type Term, type Token } from '../../contract/tokenize';
import type { CategoryRecord } from '../repositories/categories';
import { categoryLexeme } from './lexemes';
import { isStopTerm, isMeasure, type Group } from './ts-query';
import { editDistance } from './spelling-correction';
import type { KnownWord, Vocabulary } from './vocabulary';

/** A term of the query text, interpreted with the vocabulary. */
export interface InterpretedTerm {
  /** Empty for an unknown word. */
  group: Group;
  /** The term as shown to the user; empty for an unknown word. */
  displayForm: string;
  isCorrected: boolean;
}

/** The shortest part into which an unknown word is split. */
const minHalfLength = 3;
/** Shorter prefixes are not completed: they would match nearly everything. */
export const minPrefixLength = 3;
/** The number of completions added to a word that is itself in the vocabulary. */
const maxCompletions = 6;
const maxNeighbours = 3;
/** A similar word replaces a known word if at least this many times as many products contain it. */
const frequencyRatio = 5;

export interface TermContext {
  vocabulary: Vocabulary;
  categories: CategoryRecord[];
  /** `add` adds similar words to a known word; `replace` replaces it if they are far more frequent. */
  neighbours: 'none' | 'add' | 'replace';
}

/** Interprets the terms of a query text; stop words are omitted unless there are no other terms. */
export function interpretTerms(terms: Term[], context: TermContext): InterpretedTerm[] {
  const allJoined = terms.length > 2 && interpretJoined(terms, context);
  if (allJoined) return [allJoined];
  const areStopTerms = terms.every(isStopTerm);
  const interpreted: InterpretedTerm[] = [];
  let isSecondOfPair = false;
  for (const [index, term] of terms.entries()) {
    const pair: InterpretedTerm | undefined = isSecondOfPair
      ? undefined
      : interpretJoined(terms.slice(index, index + 2), context);
    if (pair) interpreted.push(pair);
    else if (!isSecondOfPair && (areStopTerms || !isStopTerm(term)))
      interpreted.push(interpretTerm(term, context));
    isSecondOfPair = pair !== undefined;
  }
  return interpreted;
}

/**
 * Interprets several terms as one word that the vocabulary has, such as a reference number written in
 * groups. Returns undefined if it has no such word.
 */
function interpretJoined(terms: Term[], { vocabulary }: TermContext) {
  const joinedWord = joinTerms(terms);
  if (terms.length < 2 || !vocabulary.known.has(joinedWord)) return undefined;
  const tokens = terms.flatMap(({ parts }) => parts);
  return {
    group: [tokens.map(({ word }) => word), [joinedWord]],
    displayForm: tokens.map(({ displayForm }) => displayForm).join(' '),
    isCorrected: false,
  };
}

function interpretTerm(term: Term, context: TermContext): InterpretedTerm {
  const { parts, whole } = term;
  const [token] = parts;
  if (parts.length === 1 && token) return interpretWord(token, context);
  const displayForm = whole?.displayForm ?? parts.map((part) => part.displayForm).join(' ');
  const { known, completions } = context.vocabulary;
  const completed = whole ? (completions.get(whole.word) ?? []) : [];
  const group = [
    parts.map(({ word }) => word),
    ...(whole && known.has(whole.word) ? [[whole.word]] : []),
    ...completed.slice(0, maxCompletions).map(({ word }) => [word]),
    ...(isMeasure(term) && token ? [[token.word]] : []),
  ];
  return { group, displayForm, isCorrected: false };
}

function interpretWord(
  token: Token,
  { vocabulary, categories, ...context }: TermContext,
): InterpretedTerm {
  const { word, displayForm } = token;
  const isKnown = vocabulary.known.has(word);
  const isNumber = !/\p{L}/u.test(word);
  const knownCompletions = vocabulary.completions.get(word) ?? [];
  const isTooShort = isKnown && word.length <= minPrefixLength;
  const completions = isTooShort
    ? []
    : knownCompletions.slice(0, isKnown ? maxCompletions : knownCompletions.length);
  const meantWords = [word, ...completions.map((each) => each.word)];
  const group: Group = [
    ...(isKnown || isNumber ? [[word]] : []),
    ...completions.map((each) => [each.word]),
    ...categoriesWith(categories, meantWords).map(({ id }) => [categoryLexeme(id)]),
  ];
  const neighbours = neighboursOf(word, vocabulary);
  const neighbourAlternatives = neighbours.map((each) => [each.word]);
  const [nearest] = neighbours;
  const products = vocabulary.known.get(word)?.products ?? 1;
  const isNeighbourFarMoreFrequent = nearest && nearest.products >= frequencyRatio * products;
  if (group.length > 0 && !(context.neighbours === 'replace' && isNeighbourFarMoreFrequent)) {
    const addsNeighbours = context.neighbours === 'add';
    return {
      group: addsNeighbours ? [...group, ...neighbourAlternatives] : group,
      displayForm,
      isCorrected: false,
    };
  }
  if (nearest)
    return {
      group: neighbourAlternatives,
      displayForm: nearest.displayForm.toLowerCase(),
      isCorrected: true,
    };
  const split = splitsOf(word).find((both) => both.every((half) => vocabulary.known.has(half)));
  if (split) return { group: [split], displayForm: split.join(' '), isCorrected: true };
  return { group: [], displayForm: '', isCorrected: true };
}

/** Returns the known words with the smallest edit distance to a word, most frequent first. */
function neighboursOf(word: string, { neighbours }: Vocabulary): KnownWord[] {
  const others = neighbours
    .map((known) => ({ known, edits: editDistance(word, known.word) }))
    .filter(({ known, edits }) => known.word !== word && edits < Infinity);
  const minEdits = Math.min(...others.map(({ edits }) => edits));
  return others
    .filter(({ edits }) => edits === minEdits)
    .map(({ known }) => known)
    .sort((one, other) => other.products - one.products)
    .slice(0, maxNeighbours);
}

function categoriesWith(categories: CategoryRecord[], words: string[]): CategoryRecord[] {
  return categories.filter(({ name }) => {
    const nameWords = tokenize(name).flatMap(({ parts }) => parts.map(({ word }) => word));
    // The query may write the words of the name as one: "divewatch".
    return [...nameWords, nameWords.join('')].some((word) => words.includes(word));
  });
}

/** Returns each pair of adjacent terms. */
export function adjacentPairs(terms: Term[]): [Term, Term][] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1];
    return next ? [[term, next] satisfies [Term, Term]] : [];
  });
}

/** Returns the words of several terms, written as one. */
export function joinTerms(terms: Term[]): string {
  return terms.flatMap(({ parts }) => parts.map(({ word }) => word)).join('');
}

/** Returns every split of a word into two parts, for two words that were written as one. */
export function splitsOf(word: string): [string, string][] {
  const count = Math.max(0, word.length - 2 * minHalfLength + 1);
  return Array.from({ length: count }, (_, index) => [
    word.slice(0, minHalfLength + index),
    word.slice(minHalfLength + index),
  ]);
}
