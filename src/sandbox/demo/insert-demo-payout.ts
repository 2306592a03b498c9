import type { Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { bookEntries } from '../../server/domains/payments/payouts/payouts.sql';
import { demoPayout } from './demo-activity';
import { demoAdmin } from './demo-people';
import { subtractHours } from './subtract-hours';

/** Inserts the payout of one completed demo sale. Existing rows stay unchanged. */
export async function insertDemoPayout(tx: Transaction, now: Date): Promise<void> {
  const { id, order, reference, hoursAgo } = demoPayout;
  const paidAt = subtractHours(now, hoursAgo);
  const [payout] = await tx.query<{ sellerId: string; amount: number; currency: string }>(sql`
    insert into payouts (id, seller_id, amount, currency, paid_on, reference, admin_id, created_at)
    select ${id}, seller_id, payments.amount, currency, (${paidAt}::timestamptz at time zone 'UTC')::date,
      ${reference}, ${demoAdmin.id}, ${paidAt}::timestamptz
    from orders join products on products.id = orders.product_id
    join payments on payments.intent_id = orders.payment_intent_id
    where orders.id = ${order}
    on conflict do nothing returning seller_id as "sellerId", amount, currency`);
  if (!payout) return;
  await bookEntries(tx, { ...payout, id }, [
    { orderId: order, amount: payout.amount, isOfDebt: false },
  ]);
}
