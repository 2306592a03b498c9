-- Sold products and those of deleted sellers stay for ever. The listings must not read past them,
-- or a page would take longer the more has been sold.
alter table products add column listed boolean not null default true;
update products set listed = false
where seller_id in (select id from users where deleted_at is not null)
  or id in (select product_id from orders where paid_at is not null);

drop index products_by_category;
drop index products_advertised;
create index products_by_category on products (category_id, created_at desc, id) where listed;
create index products_advertised on products (created_at desc, id) where advertise and listed;
