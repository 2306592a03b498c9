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

/** A refund as it is answered and kept, and what becomes of its charge. */
export interface RefundOutcome {
  asked: Refund;
  kept: Refund;
  charge: Charge;
}

/** @param amount all that is left of the charge unless told */
export function refundCharge(
  charge: Charge,
  amount: number | undefined,
  isLostToDispute: boolean,
): RefundOutcome {
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) throw refused('charge_already_refunded', charge, 'has already been refunded.');
  if (isLostToDispute) {
    throw refused('charge_disputed', charge, 'has been charged back; cannot issue a refund.');
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
    status: 'succeeded',
  };
  const pending: Refund = { ...refund, status: 'pending' };
  const { last4 } = charge.payment_method_details.card;
  if (refundFails(last4)) {
    return {
      asked: pending,
      kept: { ...refund, status: 'failed', failure_reason: 'unknown' },
      charge,
    };
  }
  const amount_refunded = charge.amount_refunded + wanted;
  const refunded = amount_refunded === charge.amount;
  const asked = refundTakesTime(last4) ? pending : refund;
  return { asked, kept: asked, charge: { ...charge, amount_refunded, refunded } };
}

function refused(code: string, { id }: Charge, reason: string) {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code,
    message: `Charge ${id} ${reason}`,
  });
}
