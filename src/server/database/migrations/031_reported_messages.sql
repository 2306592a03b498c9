-- The message that a report of a conversation is about. Null for the conversation as a whole, and for other subjects.
alter table reports add column message_id text references messages (id);
-- Used to mark the reported messages of a conversation.
create index reports_by_message on reports (message_id) where message_id is not null;
