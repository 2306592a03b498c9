import type { InterpretedWords, Search } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import type { Cursor } from './cursor';
import { applyInterpretedWords, withoutModelNames } from './interpreted-filters';
import { parseQuery, type ParsedQuery } from './parse-query';
import { findPricePhrases } from './price-words';
import { blankPhrases } from './text-phrase';
import { attributeLabel, groupOfAttribute } from './attribute-group';
import { findAttributePhrases } from './attribute-words';
import { findNegations, groupOfAbsence, groupOfNegation } from './negation-words';
import { allCategories } from '../catalogue/categories.sql';
import type { RequiredGroup } from './to-query';
import type { Group } from './ts-query';
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

/** @param awaitsProducts whether products may come to have words and brands that none has yet */
export async function interpretSearch(
  database: Queryable,
  search: Search,
  synonyms: SynonymTable,
  { awaitsProducts = false }: { awaitsProducts?: boolean } = {},
): Promise<InterpretedSearch> {
  const { text = '' } = search;
  const prices = await withoutModelNames(database, text, findPricePhrases(text));
  const unpriced = blankPhrases(text, prices);
  const negations = findNegations(unpriced, synonyms);
  const affirmed = blankPhrases(unpriced, negations);
  const attributes = findAttributePhrases(affirmed);
  const words = blankPhrases(affirmed, attributes);
  const phrases = [
    ...prices,
    ...negations,
    ...attributes.map((phrase) => ({ ...phrase, label: attributeLabel(phrase) })),
  ];
  const applied = applyInterpretedWords(search, phrases);
  const categories = negations.length > 0 ? await allCategories(database) : [];
  const addition = {
    phrases,
    required: attributes.map(groupOfAttribute),
    excluded: negations.map((negation) => groupOfNegation(negation, synonyms, categories)),
    optional: negations.map(groupOfAbsence),
  };
  const isEverything = text === '' || (phrases.length > 0 && !hasContent(words, synonyms));
  if (isEverything)
    return {
      ...applied,
      asTyped: withAddition(allProductsQuery, addition),
      alternative: undefined,
    };
  const parsed = await parseQuery(database, words, {
    synonyms,
    isExact: search.exact === true,
    hasOtherGroups: attributes.length > 0,
    awaitsProducts,
  });
  const complete = (query: ParsedQuery | undefined) => query && withAddition(query, addition);
  return {
    ...applied,
    asTyped: complete(parsed.asTyped ?? withoutUnknownWords(words, phrases.length, synonyms)),
    alternative: complete(parsed.alternative),
  };
}

/** What phrases of the text add to the query of the other words. */
interface Addition {
  phrases: InterpretedWords[];
  required: RequiredGroup[];
  excluded: Group[];
  optional: Group[];
}

function withAddition(parsed: ParsedQuery, addition: Addition): ParsedQuery {
  const { query, groups, ...interpretation } = appendPhrases(parsed, addition.phrases);
  const { required, excluded, optional } = addition;
  if (required.length + excluded.length === 0) return { ...interpretation, query, groups };
  const asGroup = ({ group }: RequiredGroup) => group;
  return {
    ...interpretation,
    groups: [...groups, ...required],
    query: {
      required: [...(query?.required ?? []), ...required.map(asGroup)],
      optional: [...(query?.optional ?? []), ...optional],
      nameText: query?.nameText ?? '',
      ...(excluded.length > 0 && { excluded }),
    },
  };
}

/** Beside words that no product has, at least this share of what a text says must be understood. */
const minUnderstoodShare = 1 / 3;

/** If no word is known, but a price or the like is: drops the words. */
function withoutUnknownWords(
  words: string,
  phraseCount: number,
  synonyms: SynonymTable,
): ParsedQuery | undefined {
  const unknown = toSegments(queryTerms(words), synonyms).filter(
    ({ wordClass }) => wordClass === 'content',
  );
  if (phraseCount < minUnderstoodShare * (phraseCount + unknown.length)) return undefined;
  const textOf = ({ terms }: Segment) =>
    terms.flatMap(({ parts }) => parts.map(({ displayForm }) => displayForm)).join(' ');
  return { ...allProductsQuery, droppedWords: unknown.map(textOf) };
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
  const isPrice = ({ order, label }: InterpretedWords) =>
    order === undefined && label === undefined;
  const prices = interpreted.filter(isPrice);
  return {
    ...applyInterpretedWords(
      requested,
      interpreted.filter((phrase) => !isPrice(phrase)),
    ),
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
