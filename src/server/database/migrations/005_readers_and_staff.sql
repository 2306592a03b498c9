-- The time zone in which the user reads dates in emails, as the browser last told; null for that of the shop.
alter table users add column time_zone text;

-- When the payment is next looked up at Stripe, in case its event does not arrive; null once it no longer is.
alter table payments add column next_lookup_at timestamptz(3) default now() + interval '1 minute';
create index payments_to_look_up on payments (next_lookup_at)
  where status in ('open', 'reserved') and next_lookup_at is not null;

-- When Stripe's webhook last had an event of each outcome, for the health report.
create table webhook_events (
  -- received: with a valid signature. rejected: without one. missed: found at Stripe before its event arrived.
  outcome text primary key check (outcome in ('received', 'rejected', 'missed')),
  at timestamptz(3) not null default now()
);

-- When the user agreed to the terms and the privacy notice by registering, and to which revisions of these pages, such
-- as 'terms 3, privacy 1'; 0 is the text that the server comes with. Null for accounts of earlier versions.
alter table users add column terms_accepted_at timestamptz(3);
alter table users add column terms_version text;
