-- Payouts to sellers, which the operator makes by hand.

-- Whether the price was paid to the seller. Derived from payout_entries, and changed with them.
alter table orders add column paid_out boolean not null default false;
-- Used to find the sales that are owed to sellers, and the refunded ones that were paid to them.
create index if not exists orders_by_payout on orders (paid_out, state);

-- A payout to a seller, or the reversal of one that was entered wrongly. Rows are never changed or deleted.
create table payouts (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users (id),
  -- The payout that this one reverses, at most once. Null for a payout.
  reverses_id text unique references payouts (id),
  -- In the currency's smallest unit: the sum of the entries. Negative for a reversal.
  amount bigint not null,
  -- ISO 4217, in lower case.
  currency text not null,
  -- When the money was sent, and the reference of the transfer. Null for a reversal.
  paid_on date,
  reference text,
  -- Why the payout is reversed. Null for a payout.
  reason text,
  admin_id text not null references users (id),
  created_at timestamptz(3) not null default now(),
  check (case when reverses_id is null
    then amount > 0 and paid_on is not null and reference is not null and reason is null
    else amount < 0 and paid_on is null and reference is null and reason is not null end)
);
-- Used by the lists of all payouts and of those of a seller.
create index payouts_by_time on payouts (created_at desc, id);
create index payouts_by_seller on payouts (seller_id, created_at desc, id);

-- A sale in a payout. Rows are never changed or deleted. An order's odd entries pay its price to the seller, and
-- its even ones take it back: by a deduction after a refund, or by a reversal. So a price is paid at most once.
create table payout_entries (
  order_id text not null references orders (id),
  -- 1 for the first entry of the order.
  number integer not null,
  payout_id text not null references payouts (id),
  amount bigint not null,
  primary key (order_id, number),
  check (number >= 1 and amount <> 0 and (amount > 0) = (number % 2 = 1))
);
-- Used to read the sales of a payout.
create index payout_entries_by_payout on payout_entries (payout_id, order_id);
