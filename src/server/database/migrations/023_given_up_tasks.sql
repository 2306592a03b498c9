-- Whoever watches the shop asks every few seconds whether there is one.
create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;
