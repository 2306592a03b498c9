-- Photos beside the image, as a JSON array of addresses in the order of the seller.
alter table products add column photos jsonb not null default '[]';
-- The page of a product that was deleted says so for good, and shows others of its category.
create table deleted_products (
  id text primary key,
  category_id text not null references categories (id),
  deleted_at timestamptz(3) not null default now()
);
-- Null for whoever was verified before this was kept.
alter table users add column verified_at timestamptz(3);
create index products_listed_by_seller on products (seller_id, created_at desc, id) where listed;
