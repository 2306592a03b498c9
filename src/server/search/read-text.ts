import { termsOf, type Term, type Token } from '../../contract/fold';
import type { Queryable } from '../database/database';
import { allCategories, type CategoryRecord } from '../repositories/categories';
import { ofCategory } from './lexemes';
import { typedTerms, type Group, type Query } from './query';
import { slipsBetween } from './spelling';
import { lookUp, type KnownWord, type Vocabulary } from './vocabulary';

/** One way to understand what was typed. */
export interface Reading {
  /** Null for whatever there is. */
  query: Query | null;
  /** It in words, where they are not the ones that were typed. */
  meant: string | null;
}

/** A term, and the group that it makes. */
interface ReadTerm {
  group: Group;
  /** What was typed in its place; empty for what nobody knows. */
  shown: string;
  isCorrected: boolean;
}

const shortestBegun = 3;
const shortestHalf = 3;
/** Of a word that is one itself, so many that begin with it are meant as well. */
const mostCompletions = 6;
const mostNeighbours = 3;
const mostToLeaveOut = 6;
/** A word is meant in place of one that there is when so many times as many products have it. */
const farMore = 5;

export interface Readings {
  /** The likeliest first. */
  readings: Reading[];
  /** The text with words in place of those that there are, but seldom. */
  offered?: Reading | undefined;
}

/**
 * How a text may be meant: as it was typed, with words that are close in place
 * of those that nobody has used, with such words beside all of them, and with one of them left out.
 * @param isBegun whether the last word is still being typed
 */
export async function readText(
  database: Queryable,
  text: string,
  { isBegun = false } = {},
): Promise<Readings> {
  const terms = typedTerms(text);
  const typed = terms.flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));
  const words = typed.map(({ word }) => word);
  const vocabulary = await lookUp(database, {
    words: [...words, ...words.flatMap(halvesOf).flat(), ...pairs(terms).map(joinedWord)],
    begun: words.filter(
      (word, index) =>
        (word.length >= shortestBegun && /\p{L}/u.test(word)) ||
        (isBegun && index === words.length - 1),
    ),
    misspelt: words,
  });
  const categories = await allCategories(database);
  const read = (neighbours: Knowledge['neighbours']) =>
    readTerms(terms, { vocabulary, categories, neighbours });

  const all = read('none');
  const asTyped = all.filter(({ group }) => group.length > 0);
  if (asTyped.length === 0) return { readings: [] };
  const isTyped = asTyped.length === all.length;
  const leftOut =
    asTyped.length > 2 && asTyped.length <= mostToLeaveOut
      ? asTyped.map((_term, index) => asTyped.filter((_other, at) => at !== index)).reverse()
      : [];
  const loose = read('beside').filter(({ group }) => group.length > 0);
  const offered = read('frequent');
  return {
    readings: [
      readingOf(asTyped, isTyped),
      readingOf(loose, isTyped),
      ...leftOut.map((some) => readingOf(some, false)),
    ],
    offered:
      isTyped && offered.some(({ isCorrected }) => isCorrected)
        ? readingOf(offered, true)
        : undefined,
  };
}

function readingOf(terms: ReadTerm[], isWhole: boolean): Reading {
  const isTyped = isWhole && !terms.some(({ isCorrected }) => isCorrected);
  return {
    query: terms.map(({ group }) => group),
    meant: isTyped ? null : terms.map(({ shown }) => shown).join(' '),
  };
}

interface Knowledge {
  vocabulary: Vocabulary;
  categories: CategoryRecord[];
  /** Whether words that are close to one that there is are meant, beside it or in its place. */
  neighbours: 'none' | 'beside' | 'frequent';
}

function readTerms(terms: Term[], knowledge: Knowledge): ReadTerm[] {
  const read: ReadTerm[] = [];
  let isRead = false;
  for (const [index, term] of terms.entries()) {
    const pair: ReadTerm | undefined = isRead
      ? undefined
      : readPair(term, terms[index + 1], knowledge);
    if (pair) read.push(pair);
    else if (!isRead) read.push(readTerm(term, knowledge));
    isRead = pair !== undefined;
  }
  return read;
}

