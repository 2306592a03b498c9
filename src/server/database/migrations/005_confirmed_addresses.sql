-- Who has proven that an address is theirs takes it from whoever has not, whose account then stays
-- under an empty one, beside any number of others.
alter table users add column email_verified boolean not null default false;
alter table users add column sign_in_provider text not null default 'password';
-- What was signed in before it opens the account no longer.
alter table users add column credentials_changed_at timestamptz(3);
drop index users_email cascade;
create unique index users_address on users (lower(email)) where email <> '';
