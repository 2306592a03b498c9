import { sql } from '../../database/sql';

/** The payment of a row of `orders` joined with `payments`, as JSON; null before it. */
export const paymentOfOrder = sql`case when orders.paid_at is not null then json_build_object(
  'paidAt', orders.paid_at, 'amount', payments.amount, 'currency', payments.currency,
  'cardLast4', payments.card_last4, 'refunds', (
    select coalesce(json_agg(json_build_object('amount', amount, 'refundedAt', happened_at)
      order by number), '[]')
    from ledger_transfers refunds
    where order_id = orders.id and kind = 'refunded' and not exists (
      select 1 from ledger_transfers failures where failures.key = refunds.key || '/failed'))) end`;
