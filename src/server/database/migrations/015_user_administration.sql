-- Staff suspend users, and find users, products and orders.

alter table users
  -- When staff suspended the user. Null for other users. A suspended user can't sign in.
  add column suspended_at timestamptz(3),
  -- Why, as the user reads it.
  add column suspension_reason text,
  -- When the suspension ends by itself; null if staff has to lift it.
  add column suspended_until timestamptz(3);
-- A product of a suspended seller is not listed: products.unlisted_because is 'suspended'.

-- Used to end suspensions.
create index if not exists users_by_suspension_end on users (suspended_until)
  where suspended_until is not null;

-- Used by staff to find products by the words of their names, sold ones included, and orders by their number. Their
-- expressions must be those of repositories/staff-search.ts.
create index if not exists products_by_name on products using gin (to_tsvector('simple', product_name));
create index if not exists orders_by_number on orders (upper(right(replace(id, '-', ''), 8)));

-- Used by the overview to count by day.
create index if not exists users_by_time on users (created_at);
create index if not exists products_by_time on products (created_at);
create index if not exists orders_by_payment_time on orders (paid_at) where paid_at is not null;
create index if not exists payments_paid_by_time on payments (created_at) include (amount)
  where status = 'paid';
