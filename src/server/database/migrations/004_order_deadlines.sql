-- Requires stopping all servers of the version before.
-- They do not know the states of the second version of the order's state machine (contract/order.machine.ts):
-- hand-over and return codes, deadlines that are stored with the order, and problem reports with evidence.

alter table orders
  -- The running deadlines with the times of their start and end, by name.
  add column deadlines jsonb not null default '{}',
  -- When the clock ends the state; null without a deadline.
  add column expires_at timestamptz(3),
  -- When the clock sends the next reminder; null if none is left.
  add column remind_at timestamptz(3),
  -- Six digits. The buyer shows it to the seller at the hand-over. Null before the payment.
  add column hand_over_code text,
  -- Six digits. The seller shows it to the buyer when the watch is returned. Null before that.
  add column return_code text;

alter table order_events
  -- The kind of a reported problem: a key of contract/problem-report.ts. Null for other events.
  add column problem text,
  -- URLs of pictures that the sender attached as evidence, as a JSON array.
  add column photos jsonb not null default '[]';

-- An order's history uses a picture that this server stores. Derived from order_events.photos.
create table order_pictures (
  order_id text not null references orders (id),
  name text not null references pictures (name),
  primary key (order_id, name)
);
-- Used to check whether an order still uses a picture.
create index order_pictures_by_name on order_pictures (name);

-- Whether the bank has decided a dispute. A later event about its opening is then ignored.
alter table payments add column dispute_decided boolean not null default false;

update payments set dispute_decided = true
from orders
where orders.payment_intent_id = payments.intent_id and context ->> 'isBankDone' = 'true';

-- Renames the states. A hand-over that the seller reported now waits for the buyer's confirmation.
update orders set state = case state
  when 'paying' then case context ->> 'isBooked' when 'true' then 'paying' else 'payingUnbooked' end
  when 'cancelling' then 'cancelled'
  when 'paid' then 'awaitingHandOver'
  when 'handedOver' then 'handOverClaimed'
  when 'disputed' then 'reported'
  when 'owed' then 'refundFailed'
  when 'refundingAgain' then 'refunding'
  else state end;
update orders set holding = false
where state in ('cancelled', 'refunding', 'refundFailed') and holding;
update orders set ended_at = now() where state = 'cancelled' and ended_at is null;

-- Starts the deadlines of the new states with the default times. A booking keeps its start.
update orders set
  deadlines = jsonb_build_object(name,
    jsonb_build_object('startedAt', starts, 'endsAt', starts + duration)),
  expires_at = case when expires then starts + duration end,
  remind_at = case when expires and reminder is not null then greatest(now(), starts + reminder) end
from (
  select id, name, duration, reminder, name <> 'payment' or orders.state = 'booked' as expires,
    case name when 'payment' then coalesce(clock_started_at, created_at) else now() end as starts
  from orders
  join (values
    ('booked', 'payment', interval '72 hours', interval '48 hours'),
    ('paying', 'payment', interval '72 hours', interval '48 hours'),
    ('payingUnbooked', 'payment', interval '72 hours', interval '48 hours'),
    ('awaitingHandOver', 'handOver', interval '14 days', interval '7 days'),
    ('handOverClaimed', 'receipt', interval '14 days', interval '1 day'),
    ('reported', 'reportAnswer', interval '3 days', null)
  ) deadlines (state, name, duration, reminder) on deadlines.state = orders.state) started
where orders.id = started.id;
-- These buyers were reminded before.
update orders set remind_at = null where state = 'booked' and context ->> 'isReminded' = 'true';

-- Random digits from a random UUID.
update orders set hand_over_code = lpad(
  (('x' || left(md5(gen_random_uuid()::text), 7))::bit(28)::int % 1000000)::text, 6, '0')
where state in ('awaitingHandOver', 'handOverClaimed');

update order_events set
  state = case state
    when 'cancelling' then 'cancelled'
    when 'paid' then 'awaitingHandOver'
    when 'handedOver' then 'handOverClaimed'
    when 'disputed' then 'reported'
    when 'owed' then 'refundFailed'
    when 'refundingAgain' then 'refunding'
    else state end,
  type = case type
    when 'seller.handOver' then 'seller.claimHandOver'
    when 'buyer.receive' then 'buyer.accept'
    when 'buyer.dispute' then 'buyer.report'
    when 'clock.lapse' then 'clock.expire'
    when 'clock.complete' then 'clock.expire'
    else type end,
  problem = case type when 'buyer.dispute' then 'other' end;

update notifications set kind = case kind
  when 'handedOver' then 'handOverClaimed' when 'disputed' then 'reported' else kind end;

drop index orders_by_clock;
alter table orders drop column context, drop column clock_started_at;
-- Used to find the orders to which the clock has to send an event (orders/run-clock.ts).
create index orders_by_expiry on orders (expires_at, id) where expires_at is not null;
create index orders_by_reminder on orders (remind_at, id) where remind_at is not null;
