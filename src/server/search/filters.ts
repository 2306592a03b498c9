import type { Search, SearchFilter } from '../../contract/search';
import { sql, type Sql } from '../database/sql';
import { ofBrand, ofCategory, ofPlace, quoted } from './lexemes';
import { queryText, typedTerms, type Query } from './query';

/** The conditions of a search, by the filter that they are of. */
export type Filters = ReadonlyMap<SearchFilter, Sql>;

/**
 * The conditions of the filters that a search has. Beside words that few products have they are
 * lexemes, so that one index is asked for all of it; otherwise they are columns, which the sorted
 * indexes hold.
 */
export function filtersOf(search: Search, { isSparse }: { isSparse: boolean }): Filters {
  const { category, condition, seller, brand, place, verified } = search;
  const isOf = isSparse ? hasLexeme : hasValue;
  const filters: [SearchFilter, Sql | undefined][] = [
    ['category', category === undefined ? undefined : isOf.category([category])],
    // No lexeme: there are three, and reading where a third of all products are costs the most.
    ['condition', condition && sql`products.condition in (${listed(condition)})`],
    [
      'seller',
      seller === undefined
        ? undefined
        : sql`products.seller_id = (select id from users where uid = ${seller})`,
    ],
    ['brand', brand === undefined ? undefined : isOf.brand([brand])],
    ['price', priceCondition(search)],
    ['year', yearCondition(search)],
    ['place', place === undefined ? undefined : isOf.place([place])],
    ['verified', verified ? isOfVerified : undefined],
  ];
  return new Map(filters.flatMap(([name, filter]) => (filter ? [[name, filter] as const] : [])));
}

export const hasWords = ({ text = '' }: Search) => typedTerms(text).length > 0;

type FacetConditions = Record<'category' | 'brand' | 'place', (of: string[]) => Sql>;

const hasLexeme: FacetConditions = {
  category: (ids) => anyLexeme(ids.map(ofCategory)),
  brand: (brands) => anyLexeme(brands.map(ofBrand)),
  place: (places) => anyLexeme(places.map(ofPlace)),
};

const hasValue: FacetConditions = {
  category: (ids) => sql`products.category_id in (${listed(ids)})`,
  brand: (brands) => sql`products.brand in (${listed(brands)})`,
  place: (places) => sql`products.place in (${listed(places)})`,
};

function anyLexeme(lexemes: string[]): Sql {
  return hasTerms(lexemes.map(quoted).join('|'));
}

function listed(values: string[]): Sql {
  return values.map((value) => sql`${value}`).reduce((all, value) => sql`${all}, ${value}`);
}

/** The indexes for searching have this condition, so that a planner takes them for nothing else. */
export const isIndexed = sql`products.search_version > 0`;

/** What is for sale, has what the query asks for, and passes the filters. */
export function matching(query: string | null, filters: Filters): Sql {
  const conditions = [
    // A seller's index has a planner read no others' products.
    ...(filters.has('seller') ? [] : [isIndexed]),
    ...(query === null ? [] : [hasTerms(query)]),
    ...filters.values(),
  ];
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`products.listed`);
}

export function matchingQuery(query: Query | null, filters: Filters): Sql {
  return matching(query && queryText(query), filters);
}

export function hasTerms(query: string): Sql {
  return sql`products.search_terms @@ ${query}::tsquery`;
}

export function without(filters: Filters, ...dropped: SearchFilter[]): Filters {
  return new Map([...filters].filter(([name]) => !dropped.includes(name)));
}

/** Looked up row by row, so that no planner reads all sellers. */
export const isOfVerified = sql`(select verified from users where users.id = seller_id)`;

/** Up to a dollar and its cents: what the card shows as $500 is not beyond $500. */
function priceCondition(search: Search): Sql | undefined {
  const [from, to] = priceRange(search) ?? [];
  if (from === undefined) return undefined;
  return sql`products.price_cents between ${from}::bigint and ${to}::bigint`;
}

/** The prices that a search lets through, in cents. */
export function priceRange({ priceFrom, priceTo }: Search): [number, number] | undefined {
  if (priceFrom === undefined && priceTo === undefined) return undefined;
  return [(priceFrom ?? 0) * 100, priceTo === undefined ? Number.MAX_SAFE_INTEGER : priceTo * 100];
}

function yearCondition({ yearFrom, yearTo }: Search): Sql | undefined {
  if (yearFrom === undefined && yearTo === undefined) return undefined;
  return sql`products.year_number between ${yearFrom ?? 0}::int and ${yearTo ?? 9999}::int`;
}
