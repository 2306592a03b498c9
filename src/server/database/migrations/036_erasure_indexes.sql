-- Used to delete the blocks of an erased user by other users.
create index if not exists user_blocks_by_blocked on user_blocks (blocked_id);
