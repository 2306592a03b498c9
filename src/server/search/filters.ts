import type { Search, SearchFilter } from '../../contract/search';
import { sql, type Sql } from '../database/sql';
import { brandLexeme, categoryLexeme, placeLexeme, quoteLexeme } from './lexemes';
import { queryText, typedTerms, type Query } from './ts-query';

/** SQL conditions by filter. */
export type Filters = ReadonlyMap<SearchFilter, Sql>;

/**
 * The conditions of a search's filters. With selective words they are lexemes, so that one index answers
 * all; otherwise they are columns, which the sorted indexes contain.
 */
export function filtersOf(search: Search, { isSelective }: { isSelective: boolean }): Filters {
  const { category, condition, seller, brand, place, verified } = search;
  const isOf = isSelective ? hasLexeme : hasValue;
  const filters: [SearchFilter, Sql | undefined][] = [
    ['category', category === undefined ? undefined : isOf.category([category])],
    // Not a lexeme: each of the three conditions matches a third of all products.
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
    ['verified', verified ? hasVerifiedSeller : undefined],
  ];
  return new Map(filters.flatMap(([name, filter]) => (filter ? [[name, filter] as const] : [])));
}

export const hasWords = ({ text = '' }: Search) => typedTerms(text).length > 0;

type FacetConditions = Record<'category' | 'brand' | 'place', (of: string[]) => Sql>;

const hasLexeme: FacetConditions = {
  category: (ids) => anyLexeme(ids.map(categoryLexeme)),
  brand: (brands) => anyLexeme(brands.map(brandLexeme)),
  place: (places) => anyLexeme(places.map(placeLexeme)),
};

const hasValue: FacetConditions = {
  category: (ids) => sql`products.category_id in (${listed(ids)})`,
  brand: (brands) => sql`products.brand in (${listed(brands)})`,
  place: (places) => sql`products.place in (${listed(places)})`,
};

function anyLexeme(lexemes: string[]): Sql {
  return hasTerms(lexemes.map(quoteLexeme).join('|'));
}

function listed(values: string[]): Sql {
  return values.map((value) => sql`${value}`).reduce((all, value) => sql`${all}, ${value}`);
}

/** The condition of the partial indexes for search, so that the planner uses them for nothing else. */
export const isIndexed = sql`products.search_version > 0`;

/** The product is for sale, and matches the query and the filters. */
export function matching(query: string | null, filters: Filters): Sql {
  const conditions = [
    // The seller's index is better than the partial ones.
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

/** A lookup for each row, so that the planner does not read all sellers. */
export const hasVerifiedSeller = sql`(select verified from users where users.id = seller_id)`;

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
