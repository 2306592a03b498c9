-- A session is one sign-in; all of its tokens name the moment. Its end is kept for good, because
-- the identity service renews the tokens of a sign-in for ever.
create table ended_sessions (
  user_id text not null references users (id),
  signed_in_at timestamptz(3) not null,
  ended_at timestamptz(3) not null default now(),
  primary key (user_id, signed_in_at)
);
