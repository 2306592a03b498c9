-- The attributes of a watch, as its seller typed them (contract/product-fields.ts).

alter table products
  add column model text,
  -- Millimetres, such as 42 or 38.5.
  add column case_diameter text,
  add column case_material text,
  add column movement text,
  add column dial_colour text,
  add column strap text,
  -- 'Yes' or 'No'.
  add column box text,
  add column papers text,
  add column year_of_production text,
  -- With the unit: 100 m, 10 bar, 10 ATM.
  add column water_resistance text,
  -- The month, such as 2024-05.
  add column serviced_on text,

  -- The following columns are derived from those above by search/index-products.ts.
  add column case_diameter_tenths integer,
  add column production_year integer,
  -- The reference number without separators, in normalized spelling.
  add column reference_key text,
  -- The normalized words of the model.
  add column model_key text;

-- The attributes that a category shows in the form, on product pages and in the search: a JSON array of field
-- names. Null for all. Only written by the operator's command.
alter table categories add column attributes jsonb;

-- Sorts by newest first. Replaces products_listed: it contains the columns of all facets, so that several
-- filters are checked before a row is read.
create index if not exists products_listed_facets
  on products (created_at desc, id, condition, category_id, brand, place, price_cents, year_number,
    movement, case_material, dial_colour, case_diameter_tenths, production_year, box, papers)
  where listed and search_version > 0;
drop index if exists products_listed;
-- Sorts the products with one value of a facet by newest first.
create index if not exists products_listed_by_movement on products (movement, created_at desc, id)
  where listed and search_version > 0 and movement is not null;
create index if not exists products_listed_by_case_material
  on products (case_material, created_at desc, id)
  where listed and search_version > 0 and case_material is not null;
create index if not exists products_listed_by_dial_colour
  on products (dial_colour, created_at desc, id)
  where listed and search_version > 0 and dial_colour is not null;

-- Find sold products that are similar to a new one (repositories/sold-prices.ts).
create index if not exists products_sold_by_reference on products (reference_key, created_at desc)
  where not listed and reference_key is not null;
create index if not exists products_sold_by_brand
  on products (brand, model_key, category_id, created_at desc)
  where not listed and brand is not null;
