-- The searches that users have saved. Servers interpret each one, and match new products with it.
create table saved_searches (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id),
  -- The parameters of the search's URL, without those of its order and its page.
  query text not null,
  -- The words and filters, as a text for people.
  name text not null,
  -- How often its user gets emails: 'atOnce', 'daily', 'weekly' or 'never'.
  frequency text not null,
  -- The version of the search's rules with which the following columns were derived; 0 if they have to be derived again.
  search_version integer not null default 0,
  -- The lexemes that a product must have; null for any.
  term_query tsquery,
  -- A product has one of these if it matches. They are few and rare, so that the index finds few searches for a product.
  key_terms text[] not null default '{}',
  -- In cents; null without a limit.
  lowest_price bigint,
  highest_price bigint,
  -- The filters that are in none of the columns above, as parameters of a URL; null if there are none.
  other_filters text,
  -- When its user has last seen what it finds.
  opened_at timestamptz(3) not null default now(),
  -- When an email about what it has found is due; null if there is nothing to write about.
  email_due_at timestamptz(3),
  emailed_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
-- A user saves a search once.
create unique index saved_searches_by_query on saved_searches (user_id, md5(query));
-- Used by the list of a user.
create index saved_searches_by_user on saved_searches (user_id, created_at desc, id);
-- Used to find the searches that a product may match.
create index saved_searches_by_key_terms on saved_searches using gin (key_terms);
-- Used to find those to interpret.
create index saved_searches_by_version on saved_searches (search_version);
-- Used to send emails.
create index saved_searches_by_email on saved_searches (email_due_at) where email_due_at is not null;

-- The products that a saved search has found. Each one is told once.
create table saved_search_matches (
  saved_search_id text not null references saved_searches (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  found_at timestamptz(3) not null default now(),
  -- When its email was due. Null while it waits for one.
  emailed_at timestamptz(3),
  primary key (saved_search_id, product_id)
);
-- Used to delete those of a product.
create index saved_search_matches_by_product on saved_search_matches (product_id);

-- New products, those that are for sale again and those with a lower price, until saved searches were matched with them.
create table products_to_match (
  product_id text primary key references products (id) on delete cascade,
  added_at timestamptz(3) not null default now()
);
