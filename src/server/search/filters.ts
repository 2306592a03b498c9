import type { Search, SearchFilter } from '../../contract/search';
import { sql, type Sql } from '../database/sql';
import { ofBrand, ofCondition, ofPlace, quoted } from './lexemes';
import { queryText, type Query } from './query';

/** Stands for a price that can't be read, where they are sorted upwards, and downwards. */
export const beyondPrices = sql`9007199254740991`;
export const belowPrices = sql`-1`;

/** The conditions of a search, by the filter that they are of. */
export type Filters = ReadonlyMap<SearchFilter, Sql>;

/** The conditions of the filters that a search has. */
export function filtersOf(search: Search): Filters {
  const { category, condition, seller, brand, place, verified } = search;
  const filters: [SearchFilter, Sql | undefined][] = [
    ['category', category === undefined ? undefined : sql`products.category_id = ${category}`],
    ['condition', condition && anyOf(condition.map(ofCondition))],
    [
      'seller',
      seller === undefined
        ? undefined
        : sql`products.seller_id = (select id from users where uid = ${seller})`,
    ],
    ['brand', brand === undefined ? undefined : anyOf([ofBrand(brand)])],
    ['price', priceCondition(search)],
    ['year', yearCondition(search)],
    ['place', place === undefined ? undefined : anyOf([ofPlace(place)])],
    ['verified', verified ? isOfVerified : undefined],
  ];
  return new Map(filters.flatMap(([name, filter]) => (filter ? [[name, filter] as const] : [])));
}

/** The indexes for searching have this condition, so that a planner takes them for nothing else. */
export const isIndexed = sql`products.search_version > 0`;

/** What is for sale, has what the query asks for, and passes the filters. */
export function matching(query: string | null, filters: Filters): Sql {
  // A category and a seller have indexes of their own, which have a planner read no others' products.
  const isNarrow = filters.has('category') || filters.has('seller');
  const conditions = [
    ...(isNarrow ? [] : [isIndexed]),
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

function anyOf(lexemes: string[]): Sql {
  return hasTerms(lexemes.map(quoted).join('|'));
}

/** Looked up row by row, so that no planner reads all sellers. */
export const isOfVerified = sql`(select verified from users where users.id = seller_id)`;

/** Up to a dollar and its cents: what the card shows as $500 is not beyond $500. */
function priceCondition({ priceFrom, priceTo }: Search): Sql | undefined {
  if (priceFrom === undefined && priceTo === undefined) return undefined;
  return sql`(products.price_cents is not null
    and coalesce(products.price_cents, ${beyondPrices}) >= ${(priceFrom ?? 0) * 100}::bigint
    and coalesce(products.price_cents, ${beyondPrices}) <= ${upTo(priceTo)}::bigint)`;
}

function upTo(dollars: number | undefined): number {
  return dollars === undefined ? Number.MAX_SAFE_INTEGER : dollars * 100;
}

function yearCondition({ yearFrom, yearTo }: Search): Sql | undefined {
  if (yearFrom === undefined && yearTo === undefined) return undefined;
  return sql`products.year_number between ${yearFrom ?? 0}::int and ${yearTo ?? 9999}::int`;
}
