-- The whole schema, by subject: accounts, pictures, products, search, drafts and imports, wishlists, orders,
-- payouts, conversations, moderation, the shop's own content, and what servers share. It runs on PostgreSQL 15
-- and later, on PGlite, and on other engines with PostgreSQL's protocol, and so has no extensions, triggers or
-- functions.
--
-- Conventions
--   * Ids are random UUIDs as text, unless a table says otherwise. The type uuid would save 20 bytes each, but a
--     request with an id that is no UUID would then fail instead of finding nothing.
--   * timestamptz(3) is precise to milliseconds like JavaScript's Date, so that a time can be read and used in a
--     condition without rounding.
--   * A closed list of values has a check with the values of the contract. Lists that grow with features (acts of
--     staff, outbox tasks, types of order events, kinds of notifications, date locales) have none.
--   * Lists are paginated by (created_at desc, id), so most indexes end with these columns.
--   * Rows of users and of sold products are never deleted: `deleted_at` hides them.
--   * A transaction locks users first, then products, orders or payments, then other rows.

------------------------------------------------------------------------------------------------------------------
-- Accounts
------------------------------------------------------------------------------------------------------------------

-- A user. Written by every sign-in, by the user and by staff.
create table users (
  id text primary key default gen_random_uuid()::text,
  -- The user's id at the identity service.
  uid text not null unique,
  -- Empty after another account has verified the same email address.
  email text not null,
  email_verified boolean not null default false,
  -- 'password', or the social provider that has taken over the account.
  sign_in_provider text not null default 'password',
  -- Sessions that began before this time have ended. Null if the credentials have never changed.
  credentials_changed_at timestamptz(3),
  display_name text not null default '',
  photo_url text not null default '',
  -- The active role. Null until the user has chosen one.
  role text check (role in ('Admin', 'moderator', 'buyer', 'seller')),
  -- Whether a buyer also sells, or a seller also buys. Without meaning for other roles.
  has_both_roles boolean not null default false,
  -- Whether an admin has given the user the badge of a verified user.
  verified boolean not null default false,
  -- When the badge was given. Null without the badge, or if the time is unknown.
  verified_at timestamptz(3),
  -- Whether the user receives only emails about payments.
  email_opt_out boolean not null default false,
  -- The kinds of emails that the user has turned off: keys of the contract's email settings. With email_opt_out,
  -- all of them are off.
  declined_emails text[] not null default '{}',
  -- The language in which the user reads dates, as a BCP 47 tag; null for the language of the browser.
  date_locale text,
  -- Until when a seller is away. Null if they are not. Their products that are for sale and not booked are
  -- unlisted until then.
  away_until timestamptz(3),
  -- When staff suspended the user. Null for other users. A suspended user can't sign in.
  suspended_at timestamptz(3),
  -- Why, as the user reads it.
  suspension_reason text,
  -- When the suspension ends by itself; null if staff has to lift it.
  suspended_until timestamptz(3),
  -- When the user last ended all sign-ins but one, and the `auth_time` of that one. Null before that.
  other_sessions_ended_at timestamptz(3),
  kept_session_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- When an admin deleted the user. The row is kept, so that a later sign-in cannot create it again.
  deleted_at timestamptz(3),
  -- When the user asked to delete the account. It is erased once none of its orders is open.
  deletion_requested_at timestamptz(3),
  -- When the personal data of the account was erased. The row stays as an anonymous party of its orders.
  erased_at timestamptz(3)
);
-- Used by sign-in and GET /user/{email}.
create unique index users_email on users (lower(email)) where email <> '';
-- Used to find the admins and moderators.
create index users_by_role on users (role, created_at desc, id) where deleted_at is null;
-- Used by the pages All Buyers and All Sellers, whole and filtered to unverified users. The conditions must be those
-- of the SQL of these pages.
create index users_who_buy on users (created_at desc, id)
  where (role = 'buyer' or role = 'seller' and has_both_roles) and deleted_at is null;
create index users_who_sell on users (created_at desc, id)
  where (role = 'seller' or role = 'buyer' and has_both_roles) and deleted_at is null;
create index users_who_buy_to_verify on users (created_at desc, id)
  where (role = 'buyer' or role = 'seller' and has_both_roles) and deleted_at is null and not verified;
create index users_who_sell_to_verify on users (created_at desc, id)
  where (role = 'seller' or role = 'buyer' and has_both_roles) and deleted_at is null and not verified;
-- Used to search users by prefixes of words in names and email addresses. `translate` separates words
-- that the text search parser would keep together (email addresses) or ignore (tags).
create index users_by_words on users
  using gin (to_tsvector('simple', translate(display_name || ' ' || email, '@.+_-/:<>&', '          ')))
  where deleted_at is null;
-- Used to list the suspended users, and the deleted ones, newest first. Both are few among all users.
create index users_suspended on users (created_at desc, id)
  where suspended_at is not null and deleted_at is null;
create index users_deleted on users (created_at desc, id) where deleted_at is not null;
-- Used by the overview to count by day.
create index users_by_time on users (created_at);
-- Used to find sellers who are back, suspensions that end, and accounts to erase.
create index users_by_return on users (away_until) where away_until is not null;
create index users_by_suspension_end on users (suspended_until) where suspended_until is not null;
create index users_to_erase on users (id)
  where erased_at is null and (deleted_at is not null or deletion_requested_at is not null);

