-- Of sellers who were deleted before, as of those who will be, nobody sees the pictures of what was
-- never ordered: they may go.
update pictures set unused_at = greatest(unused_at, now())
where name in (
  select product_pictures.name from product_pictures
  join products on products.id = product_pictures.product_id
  join users on users.id = products.seller_id and users.deleted_at is not null
  where not exists (select 1 from orders where orders.product_id = products.id));
delete from product_pictures where product_id in (
  select products.id from products
  join users on users.id = products.seller_id and users.deleted_at is not null
  where not exists (select 1 from orders where orders.product_id = products.id));
