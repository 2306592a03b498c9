-- Sold products and those of deleted sellers stay for ever. The listings must not read past them,
-- or a page would take longer the more has been sold. One step each: some engines that speak
-- PostgreSQL cannot write a column in the transaction that adds it.
alter table products add column listed boolean not null default true;