-- A sign-in, as its user sees it in My account. Written whenever its access token is renewed; deleted 90 days after
-- that. A sign-in without a row is valid as well.
create table sessions (
  user_id text not null references users (id),
  -- The claim `auth_time` of all tokens of the sign-in.
  signed_in_at timestamptz(3) not null,
  -- Such as 'Firefox' and 'Windows'. Empty if they are unknown.
  browser text not null,
  system text not null,
  last_seen_at timestamptz(3) not null default now(),
  primary key (user_id, signed_in_at)
);
-- Used to find expired rows.
create index sessions_by_age on sessions (last_seen_at);

-- A session that was ended by signing out. Never deleted, because the identity service can renew the
-- tokens of a sign-in at any time.
create table revoked_sessions (
  user_id text not null references users (id),
  -- The claim `auth_time` of all tokens of the sign-in.
  signed_in_at timestamptz(3) not null,
  revoked_at timestamptz(3) not null default now(),
  primary key (user_id, signed_in_at)
);

-- A name or an email address that a user had before, by which the erasure finds the user in texts of others.
create table former_identifiers (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('name', 'email')),
  value text not null,
  -- Whether the user had confirmed the email address.
  confirmed boolean not null,
  changed_at timestamptz(3) not null default now(),
  primary key (user_id, kind, value)
);

-- An account at the identity service whose user was erased: its tokens stay valid for up to an hour, and must not
-- create the user again. Deleted after 30 days.
create table erased_identities (
  -- The SHA-256 of the uid, in hex.
  uid_hash text primary key,
  -- Whether an admin has deleted the account, and not its user.
  by_admin boolean not null,
  erased_at timestamptz(3) not null default now()
);
-- Used to find expired rows.
create index erased_identities_by_age on erased_identities (erased_at);

------------------------------------------------------------------------------------------------------------------
-- Pictures
------------------------------------------------------------------------------------------------------------------

-- A picture that this server stores. The row is written before the file, so that every file has a row. What uses
-- pictures has a table of its own with their names, such as product_pictures. Its index by name is used to check
-- whether a picture is still used.
create table pictures (
  -- The file's name: the SHA-256 of its content, in hex, and '.webp'.
  name text primary key,
  -- When the file may be removed. Null while the picture is used.
  removable_at timestamptz default now() + interval '1 day',
  -- The random id of the removal that is deleting the file; null if there is none. After removable_at
  -- another removal may take over, because the first one has failed.
  removal_id text
);
-- Finds pictures to remove.
create index pictures_removable on pictures (removable_at) where removable_at is not null;

-- A user has uploaded a picture, and may use it. Several users may upload the same one.
create table picture_uploads (
  name text not null references pictures (name) on delete cascade,
  user_id text not null references users (id),
  primary key (user_id, name)
);
-- Used when the deletion of a picture cascades.
create index picture_uploads_by_name on picture_uploads (name);

-- The photo that a user has uploaded for their profile.
create table user_pictures (
  user_id text not null references users (id) on delete cascade,
  name text not null references pictures (name),
  primary key (user_id, name)
);
create index user_pictures_by_name on user_pictures (name);

------------------------------------------------------------------------------------------------------------------
-- Products
------------------------------------------------------------------------------------------------------------------

-- A category of products. Written by admins and by the operator's command.
create table categories (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  description text not null,
  -- Sorts the categories, ascending.
  position integer not null default 0,
  -- The attributes that a category shows in the form, on product pages and in the search: a JSON array of field
  -- names. Null for all.
  attributes jsonb,
  -- The URL of a category's picture. Null for that of its newest product.
  image text
);

-- A product: a single item, which can be sold once. Written by its seller, and by the transitions of its orders.
create table products (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users (id),
  category_id text not null references categories (id),
  product_name text not null,
  -- URL of the main photo.
  image text not null,
  -- URLs of further photos, as a JSON array in the seller's order.
  photos jsonb not null default '[]',
  condition text not null check (condition in ('Excellent', 'Good', 'Fair')),
  description text not null,
  location text not null,
  mobile_number text not null,
  -- Prices and year are free text, as the seller typed them.
  original_price text not null,
  selling_price text not null,
  year_of_purchase text not null,

  -- The attributes of a watch, as the seller typed them (the product fields of the contract).
  -- Without a brand, `brand` is derived from the name.
  brand_name text,
  model text,
  -- The manufacturer's reference number of the model, such as 116610LN.
  reference_number text,
  -- Millimetres, such as 42 or 38.5.
  case_diameter text,
  case_material text,
  movement text,
  dial_colour text,
  strap text,
  -- 'Yes' or 'No'.
  box text,
  papers text,
  year_of_production text,
  -- With the unit: 100 m, 10 bar, 10 ATM.
  water_resistance text,
  -- The month, such as 2024-05.
  serviced_on text,

  -- Whether the home page advertises the product while it is listed.
  advertise boolean not null default false,
  -- Whether it is for sale, booked or not. False after it was paid or deleted, or its seller was
  -- deleted. The indexes of lists contain only listed products, so lists stay fast.
  listed boolean not null default true,
  -- Why a product that can be listed again is not listed: paused by its seller, or because the seller is away or
  -- suspended, or staff hides it. Null for a listed product, and for one that was sold, refunded or deleted.
  unlisted_because text check (unlisted_because in ('paused', 'away', 'suspended', 'hidden')),
  -- The decision that hides the product from everyone but its seller and staff. Null if it is not hidden.
  hidden_by text,
  -- Increased with each change of a field, so that a change of an older revision is detected.
  revision integer not null default 1,
  -- The price from which the current one fell, and when. Null if the last change was not a fall. Derived from
  -- product_prices.
  former_price text,
  price_fell_at timestamptz(3),
  -- Whether an import has added the product. It then does not count for the daily quota of new products: imports
  -- have their own.
  imported boolean not null default false,
  -- The draft that the product was added from, so that a repeated request neither adds the product twice nor saves
  -- its draft again.
  draft_id text,
  created_at timestamptz(3) not null default now(),
  -- Only set for a product with ended orders, which need the row. The rows of others are deleted.
  deleted_at timestamptz(3),

  -- The search derives the following columns from those above. They are null until it has, or if the text contains
  -- no such value.
  price_cents bigint,
  year_number integer,
  brand text,
  -- The town of the location, in normalized spelling.
  place text,
  -- The words of the name, separated by one space each.
  name_words text,
  case_diameter_tenths integer,
  production_year integer,
  -- The reference number without separators, in normalized spelling.
  reference_key text,
  -- The normalized words of the model.
  model_key text,
  search_terms tsvector,
  -- The version of the rules that derived the columns, 0 before that. A newer version of the rules
  -- indexes the product again.
  search_version integer not null default 0
);
-- Used by the page My Products, which includes sold products.
create index products_by_seller on products (seller_id, created_at desc, id);
-- Used by a seller's public page.
create index products_listed_by_seller on products (seller_id, created_at desc, id) where listed;
-- Used to count the products that a seller advertises, for the quota.
create index products_advertised_by_seller on products (seller_id) where advertise and listed;
-- Finds the product that a repeated request has added.
create unique index products_by_draft on products (seller_id, draft_id)
  where draft_id is not null and deleted_at is null;
