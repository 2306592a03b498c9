-- The audit log records who read a conversation. The versions that run beside this one don't use the table any more.
drop table if exists conversation_admin_reads;
