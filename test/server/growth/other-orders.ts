import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import type { TestUser } from '../support/records';
import { userNumber } from './other-users';

/**
 * An order of each sold product by its seller. Of 1,000 orders 100 are booked, 400 have expired, 497 are completed, two
 * are refunded and one is under review. Of 10 completed ones nine are paid out.
 */
export async function growOrders(target: Database, admin: TestUser): Promise<void> {
  await target.query(sql`
    insert into orders (product_id, buyer_id, created_at, state, holding, payment_intent_id, paid_at,
      ended_at, deadlines, expires_at, remind_at)
    select id, seller_id, created_at, state, state not in ('lapsed', 'refunded'),
      case when n % 2 = 0 then 'pi_' || id end,
      case when n % 2 = 0 then created_at end,
      case when state in ('lapsed', 'completed', 'refunded') then created_at end,
      case when state = 'booked' then '{"payment": {}}'::jsonb else '{}'::jsonb end,
      case when state = 'booked' then now() + interval '1 day' end,
      case when state = 'booked' then now() + interval '1 hour' end
    from (
      select products.*, n, case
        when n % 10 = 1 then 'booked'
        when n % 2 = 1 then 'lapsed'
        when n % 500 = 0 then 'refunded'
        when n % 1000 = 2 then 'underReview'
        else 'completed' end as state
      from products join users on users.id = seller_id
      cross join lateral (select ${userNumber} as n) numbers
      where product_name = 'Sold') products`);
  await target.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, status, created_at)
    select 'pi_' || product_id, product_id, buyer_id, 100,
      case state when 'booked' then 'open' when 'lapsed' then 'cancelled'
        when 'refunded' then 'refunded' else 'paid' end, created_at
    from orders where buyer_id in (select id from users where uid like 'many-%')`);
  await target.query(sql`
    insert into ordered_products (order_id, fields, photos) select id, '{}', '[]' from orders`);
  await target.query(sql`
    insert into order_events (order_id, number, type, state)
    select id, 0, 'buyer.book', 'booked' from orders`);
  await target.query(sql`
    insert into order_flags (order_id, kind, flagged_at)
    select id, 'sameCard', created_at from orders where state = 'completed'`);
  await growLedger(target, admin);
  await target.query(sql`
    insert into reviews (order_id, written_by, author_id, subject_id, rating, text, due_at,
      published_at)
    select id, 'buyer', buyer_id, buyer_id, 5, '', now(), now() from orders
    where state = 'completed'`);
  await target.query(sql`
    insert into review_pictures (review_id, name)
    select reviews.id, product_id || '.webp' from reviews join orders on orders.id = order_id`);
  await target.query(sql`
    insert into fee_documents (number, order_id, seller_id, currency, net, tax, tax_rate)
    select row_number() over (), id, buyer_id, 'usd', 10, 0, 0 from orders
    where state = 'completed'`);
  await target.query(sql`
    insert into stripe_events (id) select 'evt_' || id from orders`);
  await target.query(sql`
    insert into payout_accounts (seller_id, encrypted)
    select id, '' from users where uid like 'many-%'`);
  await target.query(sql`
    insert into tax_details (seller_id, asked_at)
    select id, now() from users where uid like 'many-%'`);
  await target.query(sql`
    insert into connected_accounts (id, seller_id)
    select 'acct_' || id, id from users where uid like 'many-%'`);
  await target.query(sql`
    insert into connected_payouts (id, account_id, amount, currency, status, arrives_at, created_at)
    select 'po_' || seller_id, id, 100, 'usd', 'paid', created_at, created_at
    from connected_accounts`);
  await target.query(sql`
    insert into bank_transfers (seller_id, currency, file_id, amount, order_ids, reference)
    select id, 'usd', 'file', 100, '{}', 'R' from users where uid like 'many-%'`);
}

/** The money of the completed orders: of ten, nine are paid out. */
async function growLedger(target: Database, admin: TestUser): Promise<void> {
  const completed = sql`(
    select *, row_number() over (order by id) % 10 <> 0 as is_paid from orders
    where state = 'completed')`;
  await target.query(sql`
    insert into payouts (id, seller_id, amount, currency, paid_on, reference, admin_id, created_at)
    select 'payout-' || id, buyer_id, 100, 'usd', created_at::date, 'R', ${admin.id}, created_at
    from ${completed} orders where is_paid`);
  await target.query(sql`
    insert into ledger_accounts (id, currency, kind, order_id, seller_id, debits, credits)
    select 'held/' || id, 'usd', 'liability', id, null, 100, 100 from ${completed} orders
    union all select 'owed/' || id, 'usd', 'liability', id, buyer_id,
      case when is_paid then 100 else 0 end, 100 from ${completed} orders
    union all select id, 'usd', 'asset', null, null, 0, 0
      from (values ('stripe'), ('bank')) shop (id)`);
  await target.query(sql`
    insert into ledger_transfers (key, kind, debit_account, credit_account, currency, amount,
      order_id, payout_id)
    select 'charge/' || id, 'captured', 'stripe', 'held/' || id, 'usd', 100, id, null
      from ${completed} orders
    union all select 'owed/' || id, 'owed', 'held/' || id, 'owed/' || id, 'usd', 100, id, null
      from ${completed} orders
    union all select 'payout/' || id, 'paidOut', 'owed/' || id, 'bank', 'usd', 100, id,
      'payout-' || id from ${completed} orders where is_paid`);
  await target.query(sql`
    insert into balance_transactions
      (id, object, category, amount, fee, currency, is_pending, created_at)
    select 'txn_' || id, 'pi_' || id, 'charge', 100, 3, 'usd', false, created_at
    from ${completed} orders`);
}
