-- The brand that a seller typed. Without it, search/index-products.ts derives `brand` from the name.
alter table products add column brand_name text;
