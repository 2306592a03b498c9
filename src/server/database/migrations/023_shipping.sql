-- Shipping, beside a meeting of buyer and seller.
alter table products
  -- 'meeting', 'shipping' or 'both'; null for a meeting.
  add column deliveries text check (deliveries in ('meeting', 'shipping', 'both')),
  -- As the seller typed it; null for free.
  add column shipping_price text,
  -- Codes of ISO 3166-1 alpha-2, separated by commas; null for everywhere.
  add column shipping_countries text,
  add column insured_value text;

alter table orders
  -- In the smallest unit of the currency of the price, as when the order began; null for a meeting.
  add column shipping_price bigint check (shipping_price >= 0),
  -- See contract/buying/shipping-address.ts. Erased with the phone number.
  add column shipping_address jsonb;

-- The address of the user's last order, which the next one offers.
alter table users add column shipping_address jsonb;

-- The carrier and the tracking number of a parcel that was sent or corrected; null for other events.
alter table order_events add column parcel jsonb;

-- The new checks allow all that the old ones did, so the rows need no scan.
alter table order_events drop constraint order_events_problem_check;
alter table order_events add constraint order_events_problem_check check (problem in (
  'notReceived', 'notAsDescribed', 'damaged', 'emptyParcel', 'counterfeit', 'other')) not valid;
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in (
  'open', 'reserved', 'booked', 'paying', 'payingUnbooked', 'awaitingHandOver', 'cancellationRequested',
  'handOverClaimed', 'handOverUnconfirmed', 'awaitingShipment', 'shipped', 'deliveryClaimed',
  'arrivalUnconfirmed', 'inspecting', 'partRefundFailed', 'reported', 'returnOffered', 'underReview',
  'returning', 'returnShipped', 'bankDispute', 'bankDisputeWon', 'refunding', 'refundFailed',
  'completed', 'refunded', 'settled', 'cancelled', 'lapsed')) not valid;
