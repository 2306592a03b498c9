-- Where sellers want to be paid, if the server has a key to encrypt it.
create table payout_accounts (
  seller_id text primary key references users (id),
  -- AES-256-GCM (payouts/payout-account-cipher.ts), as base64. The keys are in the environment.
  encrypted text not null,
  changed_at timestamptz(3) not null default now()
);