-- Used by a category's page, and to find similar products.
create index products_listed_by_category on products (category_id, created_at desc, id)
  where listed;
-- Used by GET /ads.
create index products_listed_advertised on products (created_at desc, id)
  where advertise and listed;
-- Used by staff to find products by the words of their names, sold ones included. The expression must be that of the
-- staff's search.
create index products_by_name on products using gin (to_tsvector('simple', product_name));
-- Used by the overview to count by day.
create index products_by_time on products (created_at);
-- Finds sold products that are similar to a new one.
create index products_sold_by_reference on products (reference_key, created_at desc)
  where not listed and reference_key is not null;
create index products_sold_by_brand
  on products (brand, model_key, category_id, created_at desc)
  where not listed and brand is not null;
-- Used to erase the seller's phone number of products that were sold some time ago.
create index products_unlisted_with_number on products (id)
  where not listed and mobile_number <> '';

-- The indexes below are only for search. Their condition on search_version keeps the planner from
-- using them for the lists above.
-- Finds the products with the words of a query.
create index products_by_terms on products using gin (search_terms) where listed;
-- Finds the words of products that are not for sale, which may be listed again.
create index products_unlisted_by_terms on products using gin (search_terms) where not listed;
-- Finds the products that a new version of the rules has to index.
create index products_by_search_version on products (search_version);
-- Sorts by newest first: all products, or those of one category, brand or place. The indexes contain
-- the columns of other facets, so that several filters are checked before a row is read.
create index products_listed_facets
  on products (created_at desc, id, condition, category_id, brand, place, price_cents, year_number,
    movement, case_material, dial_colour, case_diameter_tenths, production_year, box, papers)
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
-- Sorts the products with one value of another facet by newest first.
create index products_listed_by_movement on products (movement, created_at desc, id)
  where listed and search_version > 0 and movement is not null;
create index products_listed_by_case_material on products (case_material, created_at desc, id)
  where listed and search_version > 0 and case_material is not null;
create index products_listed_by_dial_colour on products (dial_colour, created_at desc, id)
  where listed and search_version > 0 and dial_colour is not null;
-- Sorts by lowest or highest price first. Prices that are not a number come last in both directions:
-- they are replaced by JavaScript's largest safe integer or by -1.
create index products_by_lowest_price on products (coalesce(price_cents, 9007199254740991), id)
  where listed and search_version > 0;
create index products_by_highest_price on products (coalesce(price_cents, -1) desc, id)
  where listed and search_version > 0;
-- Finds the products of a price range. Can be combined with products_by_terms.
create index products_by_price on products (price_cents) where listed and search_version > 0;

-- A product uses a picture that this server stores. Derived from products.image and products.photos.
create table product_pictures (
  product_id text not null references products (id) on delete cascade,
  name text not null references pictures (name),
  primary key (product_id, name)
);
create index product_pictures_by_name on product_pictures (name);

-- A price that a product has or had. A product whose price has never changed has no row.
create table product_prices (
  product_id text not null references products (id) on delete cascade,
  -- As the seller typed it.
  selling_price text not null,
  -- Null if the text is not an amount.
  price_cents bigint,
  since timestamptz(3) not null default now(),
  primary key (product_id, since)
);

-- How often the page of a product was viewed, by day (UTC). Not recorded: who viewed it. Deleted after 90 days.
create table listing_views (
  product_id text not null references products (id) on delete cascade,
  day date not null,
  views integer not null,
  primary key (product_id, day)
);
-- Used to find expired rows.
create index listing_views_by_day on listing_views (day);

-- A product that its seller has deleted. The product's page then reports the deletion, and shows other
-- products of the category.
create table deleted_products (
  -- The product's id.
  id text primary key,
  -- Not a foreign key: the category may be removed.
  category_id text not null,
  -- Null if it is unknown.
  seller_id text references users (id),
  -- When the product was created. Null if it is unknown.
  listed_at timestamptz(3),
  deleted_at timestamptz(3) not null default now()
);
-- Used to count deleted products for the seller's daily quota of new products.
create index deleted_products_by_seller on deleted_products (seller_id, listed_at desc)
  where seller_id is not null;

------------------------------------------------------------------------------------------------------------------
-- Search
------------------------------------------------------------------------------------------------------------------

