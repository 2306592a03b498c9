alter table product_imports
  -- When the seller started the import; it fails some hours later. Null before the start.
  add column started_at timestamptz(3),
  -- Why photos could not be fetched since the start, by their addresses, as a JSON object.
  add column problems jsonb not null default '{}',
  -- What looks wrong, as JSON like the faults, and the number of all.
  add column warnings jsonb not null default '[]',
  add column warning_count integer not null default 0,
  -- The cells of the first rows of the file, as JSON.
  add column first_rows jsonb not null default '[]';

-- A category that was merged into another one, to which its links lead. Written by merges.
create table former_categories (
  id text primary key,
  category_id text not null references categories (id) on delete cascade
);
-- Used when the other category is merged or removed.
create index former_categories_by_category on former_categories (category_id);
insert into former_categories (id, category_id)
select distinct on (before ->> 'removedId') before ->> 'removedId', subject_id
from audit_log
where act = 'category.merge' and before ->> 'removedId' is not null
  and subject_id in (select id from categories)
order by before ->> 'removedId', created_at desc;
