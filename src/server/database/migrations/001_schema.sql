-- The whole schema. It runs on PostgreSQL 15 and later, on PGlite, and on other engines with
-- PostgreSQL's protocol, and so has no extensions, triggers or functions.
--
-- Conventions
--   * Ids are random UUIDs as text, unless a table says otherwise.
--   * timestamptz(3) is precise to milliseconds like JavaScript's Date, so that a time can be read and
--     used in a condition without rounding.
--   * Lists are paginated by (created_at desc, id), so most indexes end with these columns.
--   * Rows of users and of sold products are never deleted: `deleted_at` hides them.
--   * A transaction locks users first, then products, orders or payments, then other rows.

-- A user. Written by every sign-in (repositories/users.ts) and by admins.
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
  -- Null until the user has chosen a role.
  role text check (role in ('Admin', 'buyer', 'seller')),
  -- Whether an admin has given the user the badge of a verified user.
  verified boolean not null default false,
  -- When the badge was given. Null without the badge, or if the time is unknown.
  verified_at timestamptz(3),
  -- Whether the user receives only emails about payments.
  email_opt_out boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- When an admin deleted the user. The row is kept, so that a later sign-in cannot create it again.
  deleted_at timestamptz(3)
);
-- Used by sign-in and GET /user/{email}.
create unique index users_email on users (lower(email)) where email <> '';
-- Used by the pages All Buyers and All Sellers.
create index users_by_role on users (role, created_at desc, id) where deleted_at is null;
-- Used by the same pages, filtered to unverified users.
create index users_to_verify on users (role, created_at desc, id)
  where deleted_at is null and not verified;
-- Used to search users by prefixes of words in names and email addresses. `translate` separates words
-- that the text search parser would keep together (email addresses) or ignore (tags).
create index users_by_words on users
  using gin (to_tsvector('simple', translate(display_name || ' ' || email, '@.+_-/:<>&', '          ')))
  where deleted_at is null;

-- A session that was ended by signing out. Never deleted, because the identity service can renew the
-- tokens of a sign-in at any time.
create table revoked_sessions (
  user_id text not null references users (id),
  -- The claim `auth_time` of all tokens of the sign-in.
  signed_in_at timestamptz(3) not null,
  revoked_at timestamptz(3) not null default now(),
  primary key (user_id, signed_in_at)
);

-- A category of products. Only written by the operator's command.
create table categories (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  description text not null,
  -- Sorts the categories, ascending.
  position integer not null default 0
);

-- A product: a single item, which can be sold once. Written by its seller, and by the transitions of
-- its orders (orders/).
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
  -- The manufacturer's reference number of the model, such as 116610LN.
  reference_number text,
  -- Whether the home page advertises the product while it is listed.
  advertise boolean not null default false,
  -- Whether it is for sale, booked or not. False after it was paid or deleted, or its seller was
  -- deleted. The indexes of lists contain only listed products, so lists stay fast.
  listed boolean not null default true,
  created_at timestamptz(3) not null default now(),
  -- Only set for a product with ended orders, which need the row. The rows of others are deleted.
  deleted_at timestamptz(3),

  -- The following columns are derived from those above by search/index-products.ts. They are null
  -- until it has run, or if the text contains no such value.
  price_cents bigint,
  year_number integer,
  brand text,
  -- The town of the location, in normalized spelling.
  place text,
  -- The words of the name, separated by one space each.
  name_words text,
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
-- Used by a category's page, and to find similar products.
create index products_listed_by_category on products (category_id, created_at desc, id)
  where listed;
-- Used by GET /ads.
create index products_listed_advertised on products (created_at desc, id)
  where advertise and listed;
-- The indexes below are only for search. Their condition on search_version keeps the planner from
-- using them for the lists above.
-- Finds the products with the words of a query.
create index products_by_terms on products using gin (search_terms) where listed;
-- Finds the products that a new version of the rules has to index.
create index products_by_search_version on products (search_version);
-- Sorts by newest first: all products, or those of one category, brand or place. The indexes contain
-- the columns of the other facets, so that several filters are checked before a row is read.
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
-- Sorts by lowest or highest price first. Prices that are not a number come last in both directions:
-- they are replaced by JavaScript's largest safe integer or by -1.
create index products_by_lowest_price on products (coalesce(price_cents, 9007199254740991), id)
  where listed and search_version > 0;
create index products_by_highest_price on products (coalesce(price_cents, -1) desc, id)
  where listed and search_version > 0;
-- Finds the products of a price range. Can be combined with products_by_terms.
create index products_by_price on products (price_cents) where listed and search_version > 0;

