-- The operator sees which sellers' banks have returned a payout of Stripe.
create index connected_payouts_failed on connected_payouts (created_at desc) where status = 'failed';
