-- Moderators decide about reports, listings and disputes. A server of the version before writes no such role; it
-- answers a moderator's requests with an error.
alter table users drop constraint users_role_check;
alter table users
  add constraint users_role_check check (role in ('Admin', 'moderator', 'buyer', 'seller'));

-- What admins, moderators and operators' commands did to something that is not their own. Append-only: no
-- statement of the server updates or deletes a row.
create table audit_log (
  id text primary key default gen_random_uuid()::text,
  created_at timestamptz(3) not null default now(),
  -- Null for a command. Not a foreign key: the row outlives the account.
  actor_id text,
  -- 'Admin', 'moderator' or 'command', at that time.
  actor_role text not null,
  -- A key of contract/audit-acts.ts.
  act text not null,
  subject_type text not null,
  subject_id text not null,
  -- The changed values, as far as they are no personal data.
  before jsonb,
  after jsonb,
  reason text,
  -- The IP address of the request, or the system user and the host of the command.
  address text not null
);
-- Used by the page Audit log, whole, about one subject or by one actor.
create index audit_log_by_age on audit_log (created_at desc, id);
create index audit_log_by_subject on audit_log (subject_id, created_at desc, id);
create index audit_log_by_actor on audit_log (actor_id, created_at desc, id);
