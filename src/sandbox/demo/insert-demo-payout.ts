import type { Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { demoPayout } from './demo-activity';
import { demoAdmin } from './demo-people';
import { subtractHours } from './subtract-hours';

/** Inserts the payout of one completed demo sale. Existing rows stay unchanged. */
export async function insertDemoPayout(tx: Transaction, now: Date): Promise<void> {
  const { id, order, reference, hoursAgo } = demoPayout;
  const paidAt = subtractHours(now, hoursAgo);
  await tx.query(sql`
    insert into payouts (id, seller_id, amount, currency, paid_on, reference, admin_id, created_at)
    select ${id}, seller_id, payments.amount, currency, (${paidAt}::timestamptz at time zone 'UTC')::date,
      ${reference}, ${demoAdmin.id}, ${paidAt}::timestamptz
    from orders join products on products.id = orders.product_id
    join payments on payments.intent_id = orders.payment_intent_id
    where orders.id = ${order}
    on conflict do nothing`);
  await tx.query(sql`
    insert into payout_entries (order_id, number, payout_id, amount)
    select ${order}, 1, id, amount from payouts where id = ${id}
    on conflict do nothing`);
  await tx.query(sql`
    update orders set paid_out = true
    where id = ${order} and not exists (
      select 1 from payout_entries where order_id = ${order} and number > 1)`);
}
