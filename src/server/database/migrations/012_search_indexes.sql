-- All of them for searching alone: the lists of before have a planner choose among their own.
create index products_by_terms on products using gin (search_terms) where listed;
create index products_by_search_version on products (search_version);
-- The newest first of all, and of each of these facets, with the others beside it: what is chosen
-- from several is found in the index, before a row is read.
create index products_listed
  on products (created_at desc, id, condition, category_id, brand, place, price_cents, year_number)
  where listed and search_version > 0;
create index products_listed_by_category_facets
  on products (category_id, created_at desc, id, condition, brand, place, price_cents, year_number)
  where listed and search_version > 0;
create index products_listed_by_brand
  on products (brand, created_at desc, id, condition, category_id, place, price_cents, year_number)
  where listed and search_version > 0;
create index products_listed_by_place
  on products (place, created_at desc, id, condition, category_id, brand, price_cents, year_number)
  where listed and search_version > 0;
-- Those whose price can't be read come last either way: these numbers stand for it.
create index products_cheapest on products (coalesce(price_cents, 9007199254740991), id)
  where listed and search_version > 0;
create index products_dearest on products (coalesce(price_cents, -1) desc, id) where listed and search_version > 0;
-- Beside an index of words, which knows no prices.
create index products_by_price on products (price_cents) where listed and search_version > 0;
