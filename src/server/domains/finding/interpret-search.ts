import type { InterpretedWords, Search } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import type { Cursor } from './cursor';
import { applyInterpretedWords, withoutModelNames } from './interpreted-filters';
import { parseQuery, type ParsedQuery } from './parse-query';
import { findPricePhrases, withoutPhrases } from './price-words';
import { queryTerms } from './query-terms';
import { toSegments, type Segment } from './segments';
import type { SynonymTable } from './synonym-table';
import { isStopTerm } from './word-classes';

/** A search whose text is interpreted: words that mean filters are filters. */
interface InterpretedSearch {
  search: Search;
  interpreted: InterpretedWords[];
  /** Undefined if the text has words, but no known ones. */
  asTyped: ParsedQuery | undefined;
  alternative: ParsedQuery | undefined;
}

const allProductsQuery: ParsedQuery = {
  query: null,
  groups: [],
  correctedText: null,
  droppedWords: [],
};

export async function interpretSearch(
  database: Queryable,
  search: Search,
  synonyms: SynonymTable,
): Promise<InterpretedSearch> {
  const { text = '' } = search;
  const phrases = await withoutModelNames(database, text, findPricePhrases(text));
  const words = withoutPhrases(text, phrases);
  const applied = applyInterpretedWords(search, phrases);
  const isEverything = text === '' || (phrases.length > 0 && !hasContent(words, synonyms));
  if (isEverything) return { ...applied, asTyped: allProductsQuery, alternative: undefined };
  const parsed = await parseQuery(database, words, { synonyms, isExact: search.exact === true });
  const withPhrases = (query: ParsedQuery | undefined) => query && appendPhrases(query, phrases);
  return {
    ...applied,
    asTyped: withPhrases(parsed.asTyped),
    alternative: withPhrases(parsed.alternative),
  };
}

/** Whether the words say which watches are meant, as those of "anything" and "a gift" do not. */
function hasContent(words: string, synonyms: SynonymTable): boolean {
  const terms = queryTerms(words);
  const saysNothing = ({ wordClass }: Segment) => wordClass === 'stop' || wordClass === 'filler';
  return !terms.every(isStopTerm) && !toSegments(terms, synonyms).every(saysNothing);
}

/** The corrected text contains the words of filters too: it can be searched for in place of the typed. */
function appendPhrases(query: ParsedQuery, phrases: InterpretedWords[]): ParsedQuery {
  if (query.correctedText === null) return query;
  const words = phrases.map((phrase) => phrase.words);
  return { ...query, correctedText: [query.correctedText, ...words].join(' ') };
}

/** Returns the search without the prices that its text means, and their words as dropped ones. */
export function withoutInterpretedPrices(
  requested: Search,
  interpreted: InterpretedWords[],
): { search: Search; interpreted: InterpretedWords[]; droppedWords: string[] } {
  const orders = interpreted.filter(({ order }) => order !== undefined);
  const prices = interpreted.filter(({ order }) => order === undefined);
  return {
    ...applyInterpretedWords(requested, orders),
    droppedWords: prices.map(({ words }) => words),
  };
}

/** Returns the search of a further page, interpreted as the page before. */
export function searchOfCursor(search: Search, cursor: Cursor): InterpretedSearch {
  const { query, correctedText, droppedWords, interpreted } = cursor;
  return {
    ...applyInterpretedWords(search, interpreted),
    asTyped: { query, correctedText, droppedWords, groups: [] },
    alternative: undefined,
  };
}
