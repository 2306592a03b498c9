import type { Charge } from './charge';
import { nowInSeconds, randomId } from './payment-intent';
import { createInvalidRequestError } from './stripe-error';

/** Stripe's Dispute, with the fields that the server reads. */
export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  evidence: { uncategorized_text: string | null };
  livemode: false;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export function createDispute(charge: Charge): Dispute {
  return {
    id: randomId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    evidence: { uncategorized_text: null },
    livemode: false,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

export function isClosed({ status }: Dispute): boolean {
  return status === 'won' || status === 'lost';
}

/** In test mode, the text of the evidence decides the dispute (https://docs.stripe.com/testing#disputes). */
const statusByEvidence: Partial<Record<string, Dispute['status']>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

export function submitEvidence(dispute: Dispute, text: string | null): Dispute {
  if (isClosed(dispute)) throw createInvalidRequestError('This dispute is already closed');
  const status = (text !== null && statusByEvidence[text]) || 'under_review';
  return { ...dispute, status, evidence: { uncategorized_text: text } };
}
