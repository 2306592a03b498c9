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
