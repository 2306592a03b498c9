-- Used to erase the cards of a user, to export a user's payments, and to find those that Stripe is to erase.
create index if not exists payments_by_buyer on payments (buyer_id);
