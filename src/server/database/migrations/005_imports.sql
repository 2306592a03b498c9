alter table product_imports
  -- When the seller started the import; it fails some hours later. Null before the start.
  add column started_at timestamptz(3),
  -- Why photos could not be fetched since the start, by their addresses, as a JSON object.
  add column problems jsonb not null default '{}';
