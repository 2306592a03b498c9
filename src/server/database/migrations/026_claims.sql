-- The list of what all sellers are owed joined every unpaid sale with its product and its payment.

-- Copied from the product and the payment once the price is owed to the seller, or by the seller, so that the sums of
-- all sellers need one index. Null before (repositories/claims.ts completes them): a server of the version before
-- completes sales without them.
alter table orders
  add column claim_seller_id text,
  -- In the currency's smallest unit.
  add column claim_price bigint,
  add column claim_currency text;
-- Used to sum what is owed by seller and currency, and to find what is not copied yet. The states are those of
-- contract/price-owner.ts.
create index if not exists orders_claimed on orders
  (claim_seller_id, claim_currency, paid_out, ended_at, claim_price)
  where not paid_out and state = 'completed'
    or paid_out and state in ('refunding', 'refundFailed', 'refunded', 'settled');
