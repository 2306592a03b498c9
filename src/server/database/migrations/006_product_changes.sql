-- When the seller last changed the product's page; null for one that has not changed since it was added.
alter table products add column changed_at timestamptz(3);