-- A word of products, with which search queries are completed and corrected. Written when a product is indexed.
create table search_words (
  -- In lower case and without accents.
  word text collate "C" primary key,
  -- The word as a product contains it.
  display_form text not null,
  -- The number of indexed products that contained the word. It is never decreased, so it only serves
  -- to rank words.
  product_count integer not null default 0,
  -- The number of indexed products whose brand it was.
  brand_count integer not null default 0,
  -- When it was last looked for in the products: one that none contains any more is deleted.
  checked_at timestamptz(3) not null default now()
);
-- Finds brands that begin with the typed text.
create index search_words_of_brands on search_words (word) where brand_count > 0;
-- Finds the words to look for.
create index search_words_by_check on search_words (checked_at);

-- A word with up to two letters deleted. A misspelt query word is looked up by its own deletions: two
-- words within a small edit distance have one in common.
create table search_misspellings (
  misspelling text collate "C",
  word text collate "C",
  primary key (misspelling, word)
);

------------------------------------------------------------------------------------------------------------------
-- Drafts and imports of products
------------------------------------------------------------------------------------------------------------------

-- A product that a seller has begun to fill in, on any device. Values may be missing or invalid.
create table product_drafts (
  -- A UUID that the seller's client chose, so that a repeated request creates no second draft.
  id text primary key,
  seller_id text not null references users (id),
  -- The typed texts by field name.
  texts jsonb not null default '{}',
  -- URLs of the uploaded photos, as a JSON array in display order.
  photos jsonb not null default '[]',
  -- Incremented by each change, so that one device does not overwrite what another one has saved.
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- Used by the list of a seller's drafts, and to count them.
create index product_drafts_by_seller on product_drafts (seller_id, updated_at desc, id);
-- Used to delete drafts that were not changed for a long time.
create index product_drafts_by_time on product_drafts (updated_at);

-- A draft uses a picture that this server stores. Derived from product_drafts.photos.
create table product_draft_pictures (
  draft_id text not null references product_drafts (id) on delete cascade,
  name text not null references pictures (name),
  primary key (draft_id, name)
);
create index product_draft_pictures_by_name on product_draft_pictures (name);

-- An import of products from a CSV file. A seller has at most one that is not done. Deleted after a week.
create table product_imports (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users (id),
  file_name text not null,
  state text not null default 'checked' check (state in ('checked', 'running', 'done', 'failed')),
  -- The products to add, as JSON. Empty after they were added.
  products jsonb not null,
  product_count integer not null,
  -- The number of rows whose product was listed already.
  skipped_count integer not null,
  -- The first faults, as JSON, and the number of all.
  faults jsonb not null,
  fault_count integer not null,
  -- The names of unknown columns, as a JSON array.
  ignored_columns jsonb not null,
  -- The names of the files of photos that the seller uploads, as a JSON array.
  file_names jsonb not null default '[]',
  -- The number of photos to fetch, and of those that were fetched.
  photo_count integer not null,
  fetched_count integer not null default 0,
  -- Identifies the run of a server; another server takes over when its lease has ended.
  lease_id text,
  lease_until timestamptz(3) not null default now(),
  -- The number of runs since the seller started it.
  attempts integer not null default 0,
  created_at timestamptz(3) not null default now(),
  -- When the products were added.
  done_at timestamptz(3)
);
create unique index product_imports_unfinished on product_imports (seller_id) where state <> 'done';
-- Used to find the latest import, and to count those of the last day for the quota.
create index product_imports_by_seller on product_imports (seller_id, created_at desc);
-- Used to find an import to run.
create index product_imports_running on product_imports (lease_until) where state = 'running';
-- Used to find expired rows.
create index product_imports_by_age on product_imports (created_at);

-- A photo of an import: one that was fetched, or that the seller has uploaded.
create table product_import_pictures (
  import_id text not null references product_imports (id) on delete cascade,
  -- The address from which it was fetched, or the name of its file.
  source text not null,
  name text not null references pictures (name),
  primary key (import_id, source)
);
create index product_import_pictures_by_name on product_import_pictures (name);

------------------------------------------------------------------------------------------------------------------
-- Wishlists
------------------------------------------------------------------------------------------------------------------

-- A product on a user's wishlist. Written by the user; deleted with the product or the user.
create table wishlist_entries (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products (id) on delete cascade,
  user_id text not null references users (id),
  created_at timestamptz(3) not null default now(),
  unique (product_id, user_id)
);
-- Used by the page My WishList.
create index wishlist_entries_by_user on wishlist_entries (user_id, created_at desc, id);

------------------------------------------------------------------------------------------------------------------
-- Orders
------------------------------------------------------------------------------------------------------------------

-- A buyer's order of a product. Only written with the transitions of the order's state machine.
create table orders (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products (id),
  buyer_id text not null references users (id),
  -- Null when the product was paid from the wishlist, without a booking.
  phone_number text,
  meeting_location text,
  -- The Stripe payment intent that reserved the product. Null until one is authorised.
  payment_intent_id text unique,
  created_at timestamptz(3) not null default now(),
  -- When the card was charged; null before that.
  paid_at timestamptz(3),
  -- The state of the order's machine.
  state text not null check (state in (
    'open', 'booked', 'paying', 'payingUnbooked', 'awaitingHandOver', 'cancellationRequested',
    'handOverClaimed', 'handOverUnconfirmed', 'inspecting', 'reported', 'returnOffered',
    'underReview', 'returning', 'bankDispute', 'bankDisputeWon', 'refunding', 'refundFailed',
    'completed', 'refunded', 'settled', 'cancelled', 'lapsed')),
  -- Whether the state has the tag `holding`: no other buyer can order the product.
  holding boolean not null default true,
  -- The running deadlines with the times of their start and end, by name.
  deadlines jsonb not null default '{}',
  -- When the clock ends the state; null without a deadline.
  expires_at timestamptz(3),
  -- When the clock sends the next reminder; null if none is left.
  remind_at timestamptz(3),
  -- Six digits. The buyer shows it to the seller at the hand-over. Null before the payment.
  hand_over_code text,
  -- Six digits. The seller shows it to the buyer when the watch is returned. Null before that.
  return_code text,
  -- When the order reached a state with the tag `ended`; null before that.
  ended_at timestamptz(3),
  -- The number of events that the order has accepted. order_events has a row for each.
  event_count integer not null default 0,
  -- Whether the price was paid to the seller. Derived from payout_entries, and changed with them.
  paid_out boolean not null default false,
  -- Copied from the product and the payment once the price is owed to the seller, or by the seller, so that the sums
  -- of all sellers need one index. Null before. The price is in the currency's smallest unit.
  claim_seller_id text,
  claim_price bigint,
  claim_currency text
);
-- Allows only one order that holds a product: of two concurrent buyers, one gets it.
create unique index orders_holding on orders (product_id) where holding;
-- Used to find the orders of a product, and those of a seller (My Sales).
create index orders_by_product on orders (product_id, created_at desc, id);
-- Used by the page My Orders.
create index orders_by_buyer on orders (buyer_id, created_at desc, id);
-- Used by the admin's list of all orders, and of those in one state.
create index orders_by_time on orders (created_at desc, id);
create index orders_by_state on orders (state, created_at desc, id);
-- Used by staff to find orders by their number. The expression must be that of the staff's search.
create index orders_by_number on orders (upper(right(replace(id, '-', ''), 8)));
-- Used to find the orders to which the clock has to send an event.
create index orders_by_expiry on orders (expires_at, id) where expires_at is not null;
create index orders_by_reminder on orders (remind_at, id) where remind_at is not null;
-- Used by the overview to count by day.
create index orders_by_payment_time on orders (paid_at) where paid_at is not null;
-- Used to erase the contact data of orders that ended long ago, and to delete those that ended years ago.
create index orders_with_contact_by_end on orders (ended_at)
  where phone_number is not null or meeting_location is not null;
create index orders_by_end on orders (ended_at) where ended_at is not null;
-- Used to find the sales that are owed to sellers, and the refunded ones that were paid to them.
create index orders_by_payout on orders (paid_out, state);
-- Used to sum what is owed by seller and currency, and to find what is not copied yet. The states are those of the
-- contract's price owner.
create index orders_claimed on orders
  (claim_seller_id, claim_currency, paid_out, ended_at, claim_price)
  where not paid_out and state = 'completed'
    or paid_out and state in ('refunding', 'refundFailed', 'refunded', 'settled');

-- The history of orders: a row for each event that an order has accepted. Rows are never changed.
create table order_events (
  order_id text not null references orders (id),
  -- 1 for the first event of the order.
  number integer not null,
  -- The event's type in the state machine.
  type text not null,
  -- The state to which it led.
  state text not null,
  -- The user who sent the event. Null for events of the clock and of Stripe.
  actor_id text references users (id),
  -- The reason that the user entered; null without one.
  reason text,
  -- The kind of a reported problem. Null for other events.
  problem text check (problem in ('notReceived', 'notAsDescribed', 'damaged', 'counterfeit', 'other')),
  -- URLs of pictures that the sender attached as evidence, as a JSON array.
  photos jsonb not null default '[]',
  happened_at timestamptz(3) not null default now(),
  primary key (order_id, number)
);

-- An order's history uses a picture that this server stores. Derived from order_events.photos.
create table order_pictures (
  order_id text not null references orders (id),
  name text not null references pictures (name),
  primary key (order_id, name)
);
create index order_pictures_by_name on order_pictures (name);

-- A product as the buyer of an order saw it. Written when the product is changed for the first time after
-- the order. Without a row the product has not changed.
create table ordered_products (
  order_id text primary key references orders (id),
  -- The product fields by name, without contact data.
  fields jsonb not null,
  -- URLs of the photos, as a JSON array, the main one first.
  photos jsonb not null
);

-- A hint for admins that the buyer and the seller of an order may be one person. Deleted after a year, and with the
-- account of either.
create table order_flags (
  order_id text not null references orders (id),
  kind text not null check (kind in ('samePhone', 'sameCard')),
  flagged_at timestamptz(3) not null default now(),
  primary key (order_id, kind)
);
-- Used to find expired rows.
create index order_flags_by_age on order_flags (flagged_at);

-- A Stripe payment intent of one buyer for one product. Written when the payment page opens, and by
-- Stripe's webhook.
create table payments (
  -- Stripe's id.
  intent_id text primary key,
  -- Null after the product was deleted. The row is kept, so that the intent can be cancelled.
  product_id text references products (id) on delete set null,
  buyer_id text not null references users (id),
  -- In the currency's smallest unit: cents.
  amount bigint not null,
  -- ISO 4217, in lower case.
  currency text not null default 'usd',
  -- Null until the card was charged, or if Stripe did not report it.
  card_last4 text,
  -- Stripe's identifier of the card, which is the same in each payment with it. Null before the charge, a year after
  -- the payment, and after the buyer's account was closed.
  card_fingerprint text,
  -- open: may still be paid. reserved: the product is reserved, and the payment is being captured.
  -- unavailable: another buyer has the product, and the payment is being cancelled. paid: captured.
  -- cancelled: never captured. refunded: captured, then refunded.
  status text not null default 'open'
    check (status in ('open', 'reserved', 'unavailable', 'paid', 'cancelled', 'refunded')),
  -- Whether the bank has decided a dispute. A later event about its opening is then ignored.
  dispute_decided boolean not null default false,
  created_at timestamptz(3) not null default now()
);
-- Allows only one open intent for each buyer and product.
create unique index payments_open on payments (product_id, buyer_id) where status = 'open';
-- Used to find a buyer's earlier intents for a product.
create index payments_by_product on payments (product_id, buyer_id);
-- Used to erase the cards of a user, to export a user's payments, and to find those that Stripe is to erase.
create index payments_by_buyer on payments (buyer_id);
-- Used to find other payments with the same card, and expired fingerprints.
create index payments_by_card on payments (card_fingerprint) where card_fingerprint is not null;
create index payments_with_card_by_age on payments (created_at) where card_fingerprint is not null;
-- Used by the overview to sum by day.
create index payments_paid_by_time on payments (created_at) include (amount) where status = 'paid';

------------------------------------------------------------------------------------------------------------------
-- Payouts to sellers, which the operator makes by hand
------------------------------------------------------------------------------------------------------------------

-- A payout to a seller, or the reversal of one that was entered wrongly. Rows are never changed or deleted.
create table payouts (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users (id),
  -- The payout that this one reverses, at most once. Null for a payout.
  reverses_id text unique references payouts (id),
  -- In the currency's smallest unit: the sum of the entries. Negative for a reversal.
  amount bigint not null,
  -- ISO 4217, in lower case.
  currency text not null,
  -- When the money was sent, and the reference of the transfer. Null for a reversal.
  paid_on date,
  reference text,
  -- Why the payout is reversed. Null for a payout.
  reason text,
  admin_id text not null references users (id),
  created_at timestamptz(3) not null default now(),
  check (case when reverses_id is null
    then amount > 0 and paid_on is not null and reference is not null and reason is null
    else amount < 0 and paid_on is null and reference is null and reason is not null end)
);
-- Used by the lists of all payouts and of those of a seller.
create index payouts_by_time on payouts (created_at desc, id);
create index payouts_by_seller on payouts (seller_id, created_at desc, id);

-- A sale in a payout. Rows are never changed or deleted. An order's odd entries pay its price to the seller, and
-- its even ones take it back: by a deduction after a refund, or by a reversal. So a price is paid at most once.
create table payout_entries (
  order_id text not null references orders (id),
  -- 1 for the first entry of the order.
  number integer not null,
  payout_id text not null references payouts (id),
  amount bigint not null,
  primary key (order_id, number),
  check (number >= 1 and amount <> 0 and (amount > 0) = (number % 2 = 1))
);
-- Used to read the sales of a payout.
create index payout_entries_by_payout on payout_entries (payout_id, order_id);

-- Where sellers want to be paid, if the server has a key to encrypt it.
create table payout_accounts (
  seller_id text primary key references users (id),
  -- AES-256-GCM, as base64. The keys are in the environment.
  encrypted text not null,
  changed_at timestamptz(3) not null default now()
);

------------------------------------------------------------------------------------------------------------------
-- Conversations
------------------------------------------------------------------------------------------------------------------

-- The conversation of a buyer with the seller of a product. Created with its first message.
create table conversations (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products (id),
  buyer_id text not null references users (id),
  -- The product's seller, who never changes.
  seller_id text not null references users (id),
  -- The number of the last message.
  message_count integer not null default 0,
  created_at timestamptz(3) not null default now(),
  unique (product_id, buyer_id)
);
-- Used to count a buyer's new conversations, for the daily quota.
create index conversations_by_buyer on conversations (buyer_id, created_at desc);

-- A message. Rows are never changed.
create table messages (
  -- A UUID that the sender's client chose, so that a repeated request stores nothing.
  id text primary key,
  conversation_id text not null references conversations (id),
  -- 1 for the first message of the conversation.
  number integer not null,
  sender_id text not null references users (id),
  -- Empty for a message with only photos.
  text text not null,
  -- The text with hidden phone numbers, email addresses and links, which the other person reads until
  -- the buyer has paid. Null if the text has none.
  redacted_text text,
  -- URLs of the photos, as a JSON array in the sender's order.
  photos jsonb not null default '[]',
  sent_at timestamptz(3) not null default now(),
  unique (conversation_id, number)
);

-- A message uses a picture that this server stores. Derived from messages.photos.
create table message_pictures (
  message_id text not null references messages (id) on delete cascade,
  name text not null references pictures (name),
  primary key (message_id, name)
);
create index message_pictures_by_name on message_pictures (name);

-- What the buyer or the seller of a conversation has received and read. Each conversation has two rows.
create table conversation_participants (
  conversation_id text not null references conversations (id),
  user_id text not null references users (id),
  -- When the conversation's last message was sent. Copied, because it sorts the list of conversations.
  last_message_at timestamptz(3) not null,
  -- The number of the other person's messages after read_number.
  unread_count integer not null default 0,
  -- The highest number of a message that the user's client has fetched.
  delivered_number integer not null default 0,
  -- The highest number of a message that the user has read.
  read_number integer not null default 0,
  -- When the user is notified of the unread messages by email. Null without unread messages, and after
  -- the email.
  email_due_at timestamptz(3),
  primary key (conversation_id, user_id)
);
-- Used by the list of a user's conversations.
create index conversation_participants_by_user
  on conversation_participants (user_id, last_message_at desc, conversation_id);
-- Used to count a user's conversations with unread messages.
create index conversation_participants_unread on conversation_participants (user_id)
  where unread_count > 0;
-- Used to find the emails that are due.
create index conversation_participants_email on conversation_participants (email_due_at)
  where email_due_at is not null;

-- A user has blocked another one, who can no longer send them messages.
create table user_blocks (
  blocker_id text not null references users (id),
  blocked_id text not null references users (id),
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id)
);
-- Used to delete the blocks of an erased user by other users.
create index user_blocks_by_blocked on user_blocks (blocked_id);

