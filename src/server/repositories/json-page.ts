import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';

/** Where a page of a list begins, and how many entries it may have. */
export interface PageRequest {
  limit: number;
  /** The last entry of the page before. */
  after?: PagePosition | undefined;
}

export interface PagePosition {
  createdAt: Date;
  id: string;
}

export interface JsonPage {
  /** A JSON array. */
  json: string;
  /** Its last entry, when there may be more behind it. */
  last?: PagePosition;
}

export interface ListQuery {
  /** The table that has one row for each entry; its created_at and id sort them, newest first. */
  table: Sql;
  /** That table, with others where the condition needs them. */
  from: Sql;
  where: Sql;
  /** What an entry is completed with: LATERAL joins, so that it is looked up row by row. */
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
 * One page of a list. It begins behind an entry, not at a number, so that what comes and goes
 * meanwhile neither repeats nor hides an entry, and a late page costs no more than the first.
 * Only the rows of the page are completed: otherwise a planner that expects many of them reads the
 * other tables from end to end.
 */
export async function jsonPage(
  database: Queryable,
  { table, from, where, joins, entry }: ListQuery,
  { limit, after }: PageRequest,
): Promise<JsonPage> {
  const behind = after
    ? sql`and ${table}.created_at <= ${after.createdAt}::timestamptz and
        (${table}.created_at < ${after.createdAt}::timestamptz or ${table}.id > ${after.id})`
    : sql``;
  const [row] = await database.query<PageRow>(sql`
    select count(*) as count, min(${table}.created_at) as "createdAt",
      (array_agg(${table}.id order by ${table}.created_at, ${table}.id desc))[1] as id,
      coalesce(json_agg(${entry} order by ${table}.created_at desc, ${table}.id), '[]')::text
        as json
    from (
      select ${table}.* from ${from} where ${where} ${behind}
      order by ${table}.created_at desc, ${table}.id limit ${limit}
    ) ${table} ${joins}`);
  if (!row) return { json: '[]' };
  const { json, count, createdAt: last, id: lastId } = row;
  const isFull = count === limit && last !== null && lastId !== null;
  return { json, ...(isFull && { last: { createdAt: last, id: lastId } }) };
}
