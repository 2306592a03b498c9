-- Products that their sellers change after they were added, pause, or hide while they are away.

-- Until when a seller is away. Null if they are not. Their products that are for sale and not booked are
-- unlisted until then.
alter table users add column away_until timestamptz(3);
-- Used to find sellers who are back.
create index users_by_return on users (away_until) where away_until is not null;

alter table products
  -- Why a product that can be listed again is not listed: 'paused' by its seller, or 'away' like its seller.
  -- Null for a listed product, and for one that was sold, refunded or deleted.
  add column unlisted_because text,
  -- Increased with each change of a field, so that a change of an older revision is detected.
  add column revision integer not null default 1,
  -- The price from which the current one fell, and when. Null if the last change was not a fall. Derived from
  -- product_prices.
  add column former_price text,
  add column price_fell_at timestamptz(3);

-- A price that a product has or had. A product whose price has never changed has no row.
create table product_prices (
  product_id text not null references products (id) on delete cascade,
  -- As the seller typed it.
  selling_price text not null,
  -- Null if the text is not an amount.
  price_cents bigint,
  since timestamptz(3) not null default now(),
  primary key (product_id, since)
);

-- A product as the buyer of an order saw it. Written when the product is changed for the first time after
-- the order. Without a row the product has not changed.
create table ordered_products (
  order_id text primary key references orders (id),
  -- The fields of contract/product-fields.ts by name, without contact data.
  fields jsonb not null,
  -- URLs of the photos, as a JSON array, the main one first.
  photos jsonb not null
);