------------------------------------------------------------------------------------------------------------------
-- Moderation
------------------------------------------------------------------------------------------------------------------

-- A decision of moderation about a subject, with its statement of reasons. Rows are only changed by a reversal.
create table decisions (
  id text primary key default gen_random_uuid()::text,
  subject_type text not null check (subject_type in ('listing', 'person', 'conversation', 'order')),
  subject_id text not null,
  subject_name text not null,
  -- The person concerned.
  user_id text not null references users (id),
  action text not null
    check (action in ('none', 'hideListing', 'deleteListing', 'warnPerson', 'suspendPerson')),
  -- When a strike or a suspension ends. Null for an action without an end.
  ends_at timestamptz(3),
  facts text not null,
  -- Whether the rule is of the law or of the shop's terms. Null for the action `none`.
  basis text check (basis in ('law', 'terms')),
  rule text not null default '',
  decided_by text not null references users (id),
  created_at timestamptz(3) not null default now(),
  -- `listed` and `unlistedBecause` of a listing before it was hidden or deleted. Null for other actions.
  previous_state jsonb,
  -- When it was taken back, after an appeal or by staff.
  reversed_at timestamptz(3),
  -- Why staff took it back on their own initiative. Empty after an appeal, which has its own reason.
  reversal_reason text not null default ''
);
create index decisions_by_subject on decisions (subject_type, subject_id, created_at desc);
create index decisions_by_user on decisions (user_id, created_at desc);
-- Used by the yearly figures.
create index decisions_by_time on decisions (created_at);
alter table products add foreign key (hidden_by) references decisions (id);

