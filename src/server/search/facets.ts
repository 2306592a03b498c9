import {
  type Facet,
  type Search,
  type SearchResponse,
  type SearchFilter,
} from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { withSelectedFacets } from './selected-facets';
import { hasVerifiedSeller, matchesQuery, withoutFilters, type Filters } from './filters';
import { brandOf, placeOf } from './product-terms';
import type { Query } from './ts-query';

/** Counting stops at this number: of more matches, only the newest are counted. */
export const maxCounted = 500;

const maxFacetValues = 30;

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
  brand: { table: sql`without_brand`, columns: sql`brand, product_name` },
  seller: { table: sql`without_seller`, columns: sql`seller_id` },
  place: { table: sql`without_place`, columns: sql`place, location` },
  verified: { table: sql`without_verified`, columns: sql`seller_id` },
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
  const tableFor = (facet: SearchFilter) => {
    const facetTable = activeFacets.find(({ name }) => name === facet);
    return facetTable ? sql`${facetTable.table} hits` : sql`hits`;
  };
  const [row] = await database.query<CountRow>(sql`
    with hits as materialized (${selectMatches(facetColumns, matchesQuery(query, filters), newest)})
      ${concatSql(tables)}
    select (select coalesce(json_agg(id), '[]') from hits) as ids,
      '{}'::jsonb ${concatSql(totals)} as "countsWithoutFilter",
      ${topValues(sql`
        select categories.id as value, categories.name as label, count(*) as count
        from ${tableFor('category')} join categories on categories.id = hits.category_id
        group by categories.id, categories.name`)} as category,
      ${topValues(sql`
        select condition as value, condition as label, count(*) as count
        from ${tableFor('condition')} group by condition`)} as condition,
      ${topValues(sql`
        select brand as value, min(product_name) as label, count(*) as count
        from ${tableFor('brand')} where brand is not null group by brand`)} as brand,
      ${topValues(sql`
        select uid as value, display_name as label, count
        from (select seller_id, count(*) as count from ${tableFor('seller')}
          group by seller_id) sellers
        join lateral (
          select * from users where users.id = sellers.seller_id offset 0) users on true`)} as seller,
      ${topValues(sql`
        select place as value, min(location) as label, count(*) as count
        from ${tableFor('place')} where place is not null group by place`)} as place,
      (select count(*) from ${tableFor('verified')} where ${hasVerifiedSeller}) as verified`);
  if (!row) throw new Error('A count has one row.');
  const { ids, countsWithoutFilter, category, condition, brand, seller, place, verified } = row;
  const isExact = ids.length <= maxCounted;
  const total = { count: Math.min(ids.length, maxCounted), isExact };
  const facets = {
    ...{ category, condition, seller, verified },
    brand: brand.map((facet) => ({ ...facet, label: brandOf(facet.label)?.label ?? '' })),
    place: place.map((facet) => ({ ...facet, label: placeOf(facet.label)?.label ?? '' })),
  };
  const { count } = total;
  return {
    total,
    facets: await withSelectedFacets(database, facets, { search, count }),
    ids,
    countsWithoutFilter,
  };
}

type CountRow = Pick<Counts, 'ids' | 'countsWithoutFilter'> & { verified: number } & Record<
    Exclude<SearchFilter, 'price' | 'year' | 'verified'>,
    Facet[]
  >;

const facetColumns = sql`id, category_id, condition, brand, place, seller_id, product_name, location`;

const concatSql = (parts: Sql[]) => parts.reduce((all, part) => sql`${all}${part}`, sql``);

/** Selects the most frequent values of a facet as a JSON array. */
function topValues(counts: Sql): Sql {
  return sql`(
    select coalesce(json_agg(json_build_object('value', value, 'label', label, 'count', count)
      order by count desc, label, value), '[]')
    from (${counts} order by count desc, label, value limit ${maxFacetValues}) counts)`;
}

/** Returns the number of products that match a condition, up to `maxCounted`. */
export async function countMatches(database: Queryable, where: Sql): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count
    from (select id from products where ${where} limit ${maxCounted}) matches`);
  return row?.count ?? 0;
}
