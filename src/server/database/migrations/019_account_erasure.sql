-- Erasure of accounts.

alter table users
  -- When the user asked to delete the account. It is erased once none of its orders is open.
  add column deletion_requested_at timestamptz(3),
  -- When the personal data of the account was erased. The row stays as an anonymous party of its orders.
  add column erased_at timestamptz(3);
-- Used to find accounts to erase.
create index if not exists users_to_erase on users (id)
  where erased_at is null and (deleted_at is not null or deletion_requested_at is not null);

-- An account at the identity service whose user was erased: its tokens stay valid for up to an hour, and must not
-- create the user again. Deleted after 30 days.
create table erased_identities (
  -- The SHA-256 of the uid, in hex.
  uid_hash text primary key,
  -- Whether an admin has deleted the account, and not its user.
  by_admin boolean not null,
  erased_at timestamptz(3) not null default now()
);
-- Used to find expired rows.
create index erased_identities_by_age on erased_identities (erased_at);

-- Used to erase the contact data of orders that ended long ago.
create index if not exists orders_with_contact_by_end on orders (ended_at)
  where phone_number is not null or meeting_location is not null;
