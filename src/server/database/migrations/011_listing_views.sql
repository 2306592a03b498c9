-- How often the page of a product was viewed, by day (UTC). Not recorded: who viewed it. Deleted after 90 days.
create table listing_views (
  product_id text not null references products (id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (product_id, day)
);
-- Used to find expired rows.
create index listing_views_by_day on listing_views (day);
