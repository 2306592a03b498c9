-- What a seller has entered for the yearly report to the tax office (DAC7), or was asked for.
create table tax_details (
  seller_id text primary key references users (id),
  -- As payout_accounts.encrypted; null until the seller enters it.
  encrypted text,
  -- When the seller entered it.
  changed_at timestamptz(3),
  -- When the seller was first asked; null if they entered it before.
  asked_at timestamptz(3),
  reminders integer not null default 0,
  reminded_at timestamptz(3),
  -- Since when payouts are held because nothing was entered.
  held_at timestamptz(3),
  -- Whether it is kept only as long as the sales of a seller whose account was erased.
  seller_is_erased boolean not null default false,
  check (encrypted is null = (changed_at is null)),
  check (encrypted is not null or asked_at is not null),
  check (held_at is null or encrypted is null)
);

-- Used to find expired rows.
create index tax_details_of_erased on tax_details (seller_id) where seller_is_erased;

-- Used to find the sales of a year.
create index ledger_transfers_owed_by_time on ledger_transfers (happened_at, order_id)
  where kind = 'owed';
