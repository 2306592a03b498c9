import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, type Sql } from '../../database/sql';
import type { NearbyPlace } from './nearby-places';
import {
  epochMilliseconds,
  isAfterCursor,
  type PageEntry,
  type SortPosition,
} from './sorted-page.sql';

interface NearestPageRequest {
  where: Sql;
  /** Whether so few products match that all of them are read once. */
  areFew: boolean;
  /** The places of the matches, the nearest first. */
  nearby: NearbyPlace[];
  after?: SortPosition | undefined;
  limit: number;
}

/**
 * Returns the products that match a condition, those of the nearest place first, and the newest of each place first. The
 * index on the place has this order: of many matches, the places behind those of the page are not read.
 */
export function nearestPage(
  database: Queryable,
  { where, areFew, nearby, after, limit }: NearestPageRequest,
): Promise<PageEntry[]> {
  const places = after ? nearby.filter(({ km }) => km >= after.sortValue) : nearby;
  const afterCondition = after
    ? sql`and (nearby.km > ${after.sortValue}::bigint or ${isAfterCursor(after.lastKey)})`
    : sql``;
  const matches = areFew
    ? sql`with products as materialized (
        select id, place, created_at from products where ${where})`
    : sql``;
  return database.query<PageEntry>(sql`
    ${matches}
    select found.id, found."createdAt", nearby.km as "sortValue"
    from (
      select value, km
      from jsonb_to_recordset(${jsonValue(places)}::text::jsonb) as places (value text, km integer)
      order by km) nearby
    cross join lateral (
      select id, created_at, ${epochMilliseconds} as "createdAt" from products
      where products.place = nearby.value and ${areFew ? sql`true` : where} ${afterCondition}
      order by created_at desc, id limit ${limit}) found
    order by nearby.km, found.created_at desc, found.id limit ${limit}`);
}
