import { tokenize, type Term, type Token } from '../../contract/tokenize';
import type { CategoryRecord } from '../repositories/categories';
import { categoryLexeme } from './lexemes';
import { isStopTerm, isMeasure, type Group } from './ts-query';
import { editDistance } from './spelling-correction';
import type { KnownWord, Vocabulary } from './vocabulary';

/** A term of the query text as a group of the query. */
export interface InterpretedTerm {
  group: Group;
  /** The text for it; empty for an unknown word. */
  displayForm: string;
  isCorrected: boolean;
}

const minHalfLength = 3;
/** A shorter prefix matches nearly everything. */
export const minPrefixLength = 3;
/** Of a word that is in the vocabulary itself. */
const maxCompletions = 6;
const maxNeighbours = 3;
/** A similar word replaces a known one if so many times as many products have it. */
const frequencyRatio = 5;

export interface TermContext {
  vocabulary: Vocabulary;
  categories: CategoryRecord[];
  /** Whether similar words are added to a known word, or replace it if they are far more frequent. */
  neighbours: 'none' | 'beside' | 'frequent';
}

export function interpretTerms(terms: Term[], context: TermContext): InterpretedTerm[] {
  const joined = terms.length > 2 && interpretJoined(terms, context);
  if (joined) return [joined];
  const areStopTerms = terms.every(isStopTerm);
  const read: InterpretedTerm[] = [];
  let isRead = false;
  for (const [index, term] of terms.entries()) {
    const pair: InterpretedTerm | undefined = isRead
      ? undefined
      : interpretJoined(terms.slice(index, index + 2), context);
    if (pair) read.push(pair);
    else if (!isRead && (areStopTerms || !isStopTerm(term)))
      read.push(interpretTerm(term, context));
    isRead = pair !== undefined;
  }
  return read;
}

/** Words that products also write as one, such as the groups of a reference number. */
function interpretJoined(terms: Term[], { vocabulary }: TermContext) {
  const joined = joinedWord(terms);
  if (terms.length < 2 || !vocabulary.known.has(joined)) return undefined;
  const apart = terms.flatMap(({ parts }) => parts);
  return {
    group: [apart.map(({ word }) => word), [joined]],
    displayForm: apart.map(({ displayForm }) => displayForm).join(' '),
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
  const all = vocabulary.completions.get(word) ?? [];
  const isTooShort = isKnown && word.length <= minPrefixLength;
  const completions = isTooShort ? [] : all.slice(0, isKnown ? maxCompletions : all.length);
  const meantWords = [word, ...completions.map((each) => each.word)];
  const group: Group = [
    ...(isKnown || isNumber ? [[word]] : []),
    ...completions.map((each) => [each.word]),
    ...categoriesWith(categories, meantWords).map(({ id }) => [categoryLexeme(id)]),
  ];
  const neighbours = neighboursOf(word, vocabulary);
  const near = neighbours.map((each) => [each.word]);
  const [nearest] = neighbours;
  const products = vocabulary.known.get(word)?.products ?? 1;
  const isOutnumbered = nearest && nearest.products >= frequencyRatio * products;
  if (group.length > 0 && !(context.neighbours === 'frequent' && isOutnumbered)) {
    const isBeside = context.neighbours === 'beside';
    return { group: isBeside ? [...group, ...near] : group, displayForm, isCorrected: false };
  }
  if (nearest)
    return { group: near, displayForm: nearest.displayForm.toLowerCase(), isCorrected: true };
  const halves = halvesOf(word).find((both) => both.every((half) => vocabulary.known.has(half)));
  if (halves) return { group: [halves], displayForm: halves.join(' '), isCorrected: true };
  return { group: [], displayForm: '', isCorrected: true };
}

/** The words with the smallest edit distance, most frequent first. */
function neighboursOf(word: string, { neighbours }: Vocabulary): KnownWord[] {
  const others = neighbours
    .map((known) => ({ known, edits: editDistance(word, known.word) }))
    .filter(({ known, edits }) => known.word !== word && edits < Infinity);
  const fewest = Math.min(...others.map(({ edits }) => edits));
  return others
    .filter(({ edits }) => edits === fewest)
    .map(({ known }) => known)
    .sort((one, other) => other.products - one.products)
    .slice(0, maxNeighbours);
}

function categoriesWith(categories: CategoryRecord[], words: string[]): CategoryRecord[] {
  return categories.filter(({ name }) => {
    const named = tokenize(name).flatMap(({ parts }) => parts.map(({ word }) => word));
    // Its words may be written as one: "divewatch".
    return [...named, named.join('')].some((word) => words.includes(word));
  });
}

/** Each two terms that stand side by side. */
export function pairs(terms: Term[]): [Term, Term][] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1];
    return next ? [[term, next] satisfies [Term, Term]] : [];
  });
}

export function joinedWord(terms: Term[]): string {
  return terms.flatMap(({ parts }) => parts.map(({ word }) => word)).join('');
}

/** The two words that were written as one, at each place where they may part. */
export function halvesOf(word: string): [string, string][] {
  const count = Math.max(0, word.length - 2 * minHalfLength + 1);
  return Array.from({ length: count }, (_, index) => [
    word.slice(0, minHalfLength + index),
    word.slice(minHalfLength + index),
  ]);
}
