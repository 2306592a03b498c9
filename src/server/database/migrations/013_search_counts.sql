-- What people searched for, by day, without who did. A row is deleted after 30 days.
create table search_counts (
  day date not null,
  -- In lower case.
  text text not null,
  searches integer not null default 0,
  -- How often a result was opened.
  opened integer not null default 0,
  -- The products that had all words when it was last searched for; null if only cached results were shown.
  results integer,
  primary key (day, text)
);
