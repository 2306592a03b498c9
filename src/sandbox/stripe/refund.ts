import type { Charge } from './charge';
import { nowInSeconds, randomId } from './payment-intent';
import { StripeError, createInvalidRequestError } from './stripe-error';
import { doesRefundFail, isRefundPending } from './test-cards';

/** Stripe's Refund of a card payment. */
export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  failure_reason?: 'lost_or_stolen_card' | 'unknown';
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
}

/** A refund and its updated charge. */
export interface RefundOutcome {
  refund: Refund;
  charge: Charge;
}

/** Refunds a charge. @param amount in cents; default: the amount not refunded yet */
export function refundCharge(
  charge: Charge,
  { amount, metadata }: Pick<Refund, 'metadata'> & { amount: number | undefined },
  isLostToDispute: boolean,
): RefundOutcome {
  const remaining = charge.amount - charge.amount_refunded;
  if (remaining <= 0)
    throw createRefundError('charge_already_refunded', charge, 'has already been refunded.');
  if (isLostToDispute) {
    throw createRefundError(
      'charge_disputed',
      charge,
      'has been charged back; cannot issue a refund.',
    );
  }
  const refundAmount = amount ?? remaining;
  if (refundAmount > remaining) {
    throw createInvalidRequestError(
      `Refund amount (${refundAmount}) is greater than unrefunded amount on charge (${remaining})`,
      { param: 'amount' },
    );
  }
  const refund: Refund = {
    id: randomId('re'),
    object: 'refund',
    amount: refundAmount,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    status: isRefundPending(charge.payment_method_details.card.last4) ? 'pending' : 'succeeded',
  };
  const amount_refunded = charge.amount_refunded + refundAmount;
  const refunded = amount_refunded === charge.amount;
  return { refund, charge: { ...charge, amount_refunded, refunded } };
}

/**
 * Returns the refund after its next status change; undefined if it is final. A failed refund restores the
 * amount of the charge.
 */
export function advanceRefund(refund: Refund, charge: Charge): RefundOutcome | undefined {
  const { last4 } = charge.payment_method_details.card;
  if (refund.status === 'pending') return { refund: { ...refund, status: 'succeeded' }, charge };
  if (refund.status === 'failed' || !doesRefundFail(last4)) return undefined;
  const amount_refunded = charge.amount_refunded - refund.amount;
  return {
    refund: { ...refund, status: 'failed', failure_reason: 'unknown' },
    charge: { ...charge, amount_refunded, refunded: false },
  };
}

function createRefundError(code: string, { id }: Charge, reason: string) {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code,
    message: `Charge ${id} ${reason}`,
  });
}
