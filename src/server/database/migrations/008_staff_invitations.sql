-- Invitations by email to become staff. A row is deleted once it was accepted or revoked; the audit log keeps both.
create table staff_invitations (
  id text primary key default gen_random_uuid()::text,
  -- Lower case: at most one invitation for an address.
  email text not null unique,
  role text not null check (role in ('Admin', 'moderator')),
  invited_by text not null references users (id),
  -- The SHA-256 of the secret in the link; null until the email is sent.
  token_hash text unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index staff_invitations_by_expiry on staff_invitations (expires_at);
create index staff_invitations_by_inviter on staff_invitations (invited_by);
