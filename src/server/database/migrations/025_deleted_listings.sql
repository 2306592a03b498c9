-- What a seller adds and deletes the same day counts among the products of that day. Null for what was
-- deleted before this was kept.
alter table deleted_products add column seller_id text references users (id);
alter table deleted_products add column listed_at timestamptz(3);
create index deleted_products_by_seller on deleted_products (seller_id, listed_at desc)
where seller_id is not null;
