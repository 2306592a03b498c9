-- Stripe's balance transactions: what has moved the money at Stripe, which the ledger is compared with.
create table balance_transactions (
  -- Stripe's id.
  id text primary key,
  -- The id of Stripe's object that moved the money, as in ledger_transfers.stripe_object.
  object text not null,
  -- Stripe's reporting category.
  category text not null,
  -- What was added to the balance before the fee, and the fee, in the currency's smallest unit.
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  -- Whether it is a refund that may still fail, which the ledger does not have yet.
  is_pending boolean not null,
  created_at timestamptz(3) not null
);
create index balance_transactions_pending on balance_transactions (object) where is_pending;