-- A report of a listing, a person, a conversation or an order to staff.
create table reports (
  id text primary key default gen_random_uuid()::text,
  subject_type text not null check (subject_type in ('listing', 'person', 'conversation', 'order')),
  subject_id text not null,
  -- The message that a report of a conversation is about. Null for the conversation as a whole, and for other
  -- subjects.
  message_id text references messages (id),
  -- The person whom the report is about: the seller of a listing, the other person of a conversation or an order.
  subject_user_id text references users (id),
  -- The name of the product or the person at the time of the report.
  subject_name text not null default '',
  -- Null for a visitor, and for a deleted user.
  reporter_id text references users (id),
  -- The email address of a visitor; null for a user.
  reporter_email text,
  reason text not null default 'other' check (reason in (
    'counterfeit', 'fraud', 'misleading', 'illegal', 'harassment', 'privacy', 'spam', 'other')),
  text text not null,
  created_at timestamptz(3) not null default now(),
  -- Null while the report is open.
  decision_id text references decisions (id)
);
-- Used by staff's list of reports. The queue shows open reports first.
create index reports_by_time on reports (created_at desc, id);
create index reports_open on reports (created_at desc, id) where decision_id is null;
create index reports_by_subject on reports (subject_type, subject_id, created_at desc);
create index reports_by_subject_user on reports (subject_user_id, created_at desc);
-- Used to mark the reported messages of a conversation.
create index reports_by_message on reports (message_id) where message_id is not null;
-- Used to count a reporter's reports, for the daily quota.
create index reports_by_reporter on reports (reporter_id, created_at desc);
create index reports_by_reporter_email on reports (reporter_email, created_at desc)
  where reporter_email is not null;
