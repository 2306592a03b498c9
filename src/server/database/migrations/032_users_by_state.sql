-- Used to list the suspended users, and the deleted ones, newest first. Both are few among all users.
create index users_suspended on users (created_at desc, id)
  where suspended_at is not null and deleted_at is null;
create index users_deleted on users (created_at desc, id) where deleted_at is not null;
