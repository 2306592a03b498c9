import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';

export interface PageRequest {
  limit: number;
  /** The last entry of the previous page. */
  after?: PagePosition | undefined;
}

export interface PagePosition {
  createdAt: Date;
  id: string;
}

export interface JsonPage {
  /** A JSON array. */
  json: string;
  /** The cursor of the next page, when there may be one. */
  last?: PagePosition;
}

export interface ListQuery {
  /** The table with one row for each entry, sorted by created_at and id, newest first. */
  table: Sql;
  /** That table, joined with others that the condition needs. */
  from: Sql;
  where: Sql;
  /** LATERAL joins of what an entry contains besides. */
  joins: Sql;
  /** An entry as JSON. */
  entry: Sql;
}

interface PageRow {
  json: string;
  count: number;
  createdAt: Date | null;
  id: string | null;
}

/**
 * One page of a list, by cursor: concurrent changes neither repeat nor hide an entry, and a late page
 * costs no more than the first. The joins apply to the rows of the page alone, because a planner that
 * expects many rows would scan the other tables.
 */
export async function jsonPage(
  database: Queryable,
  { table, from, where, joins, entry }: ListQuery,
  { limit, after }: PageRequest,
): Promise<JsonPage> {
  const afterCursor = after
    ? sql`and ${table}.created_at <= ${after.createdAt}::timestamptz and
        (${table}.created_at < ${after.createdAt}::timestamptz or ${table}.id > ${after.id})`
    : sql``;
  const [row] = await database.query<PageRow>(sql`
    select count(*) as count, min(${table}.created_at) as "createdAt",
      (array_agg(${table}.id order by ${table}.created_at, ${table}.id desc))[1] as id,
      coalesce(json_agg(${entry} order by ${table}.created_at desc, ${table}.id), '[]')::text
        as json
    from (
      select ${table}.* from ${from} where ${where} ${afterCursor}
      order by ${table}.created_at desc, ${table}.id limit ${limit}
    ) ${table} ${joins}`);
  if (!row) return { json: '[]' };
  const { json, count, createdAt: last, id: lastId } = row;
  const isFull = count === limit && last !== null && lastId !== null;
  return { json, ...(isFull && { last: { createdAt: last, id: lastId } }) };
}
