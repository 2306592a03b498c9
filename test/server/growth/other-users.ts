import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { searchVersion } from '../../../src/server/domains/finding/product-terms';

/** How many rows of other users each table gets. */
export const otherRowCount = 20_000;

/** The number of another user: 1 registered last. The states of the user's records depend on it. */
export const userNumber = sql`split_part(users.uid, '-', 2)::int`;

/**
 * Users who registered during the last 300 days, each at another time. Of each 1,000 users one is
 * suspended, one is deleted and one is a moderator.
 */
export async function growUsers(target: Database): Promise<void> {
  await target.query(sql`
    insert into users (uid, email, email_verified, role, verified, created_at, suspended_at,
      suspension_reason, deleted_at)
    select 'many-' || n, 'many-' || n || '@example.com', true,
      case when n % 1000 = 3 then 'moderator' when n % 50 = 4 then null when n % 3 = 0 then 'seller'
        else 'buyer' end,
      n % 4 = 0, created_at, case when n % 1000 = 1 then created_at end,
      case when n % 1000 = 1 then 'Copies.' end, case when n % 1000 = 2 then created_at end
    from generate_series(1, ${otherRowCount}::int) n
    cross join lateral (
      select now() - n * (interval '300 days' / ${otherRowCount}::int) as created_at) times`);
  await target.query(sql`
    insert into former_identifiers (user_id, kind, value, confirmed)
    select id, 'email', 'former-' || email, true from users where uid like 'many-%'`);
}

/**
 * A product of each user, half of them in the category of the fixture. Of 1,000 products 10 are paused and one is deleted.
 * They are stored in a random order: in the order of their times, the planner would read the whole table by time.
 */
export async function growProducts(
  target: Database,
  { category, other }: { category: string; other: string },
): Promise<void> {
  await target.query(sql`
    insert into products (seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, created_at, advertise,
      listed, unlisted_because, deleted_at, price_cents, brand, name_words, search_terms,
      search_version)
    select id, case when n % 2 = 0 then ${category}::text else ${other} end,
      'Sold', '/x.webp', 'Good', '', '', '', '1', '1', '2020', created_at, n % 2 = 0,
      n % 2 = 1 and n % 100 <> 3, case when n % 100 = 3 then 'paused' end,
      case when n % 1000 = 4 then created_at end, 100, 'sold', 'sold',
      '''sold'':1A ''=sold'':1A ''#condition:Good'':1D'::tsvector, ${searchVersion}::int
    from users cross join lateral (select ${userNumber} as n) numbers
    where uid like 'many-%' order by md5(uid)`);
  await target.query(sql`
    insert into product_drafts (id, seller_id)
    select 'draft-' || uid, id from users where uid like 'many-%'`);
  await target.query(sql`
    insert into product_imports (seller_id, file_name, state, products, product_count, skipped_count,
      faults, fault_count, ignored_columns, photo_count, done_at)
    select id, 'listings.csv', 'done', '[]', 1, 0, '[]', 0, '[]', 0, now()
    from users where uid like 'many-%'`);
}
