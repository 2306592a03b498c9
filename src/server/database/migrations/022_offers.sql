-- The price that the buyer and the seller have agreed on, as text like products.selling_price and in the product's
-- currency. Null for the product's price.
alter table orders add column agreed_price text;

-- An order that an accepted offer has made waits for its buyer.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in (
  'open', 'reserved', 'booked', 'paying', 'payingUnbooked', 'awaitingHandOver', 'cancellationRequested',
  'handOverClaimed', 'handOverUnconfirmed', 'inspecting', 'partRefundFailed', 'reported', 'returnOffered',
  'underReview', 'returning', 'bankDispute', 'bankDisputeWon', 'refunding', 'refundFailed',
  'completed', 'refunded', 'settled', 'cancelled', 'lapsed'));

alter table products
  -- Whether buyers can offer another price.
  add column accepts_offers boolean not null default true,
  -- An offer below it declines by itself: in the smallest unit of the product's currency. Null for none. Only its seller
  -- reads it.
  add column lowest_offer bigint check (lowest_offer > 0);

-- An offer of a buyer for a product, with the counter-offers that follow, in their conversation. A row is only changed by
-- the transitions of its machine.
create table offers (
  id text primary key default gen_random_uuid()::text,
  conversation_id text not null references conversations (id),
  -- The state of the offer's machine.
  state text not null
    check (state in ('offered', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- The last price: in the smallest unit of the currency, ISO 4217 in lower case.
  amount bigint not null check (amount > 0),
  currency text not null,
  -- The number of prices: 1 for the first one, and each counter-offer is another.
  rounds integer not null default 1,
  created_at timestamptz(3) not null default now(),
  -- When the clock ends an open offer. Null for one that has ended.
  expires_at timestamptz(3)
);
-- Allows only one open offer in a conversation.
create unique index offers_open on offers (conversation_id) where state in ('offered', 'countered');
-- Used to find the last offer of a conversation, and to count its rounds.
create index offers_by_conversation on offers (conversation_id, created_at desc);
-- Used to find the offers that have expired.
create index offers_by_expiry on offers (expires_at) where expires_at is not null;

-- The offer of which the message is a step. Null for a message that a user wrote.
alter table messages add column offer_id text references offers (id);
