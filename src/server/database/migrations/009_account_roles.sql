-- One account buys and sells. `role` is the active role. A server of the version before knows only that one, and
-- writes no other.

-- Whether a buyer also sells, or a seller also buys. Without meaning for other roles.
alter table users add column has_both_roles boolean not null default false;

-- Used by the pages All Buyers and All Sellers. Their conditions must be those of repositories/user-roles.ts.
create index if not exists users_who_buy on users (created_at desc, id)
  where (role = 'buyer' or role = 'seller' and has_both_roles) and deleted_at is null;
create index if not exists users_who_sell on users (created_at desc, id)
  where (role = 'seller' or role = 'buyer' and has_both_roles) and deleted_at is null;
-- Used by the same pages, filtered to unverified users.
create index if not exists users_who_buy_to_verify on users (created_at desc, id)
  where (role = 'buyer' or role = 'seller' and has_both_roles) and deleted_at is null and not verified;
create index if not exists users_who_sell_to_verify on users (created_at desc, id)
  where (role = 'seller' or role = 'buyer' and has_both_roles) and deleted_at is null and not verified;
-- users_by_role stays, to find the admins.
drop index users_to_verify;

-- Stripe's identifier of the card, which is the same in each payment with it. Null before the charge, a year after
-- the payment, and after the buyer's account was closed.
alter table payments add column card_fingerprint text;
-- Used to find other payments with the same card, and expired fingerprints.
create index payments_by_card on payments (card_fingerprint) where card_fingerprint is not null;
create index payments_with_card_by_age on payments (created_at) where card_fingerprint is not null;

-- A hint for admins that the buyer and the seller of an order may be one person. Deleted after a year, and with the
-- account of either.
create table order_flags (
  order_id text not null references orders (id),
  -- A key of contract/order-flag.ts.
  kind text not null,
  flagged_at timestamptz(3) not null default now(),
  primary key (order_id, kind)
);
-- Used to find expired rows.
create index order_flags_by_age on order_flags (flagged_at);
