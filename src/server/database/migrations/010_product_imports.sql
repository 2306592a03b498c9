-- Imports of products from CSV files.

-- An import. A seller has at most one that is not done. Deleted after a week.
create table product_imports (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users (id),
  file_name text not null,
  -- A value of ImportState in contract/product-import.ts.
  state text not null default 'checked' check (state in ('checked', 'running', 'done', 'failed')),
  -- The products to add, as JSON (product-imports/imported-product.ts). Empty after they were added.
  products jsonb not null,
  product_count integer not null,
  -- The number of rows whose product was listed already.
  skipped_count integer not null,
  -- The first faults, as JSON, and the number of all.
  faults jsonb not null,
  fault_count integer not null,
  -- The names of unknown columns, as a JSON array.
  ignored_columns jsonb not null,
  -- The names of the files of photos that the seller uploads, as a JSON array.
  file_names jsonb not null default '[]',
  -- The number of photos to fetch, and of those that were fetched.
  photo_count integer not null,
  fetched_count integer not null default 0,
  -- Identifies the run of a server; another server takes over when its lease has ended.
  lease_id text,
  lease_until timestamptz(3) not null default now(),
  -- The number of runs since the seller started it.
  attempts integer not null default 0,
  created_at timestamptz(3) not null default now(),
  -- When the products were added.
  done_at timestamptz(3)
);
create unique index product_imports_unfinished on product_imports (seller_id) where state <> 'done';
-- Used to find the latest import, and to count those of the last day for the quota.
create index product_imports_by_seller on product_imports (seller_id, created_at desc);
-- Used to find an import to run.
create index product_imports_running on product_imports (lease_until) where state = 'running';
-- Used to find expired rows.
create index product_imports_by_age on product_imports (created_at);

-- A photo of an import: one that was fetched, or that the seller has uploaded.
create table product_import_pictures (
  import_id text not null references product_imports (id) on delete cascade,
  -- The address from which it was fetched, or the name of its file.
  source text not null,
  name text not null references pictures (name),
  primary key (import_id, source)
);
-- Used to check whether an import still uses a picture.
create index product_import_pictures_by_name on product_import_pictures (name);

-- Whether an import has added the product. It then does not count for the daily quota of new products: imports
-- have their own.
alter table products add column imported boolean not null default false;
