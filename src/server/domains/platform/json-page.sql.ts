import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

export interface PageRequest {
  limit: number;
  /** The position of the previous page's last entry; undefined for the first page. */
  after?: PagePosition | undefined;
}

export interface PagePosition {
  createdAt: Date;
  id: string;
}

export interface JsonPage {
  /** The entries of the page as a JSON array. */
  json: string;
  /** The position of the last entry, after which the next page begins; undefined for the last page. */
  nextAfter?: PagePosition;
}

export interface ListQuery {
  /** The table with one row for each entry, sorted by created_at and id, newest first. */
  table: Sql;
  /** The same table, joined with the tables that `where` needs. */
  from: Sql;
  /** The condition that selects the entries of the list. */
  where: Sql;
  /** LATERAL joins with the tables of an entry's other fields. */
  joins: Sql;
  /** The SQL expression of an entry as a JSON object. */
  entry: Sql;
}

interface PageRow {
  json: string;
  count: number;
  createdAt: Date | null;
  id: string | null;
}

/**
 * Reads one page of a list. Pagination by cursor neither repeats nor skips an entry when the list changes,
 * and the last page costs no more than the first. The rows of the page are selected before the joins:
 * otherwise the planner might scan the joined tables as a whole.
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
  const { json, count, createdAt, id } = row;
  const isFull = count === limit && createdAt !== null && id !== null;
  return { json, ...(isFull && { nextAfter: { createdAt, id } }) };
}
