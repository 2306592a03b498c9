-- Used to delete the orders that ended years ago.
create index if not exists orders_by_end on orders (ended_at) where ended_at is not null;
