-- ISO 4217, in lower case. A product keeps the currency of its prices when the shop's changes, until its seller
-- changes a price. The default is for products that a server of the version before adds.
alter table products add column price_currency text not null default 'usd';
-- The copies of products that buyers have ordered.
update ordered_products set fields = fields || '{"currency": "usd"}';

-- The currency in which the search compares prices: that of the shop when it last started. One row.
create table search_currency (
  is_only boolean primary key default true check (is_only),
  currency text not null
);
insert into search_currency (currency) values ('usd');
