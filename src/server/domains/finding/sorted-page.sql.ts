import type { SearchSortOrder } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { isIndexed } from './filters.sql';
import type { CursorKey, Cursor } from './cursor';

/** A product of a page, with the values by which it is sorted. */
export interface PageEntry {
  id: string;
  /** The creation time in milliseconds since the epoch. */
  createdAt: number;
  /** The price key, the rank or the distance in km; 0 when sorted by time. */
  sortValue: number;
}

/** The sort keys of a page's last product, after which the next page begins. */
export type SortPosition = Pick<Cursor, 'sortValue' | 'lastKey'>;

type ColumnOrder = Exclude<SearchSortOrder, 'relevance' | 'nearest'>;

/** Returns the products that match a condition, in a sort order that does not depend on the query. */
export function sortedPage(
  database: Queryable,
  { where, prices, order, after, limit }: SortedPageRequest,
): Promise<PageEntry[]> {
  const { sortValue, sort, afterCursor, isPrice } = sorts[order];
  const indexCondition = isPrice ? isIndexed : sql`true`;
  const range =
    isPrice && prices
      ? sql`and ${sortValue} between ${prices[0]}::bigint and ${prices[1]}::bigint`
      : sql``;
  const afterCondition = after ? sql`and ${afterCursor(after)}` : sql``;
  return database.query<PageEntry>(sql`
    select id, ${epochMilliseconds} as "createdAt", ${sortValue} as "sortValue"
    from products where ${where} and ${indexCondition} ${range} ${afterCondition} order by ${sort} limit ${limit}`);
}

export interface SortedPageRequest {
  where: Sql;
  /** The price range of the condition in cents: a scan of the price index can start and end there. */
  prices?: [number, number] | undefined;
  order: ColumnOrder;
  after?: SortPosition | undefined;
  limit: number;
}

export const epochMilliseconds = sql`(extract(epoch from products.created_at) * 1000)::bigint`;

interface Sort {
  /** The sort value of a product, an integer. */
  sortValue: Sql;
  sort: Sql;
  isPrice: boolean;
  afterCursor: (after: SortPosition) => Sql;
}

/**
 * With these keys, products whose price is not a number come last in both directions. The number is
 * Number.MAX_SAFE_INTEGER.
 */
const ascendingPriceKey = sql`coalesce(products.price_cents, 9007199254740991)`;
const descendingPriceKey = sql`coalesce(products.price_cents, -1)`;

const sorts: Record<ColumnOrder, Sort> = {
  newest: {
    sortValue: sql`0`,
    sort: sql`products.created_at desc, products.id`,
    isPrice: false,
    afterCursor: ({ lastKey }) => isAfterCursor(lastKey),
  },
  priceUp: {
    sortValue: ascendingPriceKey,
    sort: sql`${ascendingPriceKey}, products.id`,
    isPrice: true,
    afterCursor: ({
      sortValue,
      lastKey: [, id],
    }) => sql`${ascendingPriceKey} >= ${sortValue}::bigint
      and (${ascendingPriceKey} > ${sortValue}::bigint or products.id > ${id})`,
  },
  priceDown: {
    sortValue: descendingPriceKey,
    sort: sql`${descendingPriceKey} desc, products.id`,
    isPrice: true,
    afterCursor: ({
      sortValue,
      lastKey: [, id],
    }) => sql`${descendingPriceKey} <= ${sortValue}::bigint
      and (${descendingPriceKey} < ${sortValue}::bigint or products.id > ${id})`,
  },
};

/** The condition that a product comes after the cursor when sorted by newest first. */
export function isAfterCursor([time, id]: CursorKey): Sql {
  const createdAt = new Date(time);
  return sql`products.created_at <= ${createdAt}::timestamptz
    and (products.created_at < ${createdAt}::timestamptz or products.id > ${id})`;
}

/** The condition that a product is between two keys, inclusive. */
export function isBetween([firstTime, firstId]: CursorKey, [lastTime, lastId]: CursorKey): Sql {
  const first = new Date(firstTime);
  const last = new Date(lastTime);
  return sql`products.created_at between ${last}::timestamptz and ${first}::timestamptz
    and (products.created_at < ${first}::timestamptz or products.id >= ${firstId})
    and (products.created_at > ${last}::timestamptz or products.id <= ${lastId})`;
}
