import type { Database, Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { declinesEmail } from '../accounts/email-settings.sql';
import { isMatchVisible, savedSearchTitle } from '../finding/saved-searches.sql';
import type { Tasks } from '../platform/outbox.sql';
import { isAvailable } from '../selling/wish-notifications.sql';

/** More watches are only counted. */
const maxListed = 20;

/**
 * Adds an outbox task for each saved search whose email is due, at most `limit`. What it has found is in no later email.
 * Returns the number of added tasks.
 */
export async function addDueSearchEmails(database: Database, limit: number): Promise<number> {
  return database.transaction(async (tx) => {
    // Locked first, so that the next statement sees every match that has waited for this email.
    const due = await tx.query<{ id: string }>(sql`
      select id from saved_searches where email_due_at <= now()
      order by email_due_at limit ${limit} for no key update skip locked`);
    const added = await tx.query(sql`
      with claimed as (
        update saved_searches set email_due_at = null, emailed_at = now()
        where id = any(${due.map(({ id }) => id)}::text[]) returning id, emailed_at),
      notified as (
        update saved_search_matches set emailed_at = claimed.emailed_at from claimed
        where saved_search_id = claimed.id and saved_search_matches.emailed_at is null)
      insert into outbox (key, task, payload)
      select 'searchEmail/' || id || '/' || extract(epoch from emailed_at), 'searchEmail',
        jsonb_build_object('savedSearchId', id, 'at', emailed_at)
      from claimed on conflict do nothing returning key`);
    return added.length;
  });
}

export interface SearchEmailData {
  id: string;
  query: string;
  /** The words and filters of the search. */
  name: string;
  /** The number of watches. */
  count: number;
  /** The newest of them. */
  products: {
    productId: string;
    productName: string;
    sellingPrice: string;
    currency: string | null;
    image: string;
  }[];
  userId: string;
  displayName: string;
  email: string;
}

/**
 * Finds what a saved search has found for the email that was due at a time. Returns undefined if its user can book none of
 * it any more, has opted out or has no verified email address, which may belong to another person.
 */
export async function findSearchEmail(
  database: Queryable,
  { savedSearchId, at }: Tasks['searchEmail'],
): Promise<SearchEmailData | undefined> {
  const [data] = await database.query<SearchEmailData>(sql`
    select saved_searches.id, query, ${savedSearchTitle} as name, found.count, found.products,
      users.id as "userId", users.display_name as "displayName", users.email
    from saved_searches join users on users.id = saved_searches.user_id
    cross join lateral (
      select count(*)::int as count, json_agg(json_build_object('productId', id,
          'productName', product_name, 'sellingPrice', selling_price, 'currency', price_currency,
          'image', image)
        order by number) filter (where number <= ${maxListed}) as products
      from (
        select products.*, row_number() over (order by products.created_at desc, products.id) as number
        from saved_search_matches join products on products.id = product_id
        where saved_search_id = saved_searches.id
          and saved_search_matches.emailed_at = ${at}::timestamptz
          and ${isAvailable} and ${isMatchVisible}) available) found
    where saved_searches.id = ${savedSearchId} and frequency <> 'never' and found.count > 0
      and users.email_verified and users.email <> '' and users.deleted_at is null
      and users.suspended_at is null and not ${declinesEmail('searches')}`);
  return data;
}
