import {
  attributeFacets,
  type AttributeFacet,
  type Search,
  type SearchResponse,
  type SearchFilter,
} from '../../../contract/finding/search';
import { shopCurrency } from '../../../contract/payments/currencies';
import { unitOf } from '../../../contract/payments/money';
import type { Queryable } from '../../database/database';
import { rawSql, sql, sqlList, type Sql } from '../../database/sql';
import { columnName } from '../catalogue/product-columns.sql';
import { labelOfBrand, labelOfPlace } from '../catalogue/facet-labels.sql';
import { withSelectedFacets } from './selected-facets.sql';
import { withoutHiddenFacets } from './hidden-facets';
import {
  hasVerifiedSeller,
  hasWellRatedSeller,
  isPriceOnRequest,
  isSent,
  matchesQuery,
  withoutFilters,
  type Filters,
} from './filters.sql';
import { toPriceBands } from './price-bands';
import type { Query } from './ts-query';

/** Counting stops at this number: of more matches, only the newest are counted. */
export const maxCounted = 500;

const maxFacetValues = 200;

export interface Counts extends Pick<SearchResponse, 'total' | 'facets'> {
  /** The ids of the matches, newest first; of the newest alone if the total is not exact. */
  ids: string[];
  /** For each filter, the number of matches without it, up to `maxCounted` + 1. */
  countsWithoutFilter: Partial<Record<SearchFilter, number>>;
}

/**
 * While a filter is set, its facet counts the matches without it, so that the other values stay visible.
 * An index contains the columns, which makes the count fast.
 */
const facetTables: Partial<Record<SearchFilter, { table: Sql; columns: Sql }>> = {
  category: { table: sql`without_category`, columns: sql`category_id` },
  condition: { table: sql`without_condition`, columns: sql`condition` },
  brand: { table: sql`without_brand`, columns: sql`brand` },
  seller: { table: sql`without_seller`, columns: sql`seller_id` },
  price: { table: sql`without_price`, columns: sql`price_cents` },
  place: { table: sql`without_place`, columns: sql`place` },
  verified: { table: sql`without_verified`, columns: sql`seller_id` },
  wellRated: { table: sql`without_well_rated`, columns: sql`seller_id` },
  movement: { table: sql`without_movement`, columns: sql`movement` },
  caseMaterial: { table: sql`without_case_material`, columns: sql`case_material` },
  dialColour: { table: sql`without_dial_colour`, columns: sql`dial_colour` },
  caseDiameter: { table: sql`without_case_diameter`, columns: sql`case_diameter_tenths` },
  yearOfProduction: { table: sql`without_production_year`, columns: sql`production_year` },
  box: { table: sql`without_box`, columns: sql`box` },
  papers: { table: sql`without_papers`, columns: sql`papers` },
  shipped: { table: sql`without_shipped`, columns: sql`deliveries` },
};

