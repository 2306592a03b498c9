-- The price that the buyer and the seller have agreed on, as text like products.selling_price and in the product's
-- currency. Null for the product's price.
alter table orders add column agreed_price text;
