import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, type Sql } from '../../database/sql';
import type { CursorKey, Cursor } from './cursor';
import { matchesTsQuery, listedMatches, type Filters } from './filters.sql';
import { rankOf, readTerms } from './rank-of.sql';
import { nameQueryText, queryText, type Query } from './ts-query';
import {
  epochMilliseconds,
  isAfterCursor,
  isBetween,
  type PageEntry,
  type SortPosition,
} from './sorted-page.sql';

/**
 * The number of products that are ranked together, which bounds the cost of a broad query. The first
 * window has the newest matches, the next one older ones. A window that a cursor names may contain more
 * products by now, up to twice as many, and all of them are ranked.
 */
const windowSize = 500;

type Window = NonNullable<Cursor['window']>;
export type RankedEntry = PageEntry & { window: Window };

/** The window to rank: the one of a cursor, or the next one after a key (the first one without a key). */
export type WindowRequest =
  | { matchesByName: boolean; within: Window; after: SortPosition }
  | { matchesByName: boolean; afterKey?: CursorKey };

export interface RankedWindow {
  entries: RankedEntry[];
  window: Window | undefined;
  /** Whether there may be another window after it. */
  isFull: boolean;
}

interface RankedWindowRequest {
  filters: Filters;
  request: WindowRequest;
  /** If set, only these products are ranked. */
  candidateIds?: string[];
  limit: number;
}

/** Ranks the products of a window and returns the best ones after the cursor. */
export async function rankWindow(
  database: Queryable,
  query: Query,
  { filters, candidateIds, request, limit }: RankedWindowRequest,
): Promise<RankedWindow> {
  const names = nameQueryText(query);
  const conditions = [
    ...(request.matchesByName ? [] : [sql`not ${matchesTsQuery(names)}`]),
    ...windowBounds(request),
  ];
  const where = conditions.reduce(
    (all, condition) => sql`${all} and ${condition}`,
    // Matches by name match all words anyway. With both conditions the planner would expect too few rows.
    listedMatches(request.matchesByName ? names : queryText(query), filters),
  );
  const afterCursor = 'after' in request ? hasLowerRank(request.after) : sql`true`;
  const [row] = await database.query<WindowRow>(sql`
    with candidates as materialized (
      select id, created_at, name_words, ${readTerms} as search_terms from ${candidateIds ? productsWithIds(candidateIds) : sql`products`}
      where ${where}
      order by created_at desc, id limit ${'within' in request ? 2 * windowSize : windowSize}
    ), ranked as (
      select id, created_at, ${rankOf(query)} as rank from candidates
    ), page as (
      select * from ranked where ${afterCursor}
      order by rank desc, created_at desc, id limit ${limit}
    )
    select (select count(*) from candidates) as count,
      (select json_build_array(${epochMilliseconds}, id)
        from candidates products order by created_at desc, id limit 1) as "firstKey",
      (select json_build_array(${epochMilliseconds}, id)
        from candidates products order by created_at, id desc limit 1) as "lastKey",
      (select coalesce(json_agg(
          json_build_object('id', id, 'createdAt', ${epochMilliseconds}, 'sortValue', rank)
          order by rank desc, created_at desc, id), '[]')
        from page products) as entries`);
  if (!row?.firstKey || !row.lastKey) return { entries: [], window: undefined, isFull: false };
  const window =
    'within' in request
      ? request.within
      : { matchesByName: request.matchesByName, firstKey: row.firstKey, lastKey: row.lastKey };
  return {
    entries: row.entries.map((entry) => ({ ...entry, window })),
    window,
    isFull: 'within' in request || row.count === windowSize,
  };
}

/** A subquery with OFFSET 0, so that the planner finds the rows by their ids alone. */
function productsWithIds(ids: string[]): Sql {
  return sql`(
    select * from products
    where id in (select jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb)) offset 0) products`;
}

interface WindowRow {
  count: number;
  firstKey: CursorKey | null;
  lastKey: CursorKey | null;
  entries: PageEntry[];
}

function windowBounds(request: WindowRequest): Sql[] {
  if ('within' in request) return [isBetween(request.within.firstKey, request.within.lastKey)];
  return request.afterKey ? [isAfterCursor(request.afterKey)] : [];
}

function hasLowerRank({ sortValue, lastKey: [time, id] }: SortPosition): Sql {
  const createdAt = new Date(time);
  return sql`rank <= ${sortValue}::bigint and (rank < ${sortValue}::bigint
    or (created_at <= ${createdAt}::timestamptz
      and (created_at < ${createdAt}::timestamptz or id > ${id})))`;
}
