-- Whether somebody asked for no more mails but those about money.
alter table users add column mail_opt_out boolean not null default false;
