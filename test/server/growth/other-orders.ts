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
      ended_at, deadlines, expires_at, remind_at, paid_out, claim_seller_id, claim_price,
      claim_currency)
    select id, seller_id, created_at, state, state not in ('lapsed', 'refunded'),
      case when n % 2 = 0 then 'pi_' || id end,
      case when n % 2 = 0 then created_at end,
      case when state in ('lapsed', 'completed', 'refunded') then created_at end,
      case when state = 'booked' then '{"payment": {}}'::jsonb else '{}'::jsonb end,
      case when state = 'booked' then now() + interval '1 day' end,
      case when state = 'booked' then now() + interval '1 hour' end,
      state = 'completed' and n % 20 <> 0,
      case when state = 'completed' then seller_id end,
      case when state = 'completed' then 100 end,
      case when state = 'completed' then 'usd' end
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
  await target.query(sql`
    insert into payouts (id, seller_id, amount, currency, paid_on, reference, admin_id, created_at)
    select 'payout-' || id, buyer_id, 100, 'usd', created_at::date, 'R', ${admin.id}, created_at
    from orders where paid_out`);
  await target.query(sql`
    insert into payout_entries (order_id, number, payout_id, amount)
    select id, 1, 'payout-' || id, 100 from orders where paid_out`);
  await target.query(sql`
    insert into payout_accounts (seller_id, encrypted)
    select id, '' from users where uid like 'many-%'`);
}