-- A word of products, with which search queries are completed and corrected. Written when a product
-- is indexed, and never deleted.
create table search_words (
  -- In lower case and without accents.
  word text collate "C" primary key,
  -- The word as a product contains it.
  display_form text not null,
  -- The number of indexed products that contained the word. It is never decreased, so it only serves
  -- to rank words.
  product_count integer not null default 0,
  -- The number of indexed products whose brand it was.
  brand_count integer not null default 0
);
-- Finds brands that begin with the typed text.
create index search_words_of_brands on search_words (word) where brand_count > 0;

-- A word with up to two letters deleted. A misspelt query word is looked up by its own deletions: two
-- words within a small edit distance have one in common.
create table search_misspellings (
  misspelling text collate "C",
  word text collate "C",
  primary key (misspelling, word)
);

-- A product that its seller has deleted. The product's page then reports the deletion, and shows other
-- products of the category.
create table deleted_products (
  -- The product's id.
  id text primary key,
  category_id text not null references categories (id),
  -- Null if it is unknown.
  seller_id text references users (id),
  -- When the product was created. Null if it is unknown.
  listed_at timestamptz(3),
  deleted_at timestamptz(3) not null default now()
);
-- Used to count deleted products for the seller's daily quota of new products.
create index deleted_products_by_seller on deleted_products (seller_id, listed_at desc)
  where seller_id is not null;

-- A picture that this server stores. The row is written before the file, so that every file has a row.
create table pictures (
  -- The file's name: the SHA-256 of its content, in hex, and '.webp'.
  name text primary key,
  -- When the file may be removed. Null while a product uses it.
  removable_at timestamptz default now() + interval '1 day',
  -- The random id of the removal that is deleting the file; null if there is none. After removable_at
  -- another removal may take over, because the first one has failed.
  removal_id text
);
-- Finds pictures to remove.
create index pictures_removable on pictures (removable_at) where removable_at is not null;

-- A product uses a picture that this server stores. Derived from products.image and products.photos.
create table product_pictures (
  product_id text not null references products (id) on delete cascade,
  name text not null references pictures (name),
  primary key (product_id, name)
);
-- Used to check whether a product still uses a picture.
create index product_pictures_by_name on product_pictures (name);

-- A seller has uploaded a picture, and may use it in products. Several sellers may upload the same one.
create table picture_uploads (
  name text not null references pictures (name) on delete cascade,
  user_id text not null references users (id),
  primary key (user_id, name)
);
-- Used when the deletion of a picture cascades.
create index picture_uploads_by_name on picture_uploads (name);

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

-- A buyer's order of a product. Only written by orders/move-order.ts, with the transitions of the
-- state machine in contract/order.machine.ts.
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
  -- The state and the context of the state machine.
  state text not null,
  context jsonb not null,
  -- Whether the state has the tag `holding`: no other buyer can order the product.
  holding boolean not null default true,
  -- When the state's time limit started: at the booking, or at the hand-over.
  clock_started_at timestamptz(3) default now(),
  -- When the order reached a state with the tag `ended`; null before that.
  ended_at timestamptz(3),
  -- The number of events that the order has accepted. order_events has a row for each.
  event_count integer not null default 0
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
-- Used to find orders whose time limit has expired (orders/run-clock.ts).
create index orders_by_clock on orders (state, clock_started_at, id) where clock_started_at is not null;

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
  happened_at timestamptz(3) not null default now(),
  primary key (order_id, number)
);

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
  -- open: may still be paid. reserved: the product is reserved, and the payment is being captured.
  -- unavailable: another buyer has the product, and the payment is being cancelled. paid: captured.
  -- cancelled: never captured. refunded: captured, then refunded.
  status text not null default 'open'
    check (status in ('open', 'reserved', 'unavailable', 'paid', 'cancelled', 'refunded')),
  created_at timestamptz(3) not null default now()
);
-- Allows only one open intent for each buyer and product.
create unique index payments_open on payments (product_id, buyer_id) where status = 'open';
-- Used to find a buyer's earlier intents for a product.
create index payments_by_product on payments (product_id, buyer_id);

-- A user's notification about an event of an order. Deleted after 90 days.
create table notifications (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id),
  order_id text not null references orders (id),
  -- The event's number in order_events.
  event_number integer not null,
  -- The kind determines the text: it is a key of contract/notification-text.ts.
  kind text not null,
  -- Null until the user has opened the list of notifications.
  seen_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (user_id, order_id, event_number)
);
-- Used by the user's list of notifications.
create index notifications_by_user on notifications (user_id, created_at desc, id);
-- Used to count unseen notifications.
create index notifications_unseen on notifications (user_id) where seen_at is null;
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
  -- What has changed: 'order', 'product', 'listing', 'notification', or 'public' for a change that only
  -- invalidates caches.
  subject_type text not null,
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
