-- A part that was refunded came back, and an admin has to end the sale.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in (
  'open', 'booked', 'paying', 'payingUnbooked', 'awaitingHandOver', 'cancellationRequested',
  'handOverClaimed', 'handOverUnconfirmed', 'inspecting', 'partRefundFailed', 'reported', 'returnOffered',
  'underReview', 'returning', 'bankDispute', 'bankDisputeWon', 'refunding', 'refundFailed',
  'completed', 'refunded', 'settled', 'cancelled', 'lapsed'));
