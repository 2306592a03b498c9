-- A setting that an admin has changed. A setting without a row has the default of the environment.
-- Written by PUT /settings (server/settings).
create table settings (
  -- A key of contract/shop-settings.ts.
  name text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null default now()
);

-- A page whose text an admin has changed. A page without a row has the text that the server ships.
create table site_pages (
  -- A key of contract/site-pages.ts.
  name text primary key,
  -- Markdown.
  content text not null,
  -- The number of changes, on which a change is based.
  revision integer not null default 1,
  changed_at timestamptz(3) not null default now()
);

-- A message that a visitor sent with the contact form. Deleted after a year.
create table contact_messages (
  id text primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  message text not null,
  created_at timestamptz(3) not null default now(),
  -- When a staff member marked it as done. Null while it waits.
  done_at timestamptz(3)
);
-- Used by the page Contact Messages and by the retention.
create index contact_messages_by_time on contact_messages (created_at desc, id);

-- The URL of a category's picture. Null for that of its newest product.
alter table categories add column image text;

-- The logo and the categories' pictures.
create table site_pictures (
  -- 'logo', or the id of a category.
  owner_id text not null,
  name text not null references pictures (name),
  primary key (owner_id, name)
);
-- Used to check whether a picture is still used.
create index site_pictures_by_name on site_pictures (name);
