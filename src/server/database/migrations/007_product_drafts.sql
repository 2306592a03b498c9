-- Drafts of products, which their sellers continue on any device.

-- A product that a seller has begun to fill in. Values may be missing or invalid.
create table product_drafts (
  -- A UUID that the seller's client chose, so that a repeated request creates no second draft.
  id text primary key,
  seller_id text not null references users (id),
  -- The typed texts by field name of contract/product-fields.ts.
  texts jsonb not null default '{}',
  -- URLs of the uploaded photos, as a JSON array in display order.
  photos jsonb not null default '[]',
  -- Incremented by each change, so that one device does not overwrite what another one has saved.
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- Used by the list of a seller's drafts, and to count them.
create index product_drafts_by_seller on product_drafts (seller_id, updated_at desc, id);
-- Used to delete drafts that were not changed for a long time.
create index product_drafts_by_time on product_drafts (updated_at);

-- A draft uses a picture that this server stores. Derived from product_drafts.photos.
create table product_draft_pictures (
  draft_id text not null references product_drafts (id) on delete cascade,
  name text not null references pictures (name),
  primary key (draft_id, name)
);
-- Used to check whether a draft still uses a picture.
create index product_draft_pictures_by_name on product_draft_pictures (name);
