-- The pictures that the server keeps itself: without a row there is none to list, and to remove.
create table pictures (
  name text primary key,
  -- When to remove it unless a product shows it; null while one does.
  unused_at timestamptz default now() + interval '1 day'
);
create index pictures_by_unused on pictures (unused_at) where unused_at is not null;

create table product_pictures (
  product_id text not null references products (id) on delete cascade,
  name text not null references pictures (name),
  primary key (product_id, name)
);
create index product_pictures_by_name on product_pictures (name);

-- What products show that were listed before.
insert into pictures (name, unused_at)
select distinct substr(address, 9), null::timestamptz
from products cross join lateral (
  select products.image as address
  union select jsonb_array_elements_text(products.photos)) shown
where products.deleted_at is null and address ~ '^/images/[0-9a-f]{64}\.webp$';
insert into product_pictures (product_id, name)
select products.id, substr(address, 9)
from products cross join lateral (
  select products.image as address
  union select jsonb_array_elements_text(products.photos)) shown
where products.deleted_at is null and address ~ '^/images/[0-9a-f]{64}\.webp$';