create index reports_by_decision on reports (decision_id) where decision_id is not null;

-- An objection to a decision: of the person concerned, or of a reporter if nothing was done. Each has one.
create table appeals (
  id text primary key default gen_random_uuid()::text,
  decision_id text not null references decisions (id),
  -- The report of the reporter who objects. Null for the person concerned.
  report_id text references reports (id),
  text text not null,
  created_at timestamptz(3) not null default now(),
  -- Null until it is decided.
  outcome text check (outcome in ('upheld', 'reversed')),
  reason text not null default '',
  decided_by text references users (id),
  decided_at timestamptz(3)
);
create unique index appeals_by_decision on appeals (decision_id, coalesce(report_id, ''));
-- Used to count appeals that wait for a decision.
create index appeals_open on appeals (created_at, id) where outcome is null;

-- What admins, moderators and operators' commands did to something that is not their own. Append-only: no
-- statement of the server updates or deletes a row.
create table audit_log (
  id text primary key default gen_random_uuid()::text,
  created_at timestamptz(3) not null default now(),
  -- Null for a command. Not a foreign key: the row outlives the account.
  actor_id text,
  -- At that time.
  actor_role text not null check (actor_role in ('Admin', 'moderator', 'command')),
  -- An act of the contract, which begins with the type of its subject.
  act text not null,
  subject_type text not null,
  subject_id text not null,
  -- The changed values, as far as they are no personal data.
  before jsonb,
  after jsonb,
  reason text,
  -- The IP address of the request, or the system user and the host of the command.
  address text not null
);
-- Used by the page Audit log, whole, about one subject or by one actor.
create index audit_log_by_age on audit_log (created_at desc, id);
create index audit_log_by_subject on audit_log (subject_id, created_at desc, id);
create index audit_log_by_actor on audit_log (actor_id, created_at desc, id);

------------------------------------------------------------------------------------------------------------------
-- The shop's own content
------------------------------------------------------------------------------------------------------------------

