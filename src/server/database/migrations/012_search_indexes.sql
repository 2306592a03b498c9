-- All of them for searching alone: the lists of before have a planner choose among their own.
create index products_by_terms on products using gin (search_terms) where listed;
create index products_by_search_version on products (search_version);
create index products_listed on products (created_at desc, id) where listed and search_version > 0;
-- Those whose price can't be read come last either way: these numbers stand for it.
create index products_cheapest on products (coalesce(price_cents, 9007199254740991), id)
  where listed and search_version > 0;
create index products_dearest on products (coalesce(price_cents, -1) desc, id) where listed and search_version > 0;
