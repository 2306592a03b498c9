-- The latest searches and viewed products of each user, for all of the user's devices.
create table recent_activity (
  user_id text not null references users (id),
  kind text not null check (kind in ('search', 'view')),
  -- The words of a search, or the id of a product, which may no longer exist.
  value text not null,
  used_at timestamptz(3) not null default now(),
  primary key (user_id, kind, value)
);
-- Used to delete old ones.
create index recent_activity_by_time on recent_activity (used_at);
