import {
  type Facet,
  type Search,
  type SearchResponse,
  type SearchFilter,
} from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { withSelectedFacets } from './selected-facets';
import { hasVerifiedSeller, matchingQuery, without, type Filters } from './filters';
import { brandOf, placeOf } from './product-terms';
import type { Query } from './ts-query';

/** Of more matches only the newest are counted. */
export const maxCounted = 500;

const maxFacetValues = 30;

export interface Counts extends Pick<SearchResponse, 'total' | 'facets'> {
  /** Of the matches, or of the newest if the total is not exact. */
  ids: string[];
  /** The matches without the filter, up to the same limit. */
  withoutOne: Partial<Record<SearchFilter, number>>;
}

/** A facet counts the matches without its own filter, from columns that an index contains. */
const withoutOwn: Partial<Record<SearchFilter, { table: Sql; columns: Sql }>> = {
  category: { table: sql`without_category`, columns: sql`category_id` },
  condition: { table: sql`without_condition`, columns: sql`condition` },
  brand: { table: sql`without_brand`, columns: sql`brand, product_name` },
  seller: { table: sql`without_seller`, columns: sql`seller_id` },
  place: { table: sql`without_place`, columns: sql`place, location` },
  verified: { table: sql`without_verified`, columns: sql`seller_id` },
};

/** Counts the matches, in total and by facet. */
export async function countFacets(
  database: Queryable,
  query: Query | null,
  { filters, isSelective, search }: { filters: Filters; isSelective: boolean; search: Search },
): Promise<Counts> {
  const some = (columns: Sql, where: Sql, sort = sql``) => sql`
    select ${columns} from products where ${where} ${sort} limit ${maxCounted + 1}`;
  const newest = sql`order by created_at desc, id`;
  // The index of lexemes has no order: finding the newest would read all matches.
  const ofFacet = isSelective ? undefined : newest;
  const dropped = [...filters.keys()].flatMap((name) => {
    const own = withoutOwn[name];
    return own ? [{ name, ...own, where: matchingQuery(query, without(filters, name)) }] : [];
  });
  const tables = dropped.map(
    ({ table, columns, where }) => sql`, ${table} as (${some(columns, where, ofFacet)})`,
  );
  const totals = dropped.map(
    ({ name, table }) => sql`
      || jsonb_build_object(${name}::text, (select count(*) from ${table}))`,
  );
  const hitsFor = (facet: SearchFilter) => {
    const own = dropped.find(({ name }) => name === facet);
    return own ? sql`${own.table} hits` : sql`hits`;
  };
  const [row] = await database.query<CountRow>(sql`
    with hits as materialized (${some(allColumns, matchingQuery(query, filters), newest)})
      ${joined(tables)}
    select (select coalesce(json_agg(id), '[]') from hits) as ids,
      '{}'::jsonb ${joined(totals)} as "withoutOne",
      ${values(sql`
        select categories.id as value, categories.name as label, count(*) as count
        from ${hitsFor('category')} join categories on categories.id = hits.category_id
        group by categories.id, categories.name`)} as category,
      ${values(sql`
        select condition as value, condition as label, count(*) as count
        from ${hitsFor('condition')} group by condition`)} as condition,
      ${values(sql`
        select brand as value, min(product_name) as label, count(*) as count
        from ${hitsFor('brand')} where brand is not null group by brand`)} as brand,
      ${values(sql`
        select uid as value, display_name as label, count
        from (select seller_id, count(*) as count from ${hitsFor('seller')}
          group by seller_id) sellers
        join lateral (
          select * from users where users.id = sellers.seller_id offset 0) users on true`)} as seller,
      ${values(sql`
        select place as value, min(location) as label, count(*) as count
        from ${hitsFor('place')} where place is not null group by place`)} as place,
      (select count(*) from ${hitsFor('verified')} where ${hasVerifiedSeller}) as verified`);
  if (!row) throw new Error('A count has one row.');
  const { ids, withoutOne, category, condition, brand, seller, place, verified } = row;
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
    withoutOne,
  };
}

type CountRow = Pick<Counts, 'ids' | 'withoutOne'> & { verified: number } & Record<
    Exclude<SearchFilter, 'price' | 'year' | 'verified'>,
    Facet[]
  >;

const allColumns = sql`id, category_id, condition, brand, place, seller_id, product_name, location`;

const joined = (parts: Sql[]) => parts.reduce((all, part) => sql`${all}${part}`, sql``);

/** The most frequent values, as JSON. */
function values(counts: Sql): Sql {
  return sql`(
    select coalesce(json_agg(json_build_object('value', value, 'label', label, 'count', count)
      order by count desc, label, value), '[]')
    from (${counts} order by count desc, label, value limit ${maxFacetValues}) counts)`;
}

/** The number of products that match a condition, up to the limit. */
export async function countMatches(database: Queryable, where: Sql): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count
    from (select id from products where ${where} limit ${maxCounted}) matches`);
  return row?.count ?? 0;
}
