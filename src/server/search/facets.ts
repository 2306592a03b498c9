import {
  type Facet,
  type Search,
  type SearchAnswer,
  type SearchFilter,
} from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { withChosen } from './chosen-values';
import { isOfVerified, matchingQuery, without, type Filters } from './filters';
import { brandOf, placeOf } from './product-terms';
import type { Query } from './query';

/** Of more products than these, the newest are counted. */
export const mostCounted = 500;

const mostValues = 30;

export type Counts = Pick<SearchAnswer, 'total' | 'facets'>;

/** Counts what was found, and how it parts by each facet. */
export async function countFacets(
  database: Queryable,
  query: Query | null,
  { filters, search }: { filters: Filters; search: Search },
): Promise<Counts> {
  const hits = (where: Sql) => sql`
    select category_id, condition, brand, place, seller_id, product_name, location from products
    where ${where} order by created_at desc, id limit ${mostCounted + 1}`;
  const hitsWithout = (name: SearchFilter) =>
    filters.has(name)
      ? sql`(${hits(matchingQuery(query, without(filters, name)))}) hits`
      : sql`hits`;
  const [row] = await database.query<CountRow>(sql`
    with hits as materialized (${hits(matchingQuery(query, filters))})
    select (select count(*) from hits) as count,
      ${values(sql`
        select categories.id as value, categories.name as label, count(*) as count
        from ${hitsWithout('category')} join categories on categories.id = hits.category_id
        group by categories.id, categories.name`)} as category,
      ${values(sql`
        select condition as value, condition as label, count(*) as count
        from ${hitsWithout('condition')} group by condition`)} as condition,
      ${values(sql`
        select brand as value, min(product_name) as label, count(*) as count
        from ${hitsWithout('brand')} where brand is not null group by brand`)} as brand,
      ${values(sql`
        select uid as value, display_name as label, count
        from (select seller_id, count(*) as count from ${hitsWithout('seller')}
          group by seller_id) sellers
        join lateral (
          select * from users where users.id = sellers.seller_id offset 0) users on true`)} as seller,
      ${values(sql`
        select place as value, min(location) as label, count(*) as count
        from ${hitsWithout('place')} where place is not null group by place`)} as place,
      (select count(*) from ${hitsWithout('verified')} where ${isOfVerified}) as verified`);
  if (!row) throw new Error('A count has one row.');
  const { count, category, condition, brand, seller, place, verified } = row;
  const total = { count: Math.min(count, mostCounted), isExact: count <= mostCounted };
  const facets = {
    ...{ category, condition, seller, verified },
    brand: brand.map((facet) => ({ ...facet, label: brandOf(facet.label)?.label ?? '' })),
    place: place.map((facet) => ({ ...facet, label: placeOf(facet.label)?.label ?? '' })),
  };
  return { total, facets: await withChosen(database, facets, { search, count: total.count }) };
}

type CountRow = { count: number; verified: number } & Record<
  Exclude<SearchFilter, 'price' | 'year' | 'verified'>,
  Facet[]
>;

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
