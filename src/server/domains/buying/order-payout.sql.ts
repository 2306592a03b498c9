import { owedStates, returnedStates } from '../../../contract/payments/price-owner';
import { sql } from '../../database/sql';

export const isOwed = sql`(not orders.paid_out and orders.state = any(${owedStates}::text[]))`;

export const isDebt = sql`(orders.paid_out and orders.state = any(${returnedStates}::text[]))`;

export const payoutOfOrder = sql`(
  select json_build_object(
    'state', case when not orders.paid_out then 'owed' when ${isDebt} then 'debt' else 'paid' end,
    'amount', payments.amount, 'currency', payments.currency,
    'paidOn', case when orders.paid_out then (
      select payouts.paid_on from payout_entries
      join payouts on payouts.id = payout_entries.payout_id
      where payout_entries.order_id = orders.id and payouts.paid_on is not null
        and payout_entries.amount > 0
      order by payout_entries.number desc limit 1) end)
  from payments
  where payments.intent_id = orders.payment_intent_id and (orders.paid_out or ${isOwed}))`;
