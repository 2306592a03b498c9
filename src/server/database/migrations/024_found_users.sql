-- Users are found by the beginnings of the words of their names and addresses. What PostgreSQL's parser
-- would keep together as an address or a file, or leave out as a tag, is parted.
create index users_words on users
  using gin (to_tsvector('simple', translate(display_name || ' ' || email, '@.+_-/:<>&', '          ')))
  where deleted_at is null;
create index users_to_verify on users (role, created_at desc, id)
  where deleted_at is null and not verified;
