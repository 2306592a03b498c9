-- Reports of listings, people, conversations and orders, the decisions about them, and appeals.

-- conversation_reports becomes `reports`. A server of the version before reads and writes it through a view.
alter table conversation_reports rename to reports;
alter table reports drop constraint conversation_reports_conversation_id_fkey;
alter table reports rename column conversation_id to subject_id;
alter table reports rename column reason to text;
alter table reports
  -- Null for a visitor, and for a deleted user.
  alter column reporter_id drop not null,
  -- A key of contract/report.ts.
  add column subject_type text not null default 'conversation'
    check (subject_type in ('listing', 'person', 'conversation', 'order')),
  -- The person whom the report is about: the seller of a listing, the other person of a conversation or an order.
  add column subject_user_id text references users (id),
  -- The name of the product or the person at the time of the report.
  add column subject_name text not null default '',
  -- A key of contract/report.ts.
  add column reason text not null default 'other',
  -- The email address of a visitor; null for a user.
  add column reporter_email text;
update reports set
  subject_user_id = case reporter_id when conversations.buyer_id
    then conversations.seller_id else conversations.buyer_id end,
  subject_name = products.product_name
from conversations join products on products.id = conversations.product_id
where conversations.id = reports.subject_id;
create view conversation_reports as
  select id, subject_id as conversation_id, reporter_id, text as reason, created_at
  from reports where subject_type = 'conversation';
alter index conversation_reports_by_time rename to reports_by_time;
drop index conversation_reports_by_conversation;
create index reports_by_subject on reports (subject_type, subject_id, created_at desc);
create index reports_by_subject_user on reports (subject_user_id, created_at desc);
-- Used to count a reporter's reports, for the daily quota.
create index reports_by_reporter on reports (reporter_id, created_at desc);
create index reports_by_reporter_email on reports (reporter_email, created_at desc)
  where reporter_email is not null;

-- A decision of moderation about a subject, with its statement of reasons. Rows are only changed by a reversal.
create table decisions (
  id text primary key default gen_random_uuid()::text,
  subject_type text not null check (subject_type in ('listing', 'person', 'conversation', 'order')),
  subject_id text not null,
  subject_name text not null,
  -- The person concerned.
  user_id text not null references users (id),
  -- A key of contract/decision.ts.
  action text not null
    check (action in ('none', 'hideListing', 'deleteListing', 'warnPerson', 'suspendPerson')),
  -- When a strike or a suspension ends. Null for an action without an end.
  ends_at timestamptz(3),
  facts text not null,
  -- Whether the rule is of the law or of the shop's terms. Null for the action `none`.
  basis text check (basis in ('law', 'terms')),
  rule text not null default '',
  decided_by text not null references users (id),
  created_at timestamptz(3) not null default now(),
  -- `listed` and `unlistedBecause` of a listing before it was hidden or deleted. Null for other actions.
  previous_state jsonb,
  -- When it was taken back, after an appeal or by staff.
  reversed_at timestamptz(3)
);
create index decisions_by_subject on decisions (subject_type, subject_id, created_at desc);
create index decisions_by_user on decisions (user_id, created_at desc);
-- Used by the yearly figures.
create index decisions_by_time on decisions (created_at);

-- Null while the report is open.
alter table reports add column decision_id text references decisions (id);
create index reports_by_decision on reports (decision_id) where decision_id is not null;
-- Used by the queue, which shows open reports first.
create index reports_open on reports (created_at desc, id) where decision_id is null;

-- An objection to a decision: of the person concerned, or of a reporter if nothing was done. Each has one.
create table appeals (
  id text primary key default gen_random_uuid()::text,
  decision_id text not null references decisions (id),
  -- The report of the reporter who objects. Null for the person concerned.
  report_id text references reports (id),
  text text not null,
  created_at timestamptz(3) not null default now(),
  -- Null until it is decided.
  outcome text check (outcome in ('upheld', 'reversed')),
  reason text not null default '',
  decided_by text references users (id),
  decided_at timestamptz(3)
);
create unique index appeals_by_decision on appeals (decision_id, coalesce(report_id, ''));
-- Used to count appeals that wait for a decision.
create index appeals_open on appeals (created_at, id) where outcome is null;

-- The decision that hides the product from everyone but its seller and staff. Null if it is not hidden.
alter table products add column hidden_by text references decisions (id);
