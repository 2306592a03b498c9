-- Requires stopping all servers of the version before.
-- Takes over a database of the last preview version, which had 36 migrations. Changes nothing in a new database.

drop view if exists conversation_reports;
alter index if exists conversation_reports_pkey rename to reports_pkey;
alter table reports alter column subject_type drop default;

alter table products drop constraint if exists products_unlisted_because_check;
alter table products add constraint products_unlisted_because_check
  check (unlisted_because in ('paused', 'away', 'suspended', 'hidden'));
alter table orders drop constraint if exists orders_state_check;
alter table orders add constraint orders_state_check check (state in (
  'open', 'booked', 'paying', 'payingUnbooked', 'awaitingHandOver', 'cancellationRequested',
  'handOverClaimed', 'handOverUnconfirmed', 'inspecting', 'reported', 'returnOffered',
  'underReview', 'returning', 'bankDispute', 'bankDisputeWon', 'refunding', 'refundFailed',
  'completed', 'refunded', 'settled', 'cancelled', 'lapsed'));
alter table order_events drop constraint if exists order_events_problem_check;
alter table order_events add constraint order_events_problem_check
  check (problem in ('notReceived', 'notAsDescribed', 'damaged', 'counterfeit', 'other'));
alter table order_flags drop constraint if exists order_flags_kind_check;
alter table order_flags add constraint order_flags_kind_check
  check (kind in ('samePhone', 'sameCard'));
alter table reports drop constraint if exists reports_reason_check;
alter table reports add constraint reports_reason_check check (reason in (
  'counterfeit', 'fraud', 'misleading', 'illegal', 'harassment', 'privacy', 'spam', 'other'));
alter table audit_log drop constraint if exists audit_log_actor_role_check;
alter table audit_log add constraint audit_log_actor_role_check
  check (actor_role in ('Admin', 'moderator', 'command'));
alter table live_changes drop constraint if exists live_changes_subject_type_check;
alter table live_changes add constraint live_changes_subject_type_check check (subject_type in (
  'order', 'product', 'listing', 'notification', 'conversation', 'account', 'public'));

delete from migrations where name <> '001_schema.sql' and name < '037';
