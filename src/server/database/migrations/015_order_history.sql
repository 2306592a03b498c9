-- One order holds a product; those that came to nothing stay beside it.
alter table orders drop constraint orders_product_id_key;
create unique index orders_holding on orders (product_id) where holding;
create index orders_by_product on orders (product_id, created_at desc, id);
create index orders_by_time on orders (created_at desc, id);
create index orders_by_state on orders (state, created_at desc, id);
create index orders_by_clock on orders (state, clock_from, id) where clock_from is not null;

create table order_events (
  order_id text not null references orders (id),
  number integer not null,
  type text not null,
  -- The state it led to.
  state text not null,
  -- The person who sent it; null for the clock and Stripe.
  actor_id text references users (id),
  reason text,
  happened_at timestamptz(3) not null default now(),
  primary key (order_id, number)
);

-- What a person is told, once for each event.
create table notifications (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id),
  order_id text not null references orders (id),
  event_number integer not null,
  news text not null,
  seen_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (user_id, order_id, event_number)
);
create index notifications_by_user on notifications (user_id, created_at desc, id);
create index notifications_unseen on notifications (user_id) where seen_at is null;

-- What is to be done elsewhere because of what was written here, in the same transaction. Done at
-- least once: the key makes it once for whoever it reaches.
create table outbox (
  key text primary key,
  task text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz(3) not null default now(),
  done_at timestamptz(3),
  -- After too many attempts; the last error says why.
  given_up_at timestamptz(3),
  error text,
  created_at timestamptz(3) not null default now()
);
create index outbox_due on outbox (due_at, key) where done_at is null and given_up_at is null;
