-- A category can be removed. The records of its deleted products keep its id.
alter table deleted_products drop constraint if exists deleted_products_category_id_fkey;
