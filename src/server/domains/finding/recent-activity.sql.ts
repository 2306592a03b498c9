import type { NewActivity } from '../../../contract/calls/recent-activity';
import {
  maxRecentSearches,
  maxViewedProducts,
  recentActivityDays,
} from '../../../contract/finding/recent-activity';
import type { Database, Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';

/** The kind of the rows of each list, and how many of them a user can have. */
const lists = {
  searches: { kind: 'search', max: maxRecentSearches },
  viewed: { kind: 'view', max: maxViewedProducts },
} as const;

/** Clears a user's lists, and adds to their start. */
export async function changeActivity(
  database: Database,
  userId: string,
  activity: NewActivity,
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const name of ['searches', 'viewed'] as const) {
      const { kind, max } = lists[name];
      const ofList = sql`user_id = ${userId} and kind = ${kind}`;
      if (activity.cleared.includes(name))
        await tx.query(sql`delete from recent_activity where ${ofList}`);
      if (activity[name].length === 0) continue;
      // In the order of the values, so that two devices do not lock each other out.
      await tx.query(sql`
        insert into recent_activity (user_id, kind, value, used_at)
        select ${userId}, ${kind}, value, now() - min(position) * interval '1 millisecond'
        from jsonb_array_elements_text(${jsonValue(activity[name])}::text::jsonb)
          with ordinality added (value, position)
        group by value order by value
        on conflict (user_id, kind, value) do update set used_at = excluded.used_at`);
      await tx.query(sql`
        delete from recent_activity where ${ofList} and value in (
          select value from recent_activity where ${ofList}
          order by used_at desc, value offset ${max}::int)`);
    }
  });
}

/** Returns a user's lists as the call sends them, without products that have no page for others than their seller. */
export async function readActivity(database: Queryable, userId: string): Promise<unknown> {
  const [row] = await database.query(sql`
    select (
        select coalesce(json_agg(value order by used_at desc, value), '[]') from recent_activity
        where user_id = ${userId} and kind = ${lists.searches.kind}) as searches, (
        select coalesce(json_agg(json_build_object('_id', products.id,
          'productName', product_name, 'image', image, 'originalPrice', original_price,
          'sellingPrice', selling_price, 'currency', price_currency, 'condition', condition,
          'location', location) order by used_at desc, value), '[]')
        from recent_activity
        join lateral (select * from products where products.id = value offset 0) products on true
        join users sellers on sellers.id = products.seller_id
        where recent_activity.user_id = ${userId} and kind = ${lists.viewed.kind}
          and products.deleted_at is null and hidden_by is null and sellers.deleted_at is null) as viewed`);
  return row;
}

/** Deletes entries that were not used for long. Returns the number of deleted rows. */
export async function deleteOldActivity(database: Database, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from recent_activity where (user_id, kind, value) in (
      select user_id, kind, value from recent_activity
      where used_at < now() - ${recentActivityDays}::int * interval '1 day'
      order by used_at limit ${limit} for update skip locked)
    returning kind`);
  return deleted.length;
}
