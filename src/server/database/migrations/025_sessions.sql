-- A sign-in, as its user sees it in My account. Written whenever its access token is renewed; deleted 90 days after
-- that. A sign-in without a row is valid as well.
create table sessions (
  user_id text not null references users (id),
  -- The claim `auth_time` of all tokens of the sign-in.
  signed_in_at timestamptz(3) not null,
  -- Such as 'Firefox' and 'Windows'. Empty if they are unknown.
  browser text not null,
  system text not null,
  last_seen_at timestamptz(3) not null default now(),
  primary key (user_id, signed_in_at)
);
-- Used to find expired rows.
create index sessions_by_age on sessions (last_seen_at);

-- When a user last ended all sign-ins but one, and the `auth_time` of that one. Null before that.
alter table users
  add column other_sessions_ended_at timestamptz(3),
  add column kept_session_at timestamptz(3);
