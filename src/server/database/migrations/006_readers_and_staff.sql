-- The time zone in which the user reads dates in emails, as the browser last told; null for that of the shop.
alter table users add column if not exists time_zone text;
