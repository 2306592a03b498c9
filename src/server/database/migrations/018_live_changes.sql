-- What open pages hear of, in the transaction of what changed. Transactions end in another order than
-- they begin, so that the sequence comes afterwards, in the order in which rows are there to be read.
create table live_changes (
  id bigint generated always as identity primary key,
  sequence bigint unique,
  -- Who hears of it; null for everybody.
  readers text[],
  about text not null,
  subject_id text not null,
  created_at timestamptz(3) not null default now()
);
create index live_changes_by_age on live_changes (created_at);

create table live_counter (
  only_row boolean primary key default true check (only_row),
  -- The highest sequence that was given, and the highest that was deleted.
  last bigint not null default 0,
  forgotten bigint not null default 0
);
insert into live_counter default values;
