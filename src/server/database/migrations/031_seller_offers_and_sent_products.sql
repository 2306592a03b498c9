-- Whether the seller began, with a price for all who are interested in the product, and not the buyer.
alter table offers add column started_by_seller boolean not null default false;
