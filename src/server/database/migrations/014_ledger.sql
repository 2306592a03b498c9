-- Requires stopping all servers of the version before.
--
-- The ledger: all money of buyers, sellers and the shop, in double entry.

-- What one party has or owes in one currency, such as what the shop owes to the seller of an order.
create table ledger_accounts (
  -- The names are those of domains/ledger/accounts.ts.
  id text not null,
  -- ISO 4217, in lower case.
  currency text not null,
  kind text not null constraint ledger_accounts_kind_check
    check (kind in ('asset', 'liability', 'income', 'expense')),
  -- The order to which the account belongs, and the seller whom the shop owes the balance or who owes it to the shop.
  order_id text,
  seller_id text references users (id),
  -- The sums of the account's transfers, in the currency's smallest unit. Changed with them.
  debits bigint not null default 0 check (debits >= 0),
  credits bigint not null default 0 check (credits >= 0),
  primary key (id, currency),
  -- Nobody gets more than there is for them.
  constraint ledger_accounts_overdrawn check (kind <> 'liability' or credits >= debits)
);
-- Used to sum what sellers are owed and owe.
create index ledger_accounts_of_sellers
  on ledger_accounts (seller_id, currency, credits, debits, order_id)
  where seller_id is not null and credits <> debits;
create index ledger_accounts_by_order on ledger_accounts (order_id) where order_id is not null;

-- A movement of money between two accounts. Rows are never changed: an opposite one corrects a wrong one.
create table ledger_transfers (
  -- The order of recording.
  number bigint generated always as identity primary key,
  -- Names the fact: what happens once is recorded once.
  key text not null unique,
  kind text not null,
  debit_account text not null,
  credit_account text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- The order is deleted after years, the transfer is not.
  order_id text,
  payout_id text references payouts (id) on delete set null,
  -- The id of Stripe's object that moved the money.
  stripe_object text,
  happened_at timestamptz(3) not null default now(),
  recorded_at timestamptz(3) not null default now(),
  check (debit_account <> credit_account),
  foreign key (debit_account, currency) references ledger_accounts (id, currency),
  foreign key (credit_account, currency) references ledger_accounts (id, currency)
);
create index ledger_transfers_by_order on ledger_transfers (order_id, number)
  where order_id is not null;
create index ledger_transfers_by_payout on ledger_transfers (payout_id, order_id)
  where payout_id is not null;

-- What the last check of the ledger has found, for the page about the server's health. Empty unless something is wrong.
create table ledger_faults (
  name text primary key,
  -- The first ids that it concerns, as a JSON array.
  subjects jsonb not null
);

------------------------------------------------------------------------------------------------------------------
-- What was paid before
------------------------------------------------------------------------------------------------------------------

-- The money of each order that was charged, and of charges without an order, under the id of the payment intent.
with charged as materialized (
select coalesce(orders.id, intent_id) as order_id, intent_id, products.seller_id, orders.state,
  payments.amount, payments.currency, payments.status = 'refunded' as refunded,
  coalesce(orders.paid_at, payments.created_at) as charged_at,
  coalesce(orders.ended_at, orders.paid_at, payments.created_at) as ended_at,
  coalesce(orders.state = 'completed' and not orders.paid_out and payments.status = 'paid', false) as owed,
  coalesce(orders.paid_out and orders.state in ('refunding', 'refundFailed', 'refunded', 'settled'),
    false) as debt,
  -- What payouts paid for the order, and what they deducted. Reversals are negative in both.
  (select coalesce(sum(payout_entries.amount), 0)
    from payout_entries join payouts on payouts.id = payout_id
    where order_id = orders.id
      and (payout_entries.amount > 0) = (reverses_id is null)) as paid,
  (select coalesce(- sum(payout_entries.amount), 0)
    from payout_entries join payouts on payouts.id = payout_id
    where order_id = orders.id
      and (payout_entries.amount < 0) = (reverses_id is null)) as deducted
from payments
left join orders on orders.payment_intent_id = intent_id
left join products on products.id = orders.product_id
where payments.status in ('paid', 'refunded')),

movements as materialized (
select 'charge/' || intent_id as key, 'captured' as kind, 'stripe' as debit,
  'held/' || order_id as credit, amount, currency, order_id, seller_id, null as payout_id,
  intent_id as stripe_object, charged_at as happened_at, 1 as step
from charged
union all
select 'order/' || order_id || '/owed/1', 'owed', 'held/' || order_id, 'owed/' || order_id,
  paid + case when owed then amount else 0 end, currency, order_id, seller_id, null, null, ended_at, 2
from charged where paid > 0 or owed
union all
select 'payout/' || payouts.id || '/' || charged.order_id,
  case when (payout_entries.amount > 0) = (reverses_id is null) then 'paidOut' else 'debtDeducted' end,
  case when payout_entries.amount < 0 then 'bank' when reverses_id is null then 'owed/' || charged.order_id
    else 'debt/' || charged.order_id end,
  case when payout_entries.amount > 0 then 'bank' when reverses_id is null then 'debt/' || charged.order_id
    else 'owed/' || charged.order_id end,
  abs(payout_entries.amount), charged.currency, charged.order_id, charged.seller_id, payouts.id, null,
  payouts.created_at, 2 + payout_entries.number
from payout_entries join payouts on payouts.id = payout_id
join charged on charged.order_id = payout_entries.order_id
union all
select 'order/' || order_id || '/debt/1', 'debt', 'debt/' || order_id, 'held/' || order_id,
  deducted + case when debt then amount else 0 end, currency, order_id, seller_id, null, null, ended_at, 3
from charged where deducted > 0 or debt
union all
-- Stripe's events replace it by what they are about: see payments/charge-bookings.sql.ts.
select 'refund/' || intent_id, 'refunded', 'held/' || order_id, 'stripe', amount, currency, order_id,
  seller_id, null, intent_id, ended_at, 4
from charged where refunded
union all
select 'order/' || order_id || '/refundedByHand/1', 'refundedByHand', 'held/' || order_id, 'bank',
  amount, currency, order_id, seller_id, null, null, ended_at, 4
from charged where state = 'settled' and not refunded),

accounts as (
insert into ledger_accounts (id, currency, kind, order_id, seller_id, debits, credits)
select account, currency,
  case when account like 'held/%' or account like 'owed/%' then 'liability' else 'asset' end,
  case when account like '%/%' then max(order_id) end,
  case when account like 'owed/%' or account like 'debt/%' then max(seller_id) end,
  sum(debit), sum(credit)
from (
  select debit as account, currency, order_id, seller_id, amount as debit, 0 as credit from movements
  union all select credit, currency, order_id, seller_id, 0, amount from movements) sides
group by account, currency)

insert into ledger_transfers (key, kind, debit_account, credit_account, currency, amount, order_id,
  payout_id, stripe_object, happened_at)
select key, kind, debit, credit, currency, amount, order_id, payout_id, stripe_object, happened_at
from movements order by happened_at, order_id, step;

drop table payout_entries;
drop index orders_by_payout;
drop index orders_claimed;
alter table orders drop column paid_out, drop column claim_seller_id, drop column claim_price,
  drop column claim_currency;
