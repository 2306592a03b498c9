-- What one side of an order wrote about the other. A row is only changed by its publication, by one reply, and by a
-- decision of moderation.
create table reviews (
  id text primary key default gen_random_uuid()::text,
  -- Null once the order was deleted, years after its end.
  order_id text references orders (id) on delete set null,
  -- The side of the author.
  written_by text not null check (written_by in ('buyer', 'seller')),
  author_id text not null references users (id),
  -- The person reviewed.
  subject_id text not null references users (id),
  rating smallint not null check (rating between 1 and 5),
  -- Empty after the erasure of the author.
  text text not null,
  -- URLs of pictures, as a JSON array.
  photos jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  -- When the time to write ends for both sides.
  due_at timestamptz(3) not null,
  -- When others could read it: at once after the second review of the order, or when the time has ended. Null before.
  published_at timestamptz(3),
  -- Whether it is part of the average. False if the order was flagged: both sides may be one person.
  counted boolean not null default true,
  -- What the person reviewed answers; null without an answer.
  reply text,
  replied_at timestamptz(3),
  -- The decisions that hide the review or its reply. Null without one.
  hidden_by text references decisions (id),
  reply_hidden_by text references decisions (id),
  unique (order_id, written_by)
);
-- Used by the list of a seller's reviews, by the average, and by the erasure.
create index reviews_by_subject on reviews (subject_id, created_at desc, id);
-- Used to publish reviews whose time has ended.
create index reviews_unpublished on reviews (due_at) where published_at is null;
-- Used by the data export and the erasure.
create index reviews_by_author on reviews (author_id);
create index reviews_by_hiding_decision on reviews (hidden_by) where hidden_by is not null;
create index reviews_by_reply_hiding_decision on reviews (reply_hidden_by) where reply_hidden_by is not null;

-- A review uses a picture that this server stores. Derived from reviews.photos.
create table review_pictures (
  review_id text not null references reviews (id),
  name text not null references pictures (name),
  primary key (review_id, name)
);
create index review_pictures_by_name on review_pictures (name);

-- The averages of the reviews that count, as a seller and as a buyer, and their numbers. Derived, and changed with the
-- reviews. An average is null below three reviews.
alter table users
  add column seller_rating numeric(2, 1),
  add column seller_review_count integer not null default 0,
  add column buyer_rating numeric(2, 1),
  add column buyer_review_count integer not null default 0;

-- Whether both sides were asked for a review.
alter table orders add column review_asked boolean not null default false;

alter table decisions drop constraint decisions_subject_type_check;
alter table decisions add constraint decisions_subject_type_check
  check (subject_type in ('listing', 'person', 'conversation', 'order', 'review'));
alter table decisions drop constraint decisions_action_check;
alter table decisions add constraint decisions_action_check
  check (action in ('none', 'hideListing', 'deleteListing', 'hideReview', 'warnPerson', 'suspendPerson'));
alter table reports drop constraint reports_subject_type_check;
alter table reports add constraint reports_subject_type_check
  check (subject_type in ('listing', 'person', 'conversation', 'order', 'review'));
