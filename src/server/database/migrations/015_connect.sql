-- Payouts by Stripe: the sellers' own accounts, and transfers to them.

-- The account of a seller at Stripe. It is created when the seller first goes to Stripe.
create table connected_accounts (
  -- Stripe's id.
  id text primary key,
  seller_id text not null unique references users (id),
  -- Whether Stripe lets it receive transfers.
  is_ready boolean not null default false,
  -- What Stripe wants to know, in its words.
  requirements jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  -- When the account was last read from Stripe.
  checked_at timestamptz(3) not null default now()
);

-- A payout of Stripe from such an account to the seller's bank.
create table connected_payouts (
  -- Stripe's id.
  id text primary key,
  account_id text not null references connected_accounts (id),
  -- In the currency's smallest unit.
  amount bigint not null,
  -- ISO 4217, in lower case.
  currency text not null,
  -- A status of Stripe. `paid` may still become `failed`, which is final.
  status text not null,
  -- Why it failed, in Stripe's words; null unless it did.
  failure text,
  -- When the money arrives, or should.
  arrives_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index connected_payouts_by_account on connected_payouts (account_id, created_at desc, id);

-- The events of Stripe that have had their effect: Stripe delivers events more than once.
create table stripe_events (
  id text primary key,
  received_at timestamptz(3) not null default now()
);
create index stripe_events_by_time on stripe_events (received_at);

-- A transfer to the seller's account is a payout that no admin has recorded.
alter table payouts alter column admin_id drop not null;

-- Each webhook has outcomes of its own. refused: Stripe refused to create an account of a seller, for the reason in
-- `detail`. created: it created one.
alter table webhook_events drop constraint webhook_events_outcome_check;
alter table webhook_events add constraint webhook_events_outcome_check check (outcome in (
  'received', 'rejected', 'missed', 'connectedReceived', 'connectedRejected', 'accountsReceived',
  'accountsRejected'));
