import type { Queryable } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql, type Sql } from '../database/sql';
import type { Moment, Position } from './cursor';
import { hasTerms, matching, type Filters } from './filters';
import { nameQueryText, queryText, rankQueryText, typedName, type Query } from './query';
import { epochMilliseconds, isBehind, isWithin, type Entry } from './sorted-page';

/**
 * So many products are ranked at once, the newest: a broad query costs no more than another one. A
 * window that a page has begun may hold more by then, and none of those may fall out of it.
 */
const rankedAtOnce = 500;

type Window = NonNullable<Position['window']>;
export type RankedEntry = Entry & { window: Window };

/** Which window of products to rank: one that a page has begun, or the next below a product. */
export type WindowRequest =
  | { ofNames: boolean; within: Window; after: Pick<Position, 'value' | 'last'> }
  | { ofNames: boolean; below?: Moment };

export interface RankedWindow {
  entries: RankedEntry[];
  window: Window | undefined;
  /** Whether there may be products below it. */
  isFull: boolean;
}

interface RankedWindowRequest {
  filters: Filters;
  request: WindowRequest;
  /** Only these are looked at. */
  among?: string[];
  limit: number;
}

/** Ranks the newest products of a window. */
export async function rankWindow(
  database: Queryable,
  query: Query,
  { filters, among, request, limit }: RankedWindowRequest,
): Promise<RankedWindow> {
  const names = nameQueryText(query);
  const conditions = [
    ...(request.ofNames ? [] : [sql`not ${hasTerms(names)}`]),
    ...boundsOf(request),
  ];
  const where = conditions.reduce(
    (all, condition) => sql`${all} and ${condition}`,
    // What is in the name is among all words: asked for both, a planner would expect too few.
    matching(request.ofNames ? names : queryText(query), filters),
  );
  const behind = 'after' in request ? isOutranked(request.after) : sql`true`;
  const [row] = await database.query<WindowRow>(sql`
    with candidates as materialized (
      select id, created_at, name_words, search_terms from ${among ? productsOf(among) : sql`products`}
      where ${where}
      order by created_at desc, id limit ${'within' in request ? 2 * rankedAtOnce : rankedAtOnce}
    ), ranked as (
      select id, created_at, ${rankOf(query)} as rank from candidates
    ), page as (
      select * from ranked where ${behind}
      order by rank desc, created_at desc, id limit ${limit}
    )
    select (select count(*) from candidates) as count,
      (select json_build_array(${epochMilliseconds}, id)
        from candidates products order by created_at desc, id limit 1) as first,
      (select json_build_array(${epochMilliseconds}, id)
        from candidates products order by created_at, id desc limit 1) as last,
      (select coalesce(json_agg(
          json_build_object('id', id, 'createdAt', ${epochMilliseconds}, 'value', rank)
          order by rank desc, created_at desc, id), '[]')
        from page products) as entries`);
  if (!row?.first || !row.last) return { entries: [], window: undefined, isFull: false };
  const window =
    'within' in request
      ? request.within
      : { ofNames: request.ofNames, first: row.first, last: row.last };
  return {
    entries: row.entries.map((entry) => ({ ...entry, window })),
    window,
    isFull: 'within' in request || row.count === rankedAtOnce,
  };
}

/** Apart, so that no planner looks for them by what they have. */
function productsOf(ids: string[]): Sql {
  return sql`(
    select * from products
    where id in (select jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb)) offset 0) products`;
}

interface WindowRow {
  count: number;
  first: Moment | null;
  last: Moment | null;
  entries: Entry[];
}

function boundsOf(request: WindowRequest): Sql[] {
  if ('within' in request) return [isWithin(request.within.first, request.within.last)];
  return request.below ? [isBehind(request.below)] : [];
}

function isOutranked({ value, last: [time, id] }: Pick<Position, 'value' | 'last'>): Sql {
  const createdAt = new Date(time);
  return sql`rank <= ${value}::bigint and (rank < ${value}::bigint
    or (created_at <= ${createdAt}::timestamptz
      and (created_at < ${createdAt}::timestamptz or id > ${id})))`;
}

/**
 * A whole number: the name itself before names that begin so, before whatever has more of what was
 * typed in its weightier parts; of those the shorter name.
 */
function rankOf(query: Query): Sql {
  const name = typedName(query);
  return sql`(
    case when name_words = ${name} then 20000000
      when name_words like ${`${escapeLike(name)} %`} then 10000000 else 0 end
    + round(ts_rank('{0.1, 0.25, 0.5, 1}'::real[], search_terms,
        ${rankQueryText(query)}::tsquery)::numeric * 10000) * 100
    + 99 - least(coalesce(array_length(string_to_array(name_words, ' '), 1), 99), 99))::bigint`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
