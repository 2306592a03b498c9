-- How many requests of somebody all processes have let pass, in lots. Worth nothing a minute later, so
-- that it need not survive a crash of the database.
create unlogged table request_counts (
  -- A hash of who asks, and for what.
  name text primary key,
  total bigint not null,
  ends_at timestamptz not null
);
