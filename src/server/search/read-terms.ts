import { tokenize, type Term, type Token } from '../../contract/tokenize';
import type { CategoryRecord } from '../repositories/categories';
import { ofCategory } from './lexemes';
import { isFiller, isMeasure, type Group } from './query';
import { slipsBetween } from './spelling';
import type { KnownWord, Vocabulary } from './vocabulary';

/** A term, and the group that it makes. */
export interface ReadTerm {
  group: Group;
  /** What was typed in its place; empty for what nobody knows. */
  shown: string;
  isCorrected: boolean;
}

const shortestHalf = 3;
/** What is shorter begins nearly everything. */
export const shortestBegun = 3;
/** Of a word that is one itself, so many that begin with it are meant as well. */
const mostCompletions = 6;
const mostNeighbours = 3;
/** A word is meant in place of one that there is when so many times as many products have it. */
const farMore = 5;

export interface Knowledge {
  vocabulary: Vocabulary;
  categories: CategoryRecord[];
  /** Whether words that are close to one that there is are meant, beside it or in its place. */
  neighbours: 'none' | 'beside' | 'frequent';
}

export function readTerms(terms: Term[], knowledge: Knowledge): ReadTerm[] {
  const joined = terms.length > 2 && readJoined(terms, knowledge);
  if (joined) return [joined];
  const isOnlyFilled = terms.every(isFiller);
  const read: ReadTerm[] = [];
  let isRead = false;
  for (const [index, term] of terms.entries()) {
    const pair: ReadTerm | undefined = isRead
      ? undefined
      : readJoined(terms.slice(index, index + 2), knowledge);
    if (pair) read.push(pair);
    else if (!isRead && (isOnlyFilled || !isFiller(term))) read.push(readTerm(term, knowledge));
    isRead = pair !== undefined;
  }
  return read;
}

/** Words that are also written as one, such as the groups of a reference number. */
function readJoined(terms: Term[], { vocabulary }: Knowledge) {
  const joined = joinedWord(terms);
  if (terms.length < 2 || !vocabulary.known.has(joined)) return undefined;
  const apart = terms.flatMap(({ parts }) => parts);
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
    ...(isMeasure(term) && token ? [[token.word]] : []),
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
  const count = Math.max(0, word.length - 2 * shortestHalf + 1);
  return Array.from({ length: count }, (_, index) => [
    word.slice(0, shortestHalf + index),
    word.slice(shortestHalf + index),
  ]);
}