-- A setting that an admin has changed. A setting without a row has the default of the environment.
create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null default now()
);

-- A page whose text an admin has changed. A page without a row has the text that the server ships.
create table site_pages (
  name text primary key,
  -- Markdown.
  content text not null,
  -- The number of changes, on which a change is based.
  revision integer not null default 1,
  changed_at timestamptz(3) not null default now()
);

-- The texts of a kind of email that an admin has changed. A kind without a row has the texts that the server ships.
create table email_texts (
  kind text primary key,
  -- With placeholders such as {productName}. Null for the text that the server ships.
  subject text,
  intro text,
  closing text,
  -- The number of changes, on which a change is based.
  revision integer not null default 1,
  changed_at timestamptz(3) not null default now()
);

-- The logo and the categories' pictures.
create table site_pictures (
  -- 'logo', or the id of a category.
  owner_id text not null,
  name text not null references pictures (name),
  primary key (owner_id, name)
);
create index site_pictures_by_name on site_pictures (name);

-- A message that a visitor sent with the contact form. Deleted after a year.
create table contact_messages (
  id text primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  message text not null,
  created_at timestamptz(3) not null default now(),
  -- When a staff member marked it as done. Null while it waits.
  done_at timestamptz(3)
);
-- Used by the page Contact Messages and by the retention.
create index contact_messages_by_time on contact_messages (created_at desc, id);

------------------------------------------------------------------------------------------------------------------
-- What servers share: notifications, tasks, changes, and counters
------------------------------------------------------------------------------------------------------------------

-- A user's notification about an event of an order, or about a product on their wishlist. Deleted after 90 days.
create table notifications (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id),
  -- The order, and the event's number in order_events. Null for a notification about a wish.
  order_id text references orders (id),
  event_number integer,
  -- Null for a notification about an order.
  product_id text references products (id) on delete cascade,
  -- The kind determines the text.
  kind text not null,
  -- Null until the user has opened the list of notifications.
  seen_at timestamptz(3),
  -- When the email with this notification was last sent, or an attempt made. Null before that.
  emailed_at timestamptz(3),
  -- The notification whose email includes this one: itself, or another one of the same user and order. Null
  -- before the email.
  email_id text,
  -- Whether the limit of emails has postponed the email. The next one about the order then includes this notification.
  email_postponed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  unique (user_id, order_id, event_number)
);
-- Used by the user's list of notifications.
create index notifications_by_user on notifications (user_id, created_at desc, id);
-- Used to count unseen notifications.
create index notifications_unseen on notifications (user_id) where seen_at is null;
-- Each kind of news about a product is repeated only after the user has seen it.
create unique index notifications_unseen_of_wishes on notifications (product_id, user_id, kind)
  where seen_at is null and order_id is null;
-- Used to find expired rows.
create index notifications_by_age on notifications (created_at);

-- A task for another system (Stripe, the mail server), written in the transaction of the change that
-- requires it. The outbox dispatcher runs it at least once. Deleted a week after it was done.
create table outbox (
  -- Also sent as the idempotency key, so that a repeated task has only one effect.
  key text primary key,
  -- The name of the handler.
  task text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  -- When the next attempt is due.
  due_at timestamptz(3) not null default now(),
  done_at timestamptz(3),
  -- Set for a dead letter: a task that failed permanently or too often. It stays until an operator
  -- has handled it.
  dead_lettered_at timestamptz(3),
  -- The error message of the last failed attempt; null without one.
  last_error text,
  created_at timestamptz(3) not null default now()
);
-- Used to find tasks that are due.
create index outbox_due on outbox (due_at, key) where done_at is null and dead_lettered_at is null;
-- Used to count dead letters.
create index outbox_dead_letters on outbox (dead_lettered_at) where dead_lettered_at is not null;
-- Used to find expired rows.
create index outbox_done on outbox (done_at) where done_at is not null;

-- A change about which open pages and the caches of other servers are notified. Written in the
-- transaction of the change. Deleted after a day.
create table live_changes (
  id bigint generated always as identity primary key,
  -- The change's number in the order of commits. Null until a server has assigned it after the commit,
  -- because transactions do not commit in the order in which they insert.
  sequence bigint unique,
  -- The ids of the users to notify; null for all users.
  recipient_ids text[],
  -- What has changed; 'public' for a change that only invalidates caches.
  subject_type text not null check (subject_type in (
    'order', 'product', 'listing', 'notification', 'conversation', 'account', 'public')),
  -- The id of the changed entity; empty for 'public'.
  subject_id text not null,
  created_at timestamptz(3) not null default now()
);
-- Used to find expired rows.
create index live_changes_by_age on live_changes (created_at);

-- A single row: the counter of live_changes.sequence. A server locks it while it assigns sequences.
create table live_change_counter (
  only_row boolean primary key default true check (only_row),
  -- The highest sequence that was assigned.
  last_sequence bigint not null default 0,
  -- The highest sequence whose row was deleted.
  deleted_sequence bigint not null default 0
);
insert into live_change_counter default values;

-- A request with an idempotency key, and its response, which a repeated request gets again. Written in
-- the transaction of the request. Deleted after a day.
create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  -- A hash of the request. A different request with the same key is rejected.
  request_hash text not null,
  -- The response body as JSON. Null until the request has been handled.
  response text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- Used to find expired rows.
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- The number of requests of one caller that all servers have counted in the current window of a rate
-- limit. Unlogged, because counters may be lost in a crash of the database.
create unlogged table rate_limit_counters (
  -- A hash of the caller and the limit.
  key text primary key,
  request_count bigint not null,
  window_ends_at timestamptz not null
);
