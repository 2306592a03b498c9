import {
  type Facet,
  type Search,
  type SearchResponse,
  type SearchFilter,
} from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { withChosen } from './chosen-values';
import { isOfVerified, matchingQuery, without, type Filters } from './filters';
import { brandOf, placeOf } from './product-terms';
import type { Query } from './query';

/** Of more products than these so many are counted: of what is found the newest. */
export const mostCounted = 500;

const mostValues = 30;

export interface Counts extends Pick<SearchResponse, 'total' | 'facets'> {
  /** What was found, the newest of it where the total is not exact. */
  ids: string[];
  /** How much there is without one of the filters that are facets, up to the same bound. */
  withoutOne: Partial<Record<SearchFilter, number>>;
}

/** What is found without a facet's own filter, and of it what indexes hold without the row. */
const withoutOwn: Partial<Record<SearchFilter, { table: Sql; columns: Sql }>> = {
  category: { table: sql`without_category`, columns: sql`category_id` },
  condition: { table: sql`without_condition`, columns: sql`condition` },
  brand: { table: sql`without_brand`, columns: sql`brand, product_name` },
  seller: { table: sql`without_seller`, columns: sql`seller_id` },
  place: { table: sql`without_place`, columns: sql`place, location` },
  verified: { table: sql`without_verified`, columns: sql`seller_id` },
};

/** Counts what was found, and how it parts by each facet. */
export async function countFacets(
  database: Queryable,
  query: Query | null,
  { filters, isSparse, search }: { filters: Filters; isSparse: boolean; search: Search },
): Promise<Counts> {
  const some = (columns: Sql, where: Sql, sort = sql``) => sql`
    select ${columns} from products where ${where} ${sort} limit ${mostCounted + 1}`;
  const newest = sql`order by created_at desc, id`;
  // The index of words knows no order: for the newest of a facet it would have to read all of them.
  const ofFacet = isSparse ? undefined : newest;
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
      (select count(*) from ${hitsFor('verified')} where ${isOfVerified}) as verified`);
  if (!row) throw new Error('A count has one row.');
  const { ids, withoutOne, category, condition, brand, seller, place, verified } = row;
  const isExact = ids.length <= mostCounted;
  const total = { count: Math.min(ids.length, mostCounted), isExact };
  const facets = {
    ...{ category, condition, seller, verified },
    brand: brand.map((facet) => ({ ...facet, label: brandOf(facet.label)?.label ?? '' })),
    place: place.map((facet) => ({ ...facet, label: placeOf(facet.label)?.label ?? '' })),
  };
  const { count } = total;
  return { total, facets: await withChosen(database, facets, { search, count }), ids, withoutOne };
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
    from (${counts} order by count desc, label, value limit ${mostValues}) counts)`;
}

/** How many products a condition lets through, up to a bound. */
export async function countMatches(database: Queryable, where: Sql): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count
    from (select id from products where ${where} limit ${mostCounted}) matches`);
  return row?.count ?? 0;
}
