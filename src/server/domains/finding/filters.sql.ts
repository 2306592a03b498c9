import { shopCurrency } from '../../../contract/payments/currencies';
import { unitOf } from '../../../contract/payments/money';
import { minGoodRating } from '../../../contract/trust/review-rules';
import { attributeFacets, type Search, type SearchFilter } from '../../../contract/finding/search';
import { sql, sqlList, type Sql } from '../../database/sql';
import { productColumn } from '../catalogue/product-columns.sql';
import { brandLexeme, categoryLexeme, placeLexeme, quoteLexeme } from '../catalogue/lexemes';
import { nearbyPlaces } from './nearby-places';
import { queryText, type Query } from './ts-query';

/** The SQL condition of each filter that is set. */
export type Filters = ReadonlyMap<SearchFilter, Sql>;

/**
 * Returns the SQL conditions of a search's filters. If few products match the words (`isSelective`), the
 * conditions are lexemes, so that the full-text index answers words and filters together. Otherwise they
 * compare columns, which the sorted indexes contain.
 */
export function toFilters(search: Search, { isSelective }: { isSelective: boolean }): Filters {
  const { category, condition, seller, brand, place, verified } = search;
  const nearby = nearbyPlaces(search)?.map(({ value }) => value);
  const facetConditions = isSelective ? lexemeConditions : columnConditions;
  const filters: [SearchFilter, Sql | undefined][] = [
    ['category', category && facetConditions.category(category)],
    // Always a column: each of the three values matches a third of all products, too many for lexemes.
    ['condition', condition && sql`products.condition in (${sqlList(condition)})`],
    [
      'seller',
      seller === undefined
        ? undefined
        : sql`products.seller_id = (select id from users where uid = ${seller})`,
    ],
    ['brand', brand && facetConditions.brand(brand)],
    ['price', priceCondition(search)],
    ['year', yearCondition(search)],
    ['place', place && facetConditions.place(place)],
    ['near', nearby && facetConditions.place(nearby)],
    ['verified', verified ? hasVerifiedSeller : undefined],
    ['wellRated', search.wellRated ? hasWellRatedSeller : undefined],
    // Always columns: most of these values match many products, and an index contains them.
    ...attributeFacets.map((name): [SearchFilter, Sql | undefined] => {
      const chosen = search[name];
      return [name, chosen && sql`${productColumn(name)} in (${sqlList(chosen)})`];
    }),
    ['caseDiameter', diameterCondition(search)],
    ['yearOfProduction', productionYearCondition(search)],
    ['box', search.box ? sql`products.box = 'Yes'` : undefined],
    ['papers', search.papers ? sql`products.papers = 'Yes'` : undefined],
    ['shipped', search.shipped ? isSent : undefined],
  ];
  return new Map(filters.flatMap(([name, filter]) => (filter ? [[name, filter] as const] : [])));
}

type FacetConditions = Record<'category' | 'brand' | 'place', (of: string[]) => Sql>;

/** The lexeme of a value of each facet that has one. */
export const facetLexemes = { category: categoryLexeme, brand: brandLexeme, place: placeLexeme };

const lexemeConditions: FacetConditions = {
  category: (ids) => anyLexeme(ids.map(facetLexemes.category)),
  brand: (brands) => anyLexeme(brands.map(facetLexemes.brand)),
  place: (places) => anyLexeme(places.map(facetLexemes.place)),
};

const columnConditions: FacetConditions = {
  category: (ids) => sql`products.category_id in (${sqlList(ids)})`,
  brand: (brands) => sql`products.brand in (${sqlList(brands)})`,
  place: (places) => sql`products.place in (${sqlList(places)})`,
};

function anyLexeme(lexemes: string[]): Sql {
  return matchesTsQuery(lexemes.map(quoteLexeme).join('|'));
}

/** The condition of the partial indexes for search. Other queries leave it out, so they never use them. */
export const isIndexed = sql`products.search_version > 0`;

/** The condition that a product is for sale and matches the text of a tsquery, if any, and the filters. */
export function listedMatches(query: string | null, filters: Filters): Sql {
  const conditions = [
    // With a seller, the planner should use the index on the seller instead.
    ...(filters.has('seller') ? [] : [isIndexed]),
    ...(query === null ? [] : [matchesTsQuery(query)]),
    ...filters.values(),
  ];
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`products.listed`);
}

/** Like `listedMatches`, for a parsed query; null matches every product. */
export function matchesQuery(query: Query | null, filters: Filters): Sql {
  return listedMatches(query && queryText(query), filters);
}

/** The condition that a product has the lexemes of a tsquery. */
export function matchesTsQuery(query: string): Sql {
  return sql`products.search_terms @@ ${query}::tsquery`;
}

/** Returns the filters without the named ones. */
export function withoutFilters(filters: Filters, ...dropped: SearchFilter[]): Filters {
  return new Map([...filters].filter(([name]) => !dropped.includes(name)));
}

/** Looks up the seller of each row: for a join the planner might read all sellers. */
export const hasVerifiedSeller = sql`(select verified from users where users.id = seller_id)`;

/** Looks up the seller of each row, too. */
export const hasWellRatedSeller = sql`(
  select coalesce(seller_rating >= ${minGoodRating}::int, false) from users where users.id = seller_id)`;

/** Whether the seller of a row of `products` sends it, as in the index products_listed_sent. */
export const isSent = sql`deliveries in ('shipping', 'both')`;

/** A price that is no amount, such as "Ask me", or that is in another currency than the shop's. */
export const isPriceOnRequest = sql`products.price_cents is null`;

function priceCondition(search: Search): Sql | undefined {
  const [from, to] = amountRange(search) ?? [];
  if (from === undefined) return search.priceOnRequest ? isPriceOnRequest : undefined;
  const isInRange = sql`products.price_cents between ${from}::bigint and ${to}::bigint`;
  return search.priceOnRequest ? sql`(${isInRange} or ${isPriceOnRequest})` : isInRange;
}

/**
 * Returns the lowest and highest price of all matches in the currency's smallest unit; undefined if the price filter allows
 * others.
 */
export function priceRange(search: Search): [number, number] | undefined {
  return search.priceOnRequest ? undefined : amountRange(search);
}

/** The limits of the search are whole units of the shop's currency, inclusive. */
function amountRange({ priceFrom, priceTo }: Search): [number, number] | undefined {
  if (priceFrom === undefined && priceTo === undefined) return undefined;
  const unit = unitOf(shopCurrency());
  return [
    (priceFrom ?? 0) * unit,
    priceTo === undefined ? Number.MAX_SAFE_INTEGER : priceTo * unit,
  ];
}

function yearCondition({ yearFrom, yearTo }: Search): Sql | undefined {
  if (yearFrom === undefined && yearTo === undefined) return undefined;
  return sql`products.year_number between ${yearFrom ?? 0}::int and ${yearTo ?? 9999}::int`;
}

/** The largest value of the parameters, when there is no upper limit. */
const maxTenths = 100_000;

function diameterCondition({ diameterFrom, diameterTo }: Search): Sql | undefined {
  if (diameterFrom === undefined && diameterTo === undefined) return undefined;
  const to = diameterTo === undefined ? maxTenths : diameterTo * 10;
  return sql`products.case_diameter_tenths between ${(diameterFrom ?? 0) * 10}::int and ${to}::int`;
}

function productionYearCondition({ madeFrom, madeTo }: Search): Sql | undefined {
  if (madeFrom === undefined && madeTo === undefined) return undefined;
  return sql`products.production_year between ${madeFrom ?? 0}::int and ${madeTo ?? 9999}::int`;
}
