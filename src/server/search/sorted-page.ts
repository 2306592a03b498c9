import type { SearchSortOrder } from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { isIndexed } from './filters';
import type { Moment, Position } from './cursor';

/** A product of a page, and where it stands in the sort. */
export interface Entry {
  id: string;
  /** In epoch milliseconds. */
  createdAt: number;
  value: number;
}

type FixedOrder = Exclude<SearchSortOrder, 'relevance'>;

/** The products that a condition lets through, sorted by what does not depend on the query. */
export function sortedPage(
  database: Queryable,
  { where, prices, order, after, limit }: SortedPageRequest,
): Promise<Entry[]> {
  const { value, sort, behind, isPrice } = sorts[order];
  const index = isPrice ? isIndexed : sql`true`;
  const range =
    isPrice && prices
      ? sql`and ${value} between ${prices[0]}::bigint and ${prices[1]}::bigint`
      : sql``;
  const rest = after ? sql`and ${behind(after)}` : sql``;
  return database.query<Entry>(sql`
    select id, ${epochMilliseconds} as "createdAt", ${value} as value
    from products where ${where} and ${index} ${range} ${rest} order by ${sort} limit ${limit}`);
}

export interface SortedPageRequest {
  where: Sql;
  /** A range that the condition has: an index sorted by price is read from there on. */
  prices?: [number, number] | undefined;
  order: FixedOrder;
  after?: Pick<Position, 'value' | 'last'> | undefined;
  limit: number;
}

export const epochMilliseconds = sql`(extract(epoch from products.created_at) * 1000)::bigint`;

interface Sort {
  /** A whole number. */
  value: Sql;
  sort: Sql;
  isPrice: boolean;
  behind: (after: Pick<Position, 'value' | 'last'>) => Sql;
}

/** A price that can't be read stands behind all others, whichever way they are sorted. */
const cheapest = sql`coalesce(products.price_cents, 9007199254740991)`;
const dearest = sql`coalesce(products.price_cents, -1)`;

const sorts: Record<FixedOrder, Sort> = {
  newest: {
    value: sql`0`,
    sort: sql`products.created_at desc, products.id`,
    isPrice: false,
    behind: ({ last }) => isBehind(last),
  },
  priceUp: {
    value: cheapest,
    sort: sql`${cheapest}, products.id`,
    isPrice: true,
    behind: ({ value, last: [, id] }) => sql`${cheapest} >= ${value}::bigint
      and (${cheapest} > ${value}::bigint or products.id > ${id})`,
  },
  priceDown: {
    value: dearest,
    sort: sql`${dearest} desc, products.id`,
    isPrice: true,
    behind: ({ value, last: [, id] }) => sql`${dearest} <= ${value}::bigint
      and (${dearest} < ${value}::bigint or products.id > ${id})`,
  },
};

/** Whether a product comes after one in the newest-first sort. */
export function isBehind([time, id]: Moment): Sql {
  const createdAt = new Date(time);
  return sql`products.created_at <= ${createdAt}::timestamptz
    and (products.created_at < ${createdAt}::timestamptz or products.id > ${id})`;
}

/** Whether it is one of those from a first to a last one. */
export function isWithin([firstTime, firstId]: Moment, [lastTime, lastId]: Moment): Sql {
  const first = new Date(firstTime);
  const last = new Date(lastTime);
  return sql`products.created_at between ${last}::timestamptz and ${first}::timestamptz
    and (products.created_at < ${first}::timestamptz or products.id >= ${firstId})
    and (products.created_at > ${last}::timestamptz or products.id <= ${lastId})`;
}
