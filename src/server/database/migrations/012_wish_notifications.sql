-- Notifications of users about products on their wishlists. They belong to a product instead of an order.
alter table notifications
  alter column order_id drop not null,
  alter column event_number drop not null,
  -- Null for a notification about an order.
  add column product_id text references products (id) on delete cascade;
-- Each kind of news about a product is repeated only after the user has seen it.
create unique index notifications_unseen_of_wishes on notifications (product_id, user_id, kind)
  where seen_at is null and order_id is null;
