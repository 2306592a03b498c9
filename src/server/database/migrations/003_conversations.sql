-- Conversations of buyers with the sellers of products, their photos, and blocked users.

-- The conversation of a buyer with the seller of a product. Created with its first message.
create table conversations (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products (id),
  buyer_id text not null references users (id),
  -- The product's seller, who never changes.
  seller_id text not null references users (id),
  -- The number of the last message.
  message_count integer not null default 0,
  created_at timestamptz(3) not null default now(),
  unique (product_id, buyer_id)
);
-- Used to count a buyer's new conversations, for the daily quota.
create index conversations_by_buyer on conversations (buyer_id, created_at desc);

-- A message. Rows are never changed.
create table messages (
  -- A UUID that the sender's client chose, so that a repeated request stores nothing.
  id text primary key,
  conversation_id text not null references conversations (id),
  -- 1 for the first message of the conversation.
  number integer not null,
  sender_id text not null references users (id),
  -- Empty for a message with only photos.
  text text not null,
  -- The text with hidden phone numbers, email addresses and links, which the other person reads until
  -- the buyer has paid. Null if the text has none.
  redacted_text text,
  -- URLs of the photos, as a JSON array in the sender's order.
  photos jsonb not null default '[]',
  sent_at timestamptz(3) not null default now(),
  unique (conversation_id, number)
);

-- What the buyer or the seller of a conversation has received and read. Each conversation has two rows.
create table conversation_participants (
  conversation_id text not null references conversations (id),
  user_id text not null references users (id),
  -- When the conversation's last message was sent. Copied, because it sorts the list of conversations.
  last_message_at timestamptz(3) not null,
  -- The number of the other person's messages after read_number.
  unread_count integer not null default 0,
  -- The highest number of a message that the user's client has fetched.
  delivered_number integer not null default 0,
  -- The highest number of a message that the user has read.
  read_number integer not null default 0,
  -- When the user is notified of the unread messages by email. Null without unread messages, and after
  -- the email.
  email_due_at timestamptz(3),
  primary key (conversation_id, user_id)
);
-- Used by the list of a user's conversations.
create index conversation_participants_by_user
  on conversation_participants (user_id, last_message_at desc, conversation_id);
-- Used to count a user's conversations with unread messages.
create index conversation_participants_unread on conversation_participants (user_id)
  where unread_count > 0;
-- Used to find the emails that are due.
create index conversation_participants_email on conversation_participants (email_due_at)
  where email_due_at is not null;

-- A message uses a picture that this server stores. Derived from messages.photos.
create table message_pictures (
  message_id text not null references messages (id) on delete cascade,
  name text not null references pictures (name),
  primary key (message_id, name)
);
-- Used to check whether a message still uses a picture.
create index message_pictures_by_name on message_pictures (name);

-- A user has blocked another one, who can no longer send them messages.
create table user_blocks (
  blocker_id text not null references users (id),
  blocked_id text not null references users (id),
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id)
);

-- The buyer or the seller has reported a conversation to the admins, who can then read it.
create table conversation_reports (
  id text primary key default gen_random_uuid()::text,
  conversation_id text not null references conversations (id),
  reporter_id text not null references users (id),
  reason text not null,
  created_at timestamptz(3) not null default now()
);
-- Used by the admin's list of reports.
create index conversation_reports_by_time on conversation_reports (created_at desc, id);
-- Used to check whether an admin can read a conversation.
create index conversation_reports_by_conversation on conversation_reports (conversation_id);

-- An admin has read a page of a conversation. Rows are never changed or deleted.
create table conversation_admin_reads (
  id text primary key default gen_random_uuid()::text,
  conversation_id text not null references conversations (id),
  admin_id text not null references users (id),
  -- Why the admin could read it: 'report' or 'dispute'.
  ground text not null check (ground in ('report', 'dispute')),
  -- The highest message number of the page.
  last_number integer not null,
  read_at timestamptz(3) not null default now()
);
-- Used to find the reads of a conversation.
create index conversation_admin_reads_by_conversation
  on conversation_admin_reads (conversation_id, read_at);