/** Two words that are also written as one. */
function readPair(term: Term, next: Term | undefined, { vocabulary }: Knowledge) {
  const joined = next && joinedWord([term, next]);
  if (!joined || !vocabulary.known.has(joined)) return undefined;
  const apart = [...term.parts, ...next.parts];
  return {
    group: [apart.map(({ word }) => word), [joined]],
    shown: apart.map(({ shown }) => shown).join(' '),
    isCorrected: false,
  };
}

function readTerm(term: Term, knowledge: Knowledge): ReadTerm {
  const { parts, whole } = term;
  const [token] = parts;
  if (parts.length === 1 && token) return readWord(token, knowledge);
  const shown = whole?.shown ?? parts.map((part) => part.shown).join(' ');
  const { known, completions } = knowledge.vocabulary;
  const begun = whole ? (completions.get(whole.word) ?? []) : [];
  const group = [
    parts.map(({ word }) => word),
    ...(whole && known.has(whole.word) ? [[whole.word]] : []),
    ...begun.slice(0, mostCompletions).map(({ word }) => [word]),
  ];
  return { group, shown, isCorrected: false };
}

function readWord(token: Token, { vocabulary, categories, ...knowledge }: Knowledge): ReadTerm {
  const { word, shown } = token;
  const isKnown = vocabulary.known.has(word);
  const isNumber = !/\p{L}/u.test(word);
  const all = vocabulary.completions.get(word) ?? [];
  const isTooShort = isKnown && word.length <= shortestBegun;
  const completions = isTooShort ? [] : all.slice(0, isKnown ? mostCompletions : all.length);
  const meantWords = [word, ...completions.map((each) => each.word)];
  const group: Group = [
    ...(isKnown || isNumber ? [[word]] : []),
    ...completions.map((each) => [each.word]),
    ...categoriesWith(categories, meantWords).map(({ id }) => [ofCategory(id)]),
  ];
  const neighbours = neighboursOf(word, vocabulary);
  const near = neighbours.map((each) => [each.word]);
  const [nearest] = neighbours;
  const products = vocabulary.known.get(word)?.products ?? 1;
  const isOutnumbered = nearest && nearest.products >= farMore * products;
  if (group.length > 0 && !(knowledge.neighbours === 'frequent' && isOutnumbered)) {
    const isBeside = knowledge.neighbours === 'beside';
    return { group: isBeside ? [...group, ...near] : group, shown, isCorrected: false };
  }
  if (nearest) return { group: near, shown: nearest.shown.toLowerCase(), isCorrected: true };
  const halves = halvesOf(word).find((both) => both.every((half) => vocabulary.known.has(half)));
  if (halves) return { group: [halves], shown: halves.join(' '), isCorrected: true };
  return { group: [], shown: '', isCorrected: true };
}

/** Those with the fewest slips, the frequent first. */
function neighboursOf(word: string, { neighbours }: Vocabulary): KnownWord[] {
  const others = neighbours
    .map((known) => ({ known, slips: slipsBetween(word, known.word) }))
    .filter(({ known, slips }) => known.word !== word && slips < Infinity);
  const fewest = Math.min(...others.map(({ slips }) => slips));
  return others
    .filter(({ slips }) => slips === fewest)
    .map(({ known }) => known)
    .sort((one, other) => other.products - one.products)
    .slice(0, mostNeighbours);
}

function categoriesWith(categories: CategoryRecord[], words: string[]): CategoryRecord[] {
  return categories.filter(({ name }) =>
    termsOf(name).some(({ parts }) => parts.some(({ word }) => words.includes(word))),
  );
}

/** Each two terms that stand side by side. */
function pairs(terms: Term[]): [Term, Term][] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1];
    return next ? [[term, next] satisfies [Term, Term]] : [];
  });
}

function joinedWord([one, other]: [Term, Term]): string {
  return [...one.parts, ...other.parts].map(({ word }) => word).join('');
}

/** The two words that were written as one, at each place where they may part. */
function halvesOf(word: string): [string, string][] {
  const count = Math.max(0, word.length - 2 * shortestHalf + 1);
  return Array.from({ length: count }, (_, index) => [
    word.slice(0, shortestHalf + index),
    word.slice(shortestHalf + index),
  ]);
}
