-- What is deleted once it is old enough is found by its age.
create index outbox_done on outbox (done_at) where done_at is not null;
create index notifications_by_age on notifications (created_at);
