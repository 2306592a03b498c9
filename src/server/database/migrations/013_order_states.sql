-- Where an order is on the chart of contract/order.machine.ts, which alone decides where it goes.
alter table orders add column state text not null default 'booked';
-- What the chart remembers beside the state.
alter table orders add column context jsonb not null
  default '{"isBooked":true,"isReminded":false,"isHandedOver":false,"isBankDone":false}';
-- Whether it keeps the product from everybody else.
alter table orders add column holding boolean not null default true;
-- From when the clock counts: the booking, or the hand-over. An unpaid booking of before has all of
-- its time from now on.
alter table orders add column clock_from timestamptz(3) default now();
alter table orders add column ended_at timestamptz(3);
-- How many events have led to the state.
alter table orders add column events integer not null default 0;
-- A product with orders that came to nothing stays for their sake when its seller deletes it.
alter table products add column deleted_at timestamptz(3);
