-- What a person has at one time is counted before they may have more.
create index orders_unpaid_by_buyer on orders (buyer_id) where paid_at is null;
create index products_advertised_by_seller on products (seller_id) where advertise and listed;
