-- Whether the seller began, with a price for all who are interested in the product, and not the buyer.
alter table offers add column started_by_seller boolean not null default false;

-- Finds the newest products that are sent, which may be few.
create index products_listed_sent on products (created_at desc, id)
  where listed and search_version > 0 and deliveries in ('shipping', 'both');
