-- Used to delete the blocks of an erased user by other users.
create index if not exists user_blocks_by_blocked on user_blocks (blocked_id);
-- Used to erase the seller's phone number of products that were sold some time ago.
create index if not exists products_unlisted_with_number on products (id)
  where not listed and mobile_number <> '';
