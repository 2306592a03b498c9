-- The whole schema. It runs on PostgreSQL 15 and later, on PGlite, and on engines that speak
-- PostgreSQL: no extensions, triggers or functions.
--
-- Conventions
--   * Ids are random UUIDs as text, unless a table says otherwise.
--   * timestamptz(3) has milliseconds, as JavaScript's Date does: a time that was read finds its row.
--   * Lists are paginated by (created_at desc, id), and so most indexes end with these columns.
--   * Rows of users and of sold products are never deleted: `deleted_at` hides them.
--   * Lock order within a transaction: users, products, orders or payments, everything else.

-- A person with an account. Written by every sign-in (repositories/users.ts) and by admins.
create table users (
  id text primary key default gen_random_uuid()::text,
  -- The user's id at the identity service.
  uid text not null unique,
  -- Empty once another account has proven that the address is theirs.
  email text not null,
  email_verified boolean not null default false,
  -- 'password', or the social provider that has taken over the account.
  sign_in_provider text not null default 'password',
  -- Sign-ins before this time no longer open the account. Null while its credentials never changed.
  credentials_changed_at timestamptz(3),
  display_name text not null default '',
  photo_url text not null default '',
  -- Null until the user has chosen one.
  role text check (role in ('Admin', 'buyer', 'seller')),
  -- The badge that an admin gives.
  verified boolean not null default false,
  -- Null while unverified, and where the time is unknown.
  verified_at timestamptz(3),
  -- No emails but those about payments.
  email_opt_out boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- When an admin deleted the user. The row stays, so that a later sign-in cannot revive it.
  deleted_at timestamptz(3)
);
-- Sign-in, and GET /user/{email}.
create unique index users_email on users (lower(email)) where email <> '';
-- All Buyers and All Sellers.
create index users_by_role on users (role, created_at desc, id) where deleted_at is null;
-- The same, filtered to unverified users.
create index users_to_verify on users (role, created_at desc, id)
  where deleted_at is null and not verified;
-- Search among users by prefixes of words in names and addresses. `translate` splits what the text
-- search parser would keep whole (addresses, file names) or leave out (tags).
create index users_by_words on users
  using gin (to_tsvector('simple', translate(display_name || ' ' || email, '@.+_-/:<>&', '          ')))
  where deleted_at is null;

-- A sign-in that was ended by signing out. Kept forever, because the identity service can renew the
-- tokens of a sign-in at any time.
create table revoked_sessions (
  user_id text not null references users (id),
  -- The `auth_time` that all tokens of the sign-in carry.
  signed_in_at timestamptz(3) not null,
  revoked_at timestamptz(3) not null default now(),
  primary key (user_id, signed_in_at)
);

-- A category of products. Written by the operator's command alone.
create table categories (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  description text not null,
  -- Sorts the categories, ascending.
  position integer not null default 0
);

-- A product, which is one piece: it can be sold once. Written by its seller, and by the moves of its
-- orders (orders/).
create table products (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users (id),
  category_id text not null references categories (id),
  product_name text not null,
  -- URL of the main photo.
  image text not null,
  -- URLs of further photos: a JSON array, in the seller's order.
  photos jsonb not null default '[]',
  condition text not null check (condition in ('Excellent', 'Good', 'Fair')),
  description text not null,
  location text not null,
  mobile_number text not null,
  -- Prices and year are free text, as the seller typed them.
  original_price text not null,
  selling_price text not null,
  year_of_purchase text not null,
  -- The manufacturer's number of the model, such as 116610LN.
  reference_number text,
  -- Shown in the advertisements of the home page, while it is listed.
  advertise boolean not null default false,
  -- For sale, booked or not. False once it is paid, or deleted, or its seller is: lists then skip it
  -- by index, so that they stay fast however much has been sold.
  listed boolean not null default true,
  created_at timestamptz(3) not null default now(),
  -- Set only for a product with ended orders, which still need the row; others are deleted.
  deleted_at timestamptz(3),

  -- Derived from the columns above by search/index-products.ts; null until it has run, or where the
  -- text has no such value.
  price_cents bigint,
  year_number integer,
  brand text,
  -- The location in its normalized spelling.
  place text,
  -- The words of the name, separated by one space each.
  name_words text,
  search_terms tsvector,
  -- Version of the rules that derived the columns; a later version indexes the product again. 0: not
  -- indexed yet.
  search_version integer not null default 0
);
-- My Products, sold ones included.
create index products_by_seller on products (seller_id, created_at desc, id);
-- The products on a seller's public page.
create index products_listed_by_seller on products (seller_id, created_at desc, id) where listed;
-- How many products a seller advertises, for the quota.
create index products_advertised_by_seller on products (seller_id) where advertise and listed;
-- A category's page, and similar products.
create index products_listed_by_category on products (category_id, created_at desc, id)
  where listed;
-- GET /ads.
create index products_listed_advertised on products (created_at desc, id)
  where advertise and listed;
