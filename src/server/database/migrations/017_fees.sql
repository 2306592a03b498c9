-- What the shop keeps of the price, as when the order began; null if no fee was set. See contract/payments/fee.ts.
alter table orders add column fee_terms jsonb;

-- An invoice for the fee of a sale, or a credit note for it after a refund. Rows are never changed.
create table fee_documents (
  -- Without gaps, from 1.
  number integer primary key,
  order_id text not null references orders (id),
  seller_id text not null references users (id),
  -- ISO 4217, in lower case.
  currency text not null,
  -- In the currency's smallest unit. Negative in a credit note.
  net bigint not null,
  tax bigint not null,
  -- The rate of the tax, in hundredths of a percent.
  tax_rate integer not null,
  issued_at timestamptz(3) not null default now(),
  check (net + tax <> 0)
);
-- Used by the page of an order.
create index fee_documents_by_order on fee_documents (order_id);
-- Used by the overview, which sums by day.
create index fee_documents_by_time on fee_documents (issued_at);
-- Used by the download of a seller's data.
create index fee_documents_by_seller on fee_documents (seller_id);

-- The last number of fee_documents. A transaction that takes the next one locks the row until it commits, so a number
-- that is rolled back is taken again.
create table fee_document_counter (
  id boolean primary key default true check (id),
  last_number integer not null
);

-- The transfers of the last exported file for the bank. The next export replaces them.
create table bank_transfers (
  seller_id text not null references users (id),
  -- ISO 4217, in lower case.
  currency text not null,
  file_id text not null,
  amount bigint not null check (amount > 0),
  -- The sales that the transfer pays. The debts of the seller are deducted.
  order_ids text[] not null,
  reference text not null,
  exported_at timestamptz(3) not null default now(),
  -- The payout that records the transfer; null before.
  payout_id text references payouts (id) on delete cascade,
  primary key (seller_id, currency)
);
