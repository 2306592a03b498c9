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
  /** The columns created_at and id that the list is sorted by, newest first. */
  createdAt: Sql;
  id: Sql;
  /** An entry as JSON. */
  entry: Sql;
  from: Sql;
  where: Sql;
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
 */
export async function jsonPage(
  database: Queryable,
  { createdAt, id, entry, from, where }: ListQuery,
  { limit, after }: PageRequest,
): Promise<JsonPage> {
  const behind = after
    ? sql`and ${createdAt} <= ${after.createdAt}::timestamptz
        and (${createdAt} < ${after.createdAt}::timestamptz or ${id} > ${after.id})`
    : sql``;
  const [row] = await database.query<PageRow>(sql`
    select coalesce(json_agg(entry order by created_at desc, id), '[]')::text as json,
      count(*) as count, min(created_at) as "createdAt",
      (array_agg(id order by created_at, id desc))[1] as id
    from (
      select ${entry} as entry, ${createdAt} as created_at, ${id} as id
      from ${from} where ${where} ${behind}
      order by ${createdAt} desc, ${id} limit ${limit}
    ) page`);
  if (!row) return { json: '[]' };
  const { json, count, createdAt: last, id: lastId } = row;
  const isFull = count === limit && last !== null && lastId !== null;
  return { json, ...(isFull && { last: { createdAt: last, id: lastId } }) };
}
