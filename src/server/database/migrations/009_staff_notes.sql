-- What staff note for each other about a person, a listing or an order. A note is never changed.
create table staff_notes (
  id text primary key default gen_random_uuid()::text,
  subject_type text not null check (subject_type in ('user', 'listing', 'order')),
  subject_id text not null,
  author_id text not null references users (id),
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index staff_notes_by_subject on staff_notes (subject_id, created_at);