-- The indexes below are for search alone. Their condition on search_version keeps the planner from
-- using them for the lists above.
-- Products with the words of a query.
create index products_by_terms on products using gin (search_terms) where listed;
-- Products that a new version of the rules has to index.
create index products_by_search_version on products (search_version);
-- Newest first: all, or those of one category, brand or place. The other facets follow in the index,
-- so that several filters at once are checked before a row is read.
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
-- Lowest and highest price first. Unreadable prices come last either way: -1 and the largest safe
-- integer of JavaScript stand for them.
create index products_by_lowest_price on products (coalesce(price_cents, 9007199254740991), id)
  where listed and search_version > 0;
create index products_by_highest_price on products (coalesce(price_cents, -1) desc, id)
  where listed and search_version > 0;
-- A price range, combined with products_by_terms.
create index products_by_price on products (price_cents) where listed and search_version > 0;

-- A word that products contain, to complete and correct search queries. Written when a product is
-- indexed; never deleted.
create table search_words (
  -- Folded: lower case, without accents.
  word text collate "C" primary key,
  -- As it was written in a product.
  display_form text not null,
  -- In how many products it was found so far. It only grows, and so it ranks words and counts nothing.
  product_count integer not null default 0,
  -- Of how many products it was the brand, in the same way.
  brand_count integer not null default 0
);
-- Brands that begin with what is typed.
create index search_words_of_brands on search_words (word) where brand_count > 0;

-- A word with one or two letters deleted. Two words within a small edit distance share such a row.
create table search_misspellings (
  misspelling text collate "C",
  word text collate "C",
  primary key (misspelling, word)
);

-- What remains of a product that its seller deleted: its page then says so, and shows others of its
-- category.
create table deleted_products (
  -- The product's id.
  id text primary key,
  category_id text not null references categories (id),
  -- Null where it is not known.
  seller_id text references users (id),
  -- When the product was created. Null where it is not known.
  listed_at timestamptz(3),
  deleted_at timestamptz(3) not null default now()
);
-- Deleted products count towards the seller's daily quota of new listings.
create index deleted_products_by_seller on deleted_products (seller_id, listed_at desc)
  where seller_id is not null;

-- A picture file in the server's own store. Written before the file is stored, so that no file is
-- without a row.
create table pictures (
  -- The file's name: the SHA-256 of its content, in hex, and '.webp'.
  name text primary key,
  -- When the file may be removed. Null while a product shows it.
  removable_at timestamptz default now() + interval '1 day',
  -- The removal that is deleting the file, a random id. Null while none is. Another removal may take
  -- over at removable_at: the process that began has died.
  removal_id text
);
-- Pictures to remove.
create index pictures_removable on pictures (removable_at) where removable_at is not null;

-- A product shows a picture of the store. Derived from products.image and products.photos.
create table product_pictures (
  product_id text not null references products (id) on delete cascade,
  name text not null references pictures (name),
  primary key (product_id, name)
);
-- Whether any product still shows a picture.
create index product_pictures_by_name on product_pictures (name);

-- A seller has uploaded a picture, and so may list it. Several sellers may upload the same one.
create table picture_uploads (
  name text not null references pictures (name) on delete cascade,
  user_id text not null references users (id),
  primary key (user_id, name)
);
-- The cascade from pictures.
create index picture_uploads_by_name on picture_uploads (name);

-- A product on a user's wishlist. Written by the user; deleted with the product or the user.
create table wishlist_entries (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products (id) on delete cascade,
  user_id text not null references users (id),
  created_at timestamptz(3) not null default now(),
  unique (product_id, user_id)
);
-- My WishList.
create index wishlist_entries_by_user on wishlist_entries (user_id, created_at desc, id);

-- One buyer's order of one product. Written by orders/move-order.ts alone, which asks the state chart
-- of contract/order.machine.ts what an event leads to.
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
  -- When the card was charged. Null until then.
  paid_at timestamptz(3),
  -- The chart's state and context.
  state text not null,
  context jsonb not null,
  -- The chart's tag of that name: nobody else can have the product.
  holding boolean not null default true,
  -- Start of the state's time limit: the booking, or the hand-over.
  clock_started_at timestamptz(3) default now(),
  -- When the order got the chart's tag `ended`. Null while something is left to do.
  ended_at timestamptz(3),
  -- How many events the order has taken; order_events has a row for each.
  event_count integer not null default 0
);
-- At most one order holds a product: this index decides which of two buyers gets it.
create unique index orders_holding on orders (product_id) where holding;
-- The orders of a product, and so of a seller (My Sales).
create index orders_by_product on orders (product_id, created_at desc, id);
-- My Orders.
create index orders_by_buyer on orders (buyer_id, created_at desc, id);
-- The admin's list of all orders, and of those in one state.
create index orders_by_time on orders (created_at desc, id);
create index orders_by_state on orders (state, created_at desc, id);
-- Orders whose time limit is over (orders/run-clock.ts).
create index orders_by_clock on orders (state, clock_started_at, id) where clock_started_at is not null;

