-- What a receipt says of a payment besides its amount. Payments older than this lack the card.
alter table payments add column currency text not null default 'usd';
alter table payments add column card_last4 text;
