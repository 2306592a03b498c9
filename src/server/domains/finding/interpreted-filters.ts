import { tokenize, wordsOf } from '../../../contract/text/tokenize';
import type { InterpretedWords, Search } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { findExisting } from './find-existing.sql';
import { listedMatches } from './filters.sql';
import { nameLexeme, quoteLexeme } from '../catalogue/lexemes';
import { isAmountOfMoney, type PricePhrase } from './price-words';
import { classifiedPhrase, isStopTerm } from './word-classes';

/**
 * Adds the filters and the order that words of the text mean to a search. The request's own filters win:
 * words that have no effect beside them are not returned.
 */
export function applyInterpretedWords(
  search: Search,
  phrases: InterpretedWords[],
): { search: Search; interpreted: InterpretedWords[] } {
  const pricePhrases = phrases.filter(
    ({ order, label }) => order === undefined && label === undefined,
  );
  const highestFrom = Math.max(...pricePhrases.flatMap(({ priceFrom }) => priceFrom ?? []));
  const lowestTo = Math.min(...pricePhrases.flatMap(({ priceTo }) => priceTo ?? []));
  const priceFrom = search.priceFrom ?? (highestFrom > -Infinity ? highestFrom : undefined);
  const priceTo = search.priceTo ?? (lowestTo < Infinity ? lowestTo : undefined);
  const isPossible = (priceFrom ?? 0) <= (priceTo ?? Infinity);
  const order = search.order ?? phrases.find((phrase) => phrase.order)?.order;
  const hasEffect = (phrase: InterpretedWords) =>
    phrase.label !== undefined ||
    (phrase.order !== undefined
      ? search.order === undefined && phrase.order === order
      : isPossible &&
        ((phrase.priceFrom !== undefined && search.priceFrom === undefined) ||
          (phrase.priceTo !== undefined && search.priceTo === undefined)));
  const interpreted = phrases.filter(hasEffect).map((phrase) => ({
    words: phrase.words,
    ...(phrase.label !== undefined && { label: phrase.label }),
    ...(phrase.order && { order: phrase.order }),
    ...(phrase.priceFrom !== undefined &&
      search.priceFrom === undefined && { priceFrom: phrase.priceFrom }),
    ...(phrase.priceTo !== undefined &&
      search.priceTo === undefined && { priceTo: phrase.priceTo }),
  }));
  return {
    search: { ...search, order, ...(isPossible && { priceFrom, priceTo }) },
    interpreted,
  };
}

/** Returns the phrases that are not a part of a product's name, as "max 500" in "Reef Max 500". */
export async function withoutModelNames(
  database: Queryable,
  text: string,
  phrases: PricePhrase[],
): Promise<PricePhrase[]> {
  const testedPhrases = phrases.filter(
    (phrase) => phrase.order === undefined && !isAmountOfMoney(phrase),
  );
  if (testedPhrases.length === 0) return phrases;
  const isName = await findExisting(
    database,
    testedPhrases.map((phrase) => listedMatches(modelNameQuery(text, phrase), new Map())),
  );
  return phrases.filter((phrase) => !isName[testedPhrases.indexOf(phrase)]);
}

/** The tsquery text of names that contain a phrase and a word beside it, or of a reference number. */
function modelNameQuery(text: string, { words, start, end }: PricePhrase): string {
  const before = contentWordsOfText(text.slice(0, start)).slice(-1);
  const after = contentWordsOfText(text.slice(end)).slice(0, 1);
  const phraseWords = wordsOf(words);
  const toNameQuery = (names: string[]) =>
    `(${names.map((word) => quoteLexeme(nameLexeme(word))).join('&')})`;
  const neighbors = [before, after].filter(({ length }) => length > 0);
  const alternatives = neighbors.length > 0 ? neighbors : [[]];
  return [
    ...alternatives.map((neighbor) => toNameQuery([...phraseWords, ...neighbor])),
    `${quoteLexeme(phraseWords.join(''))}:AB`,
  ].join('|');
}

/** Returns the words of a text that are no stop words or fillers. */
function contentWordsOfText(text: string): string[] {
  return tokenize(text)
    .filter((term) => !isStopTerm(term) && classifiedPhrase([term])?.entry.wordClass !== 'filler')
    .flatMap(({ parts }) => parts.map(({ word }) => word));
}
