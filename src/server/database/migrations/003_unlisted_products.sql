update products set listed = false
where seller_id in (select id from users where deleted_at is not null)
  or id in (select product_id from orders where paid_at is not null);
