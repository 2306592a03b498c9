-- Everything here runs on PostgreSQL 15 and later, PGlite, and engines that speak PostgreSQL:
-- no extensions, no triggers, no functions.

create table users (
  id text primary key default gen_random_uuid()::text,
  uid text not null unique,
  email text not null,
  display_name text not null default '',
  photo_url text not null default '',
  role text check (role in ('Admin', 'buyer', 'seller')),
  verified boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- A user whom the admin deleted stays as a tombstone, so that a later sign-in cannot revive them.
  deleted_at timestamptz(3)
);
create unique index users_email on users (lower(email));
create index users_by_role on users (role, created_at desc, id) where deleted_at is null;

create table categories (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  description text not null,
  position integer not null default 0
);

create table products (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users (id),
  category_id text not null references categories (id),
  product_name text not null,
  image text not null,
  condition text not null check (condition in ('Excellent', 'Good', 'Fair')),
  description text not null,
  location text not null,
  mobile_number text not null,
  -- Prices and years are free text, as sellers type them.
  original_price text not null,
  selling_price text not null,
  year_of_purchase text not null,
  advertise boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index products_by_category on products (category_id, created_at desc, id);
create index products_by_seller on products (seller_id, created_at desc, id);
create index products_advertised on products (created_at desc, id) where advertise;

-- A used product is one piece, so at most one order stands for it.
create table orders (
  id text primary key default gen_random_uuid()::text,
  product_id text not null unique references products (id),
  buyer_id text not null references users (id),
  -- Null when the product was paid from the wishlist without a booking.
  phone_number text,
  meeting_location text,
  -- The payment intent whose authorisation won the product.
  payment_intent_id text unique,
  created_at timestamptz(3) not null default now(),
  paid_at timestamptz(3)
);
create index orders_by_buyer on orders (buyer_id, created_at desc, id);

create table wishlist_entries (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products (id) on delete cascade,
  user_id text not null references users (id),
  created_at timestamptz(3) not null default now(),
  unique (product_id, user_id)
);
create index wishlist_entries_by_user on wishlist_entries (user_id, created_at desc, id);

create table payments (
  intent_id text primary key,
  -- Null once the seller has deleted the product: the intent must still be found, to cancel it.
  product_id text references products (id) on delete set null,
  buyer_id text not null references users (id),
  amount bigint not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'paid', 'cancelled')),
  created_at timestamptz(3) not null default now()
);
create unique index payments_open on payments (product_id, buyer_id) where status = 'open';
create index payments_by_product on payments (product_id, buyer_id);
