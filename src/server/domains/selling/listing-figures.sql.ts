import {
  figureDays,
  listingFigureNames,
  type FigureTotals,
  type ListingFigure,
  type ListingFigures,
} from '../../../contract/selling/listing-figures';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

/** Days are counted in UTC, so that they do not depend on the time zone of the database. */
const today = sql`(now() at time zone 'UTC')::date`;
const dayOf = (column: Sql) => sql`(${column} at time zone 'UTC')::date`;
const firstDay = sql`${today} - ${figureDays - 1}::int`;

/**
 * Counts a view of a product that is for sale, unless the viewer is its seller. Returns the number of changed
 * rows.
 */
export async function countView(
  database: Queryable,
  productId: string,
  viewerId: string | undefined,
): Promise<number> {
  const counted = await database.query(sql`
    insert into listing_views (product_id, day, views)
    select id, ${today}, 1 from products
    where id = ${productId} and listed and seller_id is distinct from ${viewerId ?? null}
    on conflict (product_id, day) do update set views = listing_views.views + 1
    returning views`);
  return counted.length;
}

type FigureRow = { figure: ListingFigure; count: number };

/** Not those that an offer of the seller has started. */
const startedByBuyer = sql`(
  select product_id, created_at from conversations
  where not exists (
    select 1 from messages
    where conversation_id = conversations.id and number = 1
      and sender_id = conversations.seller_id)) asked`;

/** Selects `day`, `figure` and `count` of the products that match a condition. */
const figureRows = (matchesProduct: (productId: Sql) => Sql): Sql => {
  const countRows = (figure: ListingFigure, table: Sql) => sql`
    select ${dayOf(sql`created_at`)} as day, ${figure}::text as figure, count(*)::int as count
    from ${table}
    where ${matchesProduct(sql`product_id`)} and ${dayOf(sql`created_at`)} >= ${firstDay}
    group by 1`;
  return sql`
    select day, 'views' as figure, sum(views)::int as count from listing_views
    where ${matchesProduct(sql`product_id`)} and day >= ${firstDay}
    group by day
    union all ${countRows('wishes', sql`wishlist_entries`)}
    union all ${countRows('questions', startedByBuyer)}
    union all ${countRows('bookings', sql`orders`)}`;
};

const zeros = (): FigureTotals => ({ views: 0, wishes: 0, questions: 0, bookings: 0 });

/** Returns the figures of a seller's product; undefined if the seller has no such product. */
export async function readListingFigures(
  database: Queryable,
  productId: string,
  sellerId: string,
): Promise<ListingFigures | undefined> {
  const [product] = await database.query<{ productName: string; firstDay: string }>(sql`
    select product_name as "productName", to_char(${firstDay}, 'YYYY-MM-DD') as "firstDay"
    from products
    where id = ${productId} and seller_id = ${sellerId} and deleted_at is null`);
  if (!product) return undefined;
  const rows = await database.query<FigureRow & { day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, figure, count
    from (${figureRows((id) => sql`${id} = ${productId}`)}) figures`);
  const days = daysFrom(product.firstDay).map((day) => ({ day, ...zeros() }));
  const totals = zeros();
  for (const { day, figure, count } of rows) {
    const counts = days.find((counted) => counted.day === day);
    // A row of the next day, if midnight passed between the two statements.
    if (!counts) continue;
    counts[figure] += count;
    totals[figure] += count;
  }
  return { productName: product.productName, totals, days };
}

/** Returns the sums of the figures of all products of a seller. */
export async function readFigureTotals(
  database: Queryable,
  sellerId: string,
): Promise<FigureTotals> {
  const isOfSeller = (id: Sql) =>
    sql`${id} in (select id from products where seller_id = ${sellerId} and deleted_at is null)`;
  const rows = await database.query<FigureRow>(sql`
    select figure, sum(count)::int as count from (${figureRows(isOfSeller)}) figures group by figure`);
  const counts = new Map(rows.map(({ figure, count }) => [figure, count]));
  return Object.fromEntries(
    listingFigureNames.map((name) => [name, counts.get(name) ?? 0]),
  ) as FigureTotals;
}

/** Returns the days of the figures as ISO 8601 dates. */
function daysFrom(firstDay: string): string[] {
  const start = new Date(`${firstDay}T00:00:00Z`);
  return Array.from({ length: figureDays }, (_, index) => {
    const day = new Date(start);
    day.setUTCDate(start.getUTCDate() + index);
    return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
  });
}

/** Deletes at most `limit` rows from before the first day of the figures. Returns their number. */
export async function deleteOldViews(database: Queryable, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from listing_views where (product_id, day) in (
      select product_id, day from listing_views where day < ${firstDay}
      order by day limit ${limit} for update skip locked)
    returning day`);
  return deleted.length;
}
