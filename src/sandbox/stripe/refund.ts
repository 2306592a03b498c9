import type { Charge } from './charge';
import { now, randomId } from './payment-intent';
import { StripeError, invalidRequest } from './stripe-error';
import { refundFails, refundTakesTime } from './test-cards';

/** The fields of Stripe's Refund of a card payment. */
export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  failure_reason?: 'lost_or_stolen_card' | 'unknown';
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
}

/** A refund and the updated charge. */
export interface RefundOutcome {
  refund: Refund;
  charge: Charge;
}

/** @param amount the remaining amount by default */
export function refundCharge(
  charge: Charge,
  amount: number | undefined,
  isLostToDispute: boolean,
): RefundOutcome {
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) throw rejected('charge_already_refunded', charge, 'has already been refunded.');
  if (isLostToDispute) {
    throw rejected('charge_disputed', charge, 'has been charged back; cannot issue a refund.');
  }
  const wanted = amount ?? left;
  if (wanted > left) {
    throw invalidRequest(
      `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  const refund: Refund = {
    id: randomId('re'),
    object: 'refund',
    amount: wanted,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    status: refundTakesTime(charge.payment_method_details.card.last4) ? 'pending' : 'succeeded',
  };
  const amount_refunded = charge.amount_refunded + wanted;
  const refunded = amount_refunded === charge.amount;
  return { refund, charge: { ...charge, amount_refunded, refunded } };
}

/**
 * The final state of a pending refund, or undefined. A failed refund restores the amount of the charge.
 */
export function settleRefund(refund: Refund, charge: Charge): RefundOutcome | undefined {
  const { last4 } = charge.payment_method_details.card;
  if (refund.status === 'pending') return { refund: { ...refund, status: 'succeeded' }, charge };
  if (refund.status === 'failed' || !refundFails(last4)) return undefined;
  const amount_refunded = charge.amount_refunded - refund.amount;
  return {
    refund: { ...refund, status: 'failed', failure_reason: 'unknown' },
    charge: { ...charge, amount_refunded, refunded: false },
  };
}

function rejected(code: string, { id }: Charge, reason: string) {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code,
    message: `Charge ${id} ${reason}`,
  });
}
