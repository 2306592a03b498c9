drop index products_by_category;
drop index products_advertised;
create index products_listed_by_category on products (category_id, created_at desc, id)
  where listed;
create index products_listed_advertised on products (created_at desc, id)
  where advertise and listed;
