-- The photo that a user has uploaded for their profile.
create table user_pictures (
  user_id text not null references users (id) on delete cascade,
  name text not null references pictures (name),
  primary key (user_id, name)
);
-- Used to check whether a picture is still used.
create index user_pictures_by_name on user_pictures (name);