/** Counts the matches of a query: in total, for each value of each facet, and without each filter. */
export async function countFacets(
  database: Queryable,
  query: Query | null,
  { filters, isSelective, search }: { filters: Filters; isSelective: boolean; search: Search },
): Promise<Counts> {
  const selectMatches = (columns: Sql, where: Sql, sort = sql``) => sql`
    select ${columns} from products where ${where} ${sort} limit ${maxCounted + 1}`;
  const newest = sql`order by created_at desc, id`;
  // The index of lexemes is not sorted by time, so finding the newest would read all matches.
  const facetSort = isSelective ? undefined : newest;
  const activeFacets = [...filters.keys()].flatMap((name) => {
    const facetTable = facetTables[name];
    return facetTable
      ? [{ name, ...facetTable, where: matchesQuery(query, withoutFilters(filters, name)) }]
      : [];
  });
  const tables = activeFacets.map(
    ({ table, columns, where }) => sql`, ${table} as (${selectMatches(columns, where, facetSort)})`,
  );
  const totals = activeFacets.map(
    ({ name, table }) => sql`
      || jsonb_build_object(${name}::text, (select count(*) from ${table}))`,
  );
  const tableFor = (facet: SearchFilter) =>
    activeFacets.find(({ name }) => name === facet)?.table ?? sql`hits`;
  // The matches have only chosen values, which may be missing among the newest matches without the filter.
  const valuesOf = (facet: SearchFilter, countValues: (table: Sql) => Sql) =>
    topValues(
      countValues(tableFor(facet)),
      filters.has(facet) ? countValues(sql`hits`) : undefined,
    );
  const countWhere = (facet: SearchFilter, condition: Sql) => sql`
    (select count(*) from ${tableFor(facet)} where ${condition})`;
  const [row] = await database.query<CountRow>(sql`
    with hits as materialized (${selectMatches(facetColumns, matchesQuery(query, filters), newest)})
      ${concatSql(tables)}
    select (select coalesce(json_agg(id), '[]') from hits) as ids,
      '{}'::jsonb ${concatSql(totals)} as "countsWithoutFilter",
      ${valuesOf(
        'category',
        (table) => sql`
        select categories.id as value, categories.name as label, count(*) as count
        from ${table} matches join categories on categories.id = matches.category_id
        group by categories.id, categories.name`,
      )} as category,
      ${valuesOf(
        'condition',
        (table) => sql`
        select condition as value, condition as label, count(*) as count
        from ${table} group by condition`,
      )} as condition,
      ${valuesOf('brand', countColumn(sql`brand`, labelOfBrand(sql`value`)))} as brand,
      ${valuesOf(
        'seller',
        (table) => sql`
        select uid as value, display_name as label, count
        from (select seller_id, count(*) as count from ${table} group by seller_id) sellers
        join lateral (
          select * from users where users.id = sellers.seller_id offset 0) users on true`,
      )} as seller,
      ${valuesOf('place', countColumn(sql`place`, labelOfPlace(sql`value`)))} as place,
      ${countWhere('verified', hasVerifiedSeller)} as verified,
      ${countWhere('wellRated', hasWellRatedSeller)} as "wellRated",
      (select count(*) from ${tableFor('price')} products
        where ${isPriceOnRequest}) as "priceOnRequest",
      (select coalesce(json_agg(price_cents), '[]') from ${tableFor('price')}
        where price_cents is not null) as prices,
      ${sqlList(attributeFacets.map((name) => sql`${valuesOf(name, countAttribute(name))} as ${rawSql(`"${name}"`)}`))},
      ${countWhere('caseDiameter', sql`case_diameter_tenths is not null`)} as "caseDiameter",
      ${countWhere('yearOfProduction', sql`production_year is not null`)} as "yearOfProduction",
      ${countWhere('box', sql`box = 'Yes'`)} as box,
      ${countWhere('papers', sql`papers = 'Yes'`)} as papers,
      ${countWhere('shipped', isSent)} as shipped`);
  if (!row) throw new Error('A count has one row.');
  const { ids, countsWithoutFilter, prices, ...counted } = row;
  const facets = { ...counted, prices: toPriceBands(prices, unitOf(shopCurrency())) };
  const isExact = ids.length <= maxCounted;
  const total = { count: Math.min(ids.length, maxCounted), isExact };
  return {
    total,
    facets: await withoutHiddenFacets(
      database,
      await withSelectedFacets(database, facets, search),
      search,
    ),
    ids,
    countsWithoutFilter,
  };
}

type CountRow = Pick<Counts, 'ids' | 'countsWithoutFilter'> &
  Omit<SearchResponse['facets'], 'prices'> & {
    /** In the currency's smallest unit. */
    prices: number[];
  };

const facetColumns = sql`
  id, category_id, condition, brand, place, price_cents, seller_id, movement, case_material,
  dial_colour, case_diameter_tenths, production_year, box, papers, deliveries`;

const concatSql = (parts: Sql[]) => parts.reduce((all, part) => sql`${all}${part}`, sql``);

const countAttribute = (name: AttributeFacet) => countColumn(rawSql(columnName(name)), sql`value`);

/** Counts the values of a column of products, labelled once for each value. */
const countColumn = (column: Sql, label: Sql) => (table: Sql) => sql`
  select value, ${label} as label, count
  from (select ${column} as value, count(*) as count from ${table}
    where ${column} is not null group by ${column}) column_values`;

/** Selects the chosen and the most frequent values of a facet as a JSON array. */
function topValues(counts: Sql, chosenCounts: Sql | undefined): Sql {
  const allCounts = chosenCounts
    ? sql`
      select value, min(label) as label, max(count) as count, bool_or(chosen) as chosen
      from (select *, false as chosen from (${counts}) counts
        union all select *, true from (${chosenCounts}) chosen_counts) all_counts
      group by value`
    : sql`select *, false as chosen from (${counts}) counts`;
  return sql`(
    select coalesce(json_agg(json_build_object('value', value, 'label', label, 'count', count)
      order by count desc, label, value), '[]')
    from (${allCounts} order by chosen desc, count desc, label, value
      limit ${maxFacetValues}) top_values)`;
}

/** Returns the number of products that match a condition, up to `maxCounted`. */
export async function countMatches(database: Queryable, where: Sql): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count
    from (select id from products where ${where} limit ${maxCounted}) matches`);
  return row?.count ?? 0;
}
