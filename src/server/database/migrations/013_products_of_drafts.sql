-- The draft that a product was added from, so that a repeated request neither adds the product twice nor saves its
-- draft again.
alter table products add column draft_id text;
create unique index if not exists products_by_draft on products (seller_id, draft_id)
  where draft_id is not null and deleted_at is null;
