-- The kinds of emails that a user has turned off: keys of contract/email-settings.ts. With email_opt_out, all of them
-- are off.
alter table users add column declined_emails text[] not null default '{}';
