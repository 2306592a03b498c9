-- Who has uploaded a picture, and so may list it; the same picture may be of several sellers.
create table picture_uploads (
  name text not null references pictures (name) on delete cascade,
  user_id text not null references users (id),
  primary key (user_id, name)
);
-- A picture that goes takes its rows with it.
create index picture_uploads_by_name on picture_uploads (name);

-- What products show, their sellers have uploaded.
insert into picture_uploads (name, user_id)
select distinct product_pictures.name, products.seller_id
from product_pictures join products on products.id = product_pictures.product_id;
