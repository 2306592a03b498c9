-- A name or an email address that a user had before, by which the erasure finds the user in texts of others.
create table former_identifiers (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('name', 'email')),
  value text not null,
  -- Whether the user had confirmed the email address.
  confirmed boolean not null,
  changed_at timestamptz(3) not null default now(),
  primary key (user_id, kind, value)
);
