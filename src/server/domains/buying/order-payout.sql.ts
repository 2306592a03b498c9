import { sql } from '../../database/sql';
import { shopAccounts } from '../ledger/accounts';

/** The sales of payouts and reversals. The amount is negative if it is deducted or reversed. */
export const payoutEntries = sql`(
  select payout_id, order_id, number,
    case when debit_account in (${shopAccounts.bank.id}, ${shopAccounts.stripe.id})
      then - amount else amount end as amount
  from ledger_transfers where payout_id is not null)`;

/** Whether the seller has got the price of an order, as JSON; null if nothing is owed, paid or to be deducted. */
export const payoutOfOrder = sql`(
  select json_build_object(
    'state', case when open > 0 then 'owed' when open < 0 then 'debt' else 'paid' end,
    'amount', case when open = 0 then paid else abs(open) end, 'currency', payments.currency,
    'paidOn', case when open <= 0 then (
      select payouts.paid_on from ${payoutEntries} entries
      join payouts on payouts.id = entries.payout_id
      where entries.order_id = orders.id and payouts.paid_on is not null and entries.amount > 0
      order by entries.number desc limit 1) end)
  from payments cross join lateral (
    select coalesce((
        select sum(credits - debits) from ledger_accounts
        where order_id = orders.id and seller_id is not null and credits <> debits), 0) as open,
      coalesce((
        select sum(amount) from ${payoutEntries} entries where order_id = orders.id), 0)
      - coalesce((
        select sum(amount) from ledger_transfers
        where order_id = orders.id and kind = 'transferReversed'), 0) as paid
  ) balances
  where payments.intent_id = orders.payment_intent_id and (open <> 0 or paid > 0))`;