-- An event that an order took: its history, which is never changed.
create table order_events (
  order_id text not null references orders (id),
  -- 1 for the first event of the order.
  number integer not null,
  -- The event's type in the chart.
  type text not null,
  -- The state it led to.
  state text not null,
  -- The user who sent it. Null for the clock and Stripe.
  actor_id text references users (id),
  -- What the user gave as a reason. Null where none was given.
  reason text,
  happened_at timestamptz(3) not null default now(),
  primary key (order_id, number)
);

-- A Stripe payment intent of one buyer for one product. Written when the payment page opens, and by
-- Stripe's webhook.
create table payments (
  -- Stripe's id.
  intent_id text primary key,
  -- Null once the product is deleted: the intent must still be found, to cancel it.
  product_id text references products (id) on delete set null,
  buyer_id text not null references users (id),
  -- In the currency's smallest unit: cents.
  amount bigint not null,
  -- ISO 4217, in lower case.
  currency text not null default 'usd',
  -- Null until the card was charged, and where Stripe did not say.
  card_last4 text,
  -- open: may still be paid; reserved: has the product, is being captured; unavailable: another buyer
  -- has the product, is being cancelled; paid: captured; cancelled: never captured; refunded: captured
  -- and refunded.
  status text not null default 'open'
    check (status in ('open', 'reserved', 'unavailable', 'paid', 'cancelled', 'refunded')),
  created_at timestamptz(3) not null default now()
);
-- One open intent for each buyer and product.
create unique index payments_open on payments (product_id, buyer_id) where status = 'open';
-- A buyer's earlier intents for a product.
create index payments_by_product on payments (product_id, buyer_id);

-- A user is notified of an event of an order, once. Deleted after 90 days.
create table notifications (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id),
  order_id text not null references orders (id),
  -- The event's number in order_events.
  event_number integer not null,
  -- Which text it shows: a key of contract/notification-text.ts.
  kind text not null,
  -- Null until the user has opened the list.
  seen_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (user_id, order_id, event_number)
);
-- The user's list.
create index notifications_by_user on notifications (user_id, created_at desc, id);
-- The number of unseen ones in the menu.
create index notifications_unseen on notifications (user_id) where seen_at is null;
-- Retention.
create index notifications_by_age on notifications (created_at);

-- A task for another system (Stripe, the mail server), written in the transaction that makes it
-- necessary. The outbox dispatcher runs it at least once. Deleted a week after it is done.
create table outbox (
  -- Sent along as the idempotency key, so that a repeated task has its effect once.
  key text primary key,
  -- The handler's name.
  task text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  -- The next attempt.
  due_at timestamptz(3) not null default now(),
  done_at timestamptz(3),
  -- Set for a dead letter: a task that failed for good, or too often. It stays until somebody has
  -- looked after it.
  dead_lettered_at timestamptz(3),
  -- The message of the last failure. Null if there was none.
  last_error text,
  created_at timestamptz(3) not null default now()
);
-- Tasks to run.
create index outbox_due on outbox (due_at, key) where done_at is null and dead_lettered_at is null;
-- The metric of dead letters.
create index outbox_dead_letters on outbox (dead_lettered_at) where dead_lettered_at is not null;
-- Retention.
create index outbox_done on outbox (done_at) where done_at is not null;

-- A change that open pages and other servers' caches are notified of, written in the transaction that
-- made it. Deleted after a day.
create table live_changes (
  id bigint generated always as identity primary key,
  -- The change's place in the order of commits. Null until a server has assigned it: transactions
  -- commit in another order than they insert.
  sequence bigint unique,
  -- Ids of the users who are notified. Null for everybody.
  recipient_ids text[],
  -- What changed: 'order', 'product', 'listing', 'notification', or 'public' for caches alone.
  subject_type text not null,
  -- Its id; empty for 'public'.
  subject_id text not null,
  created_at timestamptz(3) not null default now()
);
-- Retention.
create index live_changes_by_age on live_changes (created_at);

-- One row: the counter of live_changes.sequence. Its lock makes assigning sequences exclusive.
create table live_change_counter (
  only_row boolean primary key default true check (only_row),
  -- The highest sequence that was assigned.
  last_sequence bigint not null default 0,
  -- The highest sequence whose row was deleted.
  deleted_sequence bigint not null default 0
);
insert into live_change_counter default values;

-- A change that a client sent with an idempotency key, and its response, which a repeated request gets
-- again. Written in the transaction of the change. Deleted after a day.
create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  -- A hash of the request: another request with the same key is rejected.
  request_hash text not null,
  -- JSON. Null until the change is made.
  response text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- Retention.
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- How many requests of one caller all servers have counted in the current window of a rate limit.
-- Unlogged: after a crash of the database the windows begin again.
create unlogged table rate_limit_counters (
  -- A hash of the caller and the limit.
  key text primary key,
  request_count bigint not null,
  window_ends_at timestamptz not null
);
