-- What changes were answered that were sent with a key, in the transaction of the change: sent again,
-- because the answer was lost, they are answered again and made no second time.
create table acknowledged_requests (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  -- A hash of what was asked.
  request text not null,
  -- JSON; null until the change is made.
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index acknowledged_requests_by_age on acknowledged_requests (created_at);
