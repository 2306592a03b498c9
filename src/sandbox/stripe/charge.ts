import { createHash } from 'node:crypto';
import { nowInSeconds, randomId, type PaymentIntent } from './payment-intent';
import type { Card } from './test-cards';

/** A card as Stripe's PaymentMethod. Only the last four digits and a hash of the number are stored. */
export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  card: {
    exp_month: number;
    exp_year: number;
    /** The same for each payment with the same number. Absent in charges of older versions. */
    fingerprint?: string;
    last4: string;
  };
  created: number;
  livemode: false;
  type: 'card';
}

/** Stripe's Charge, with the fields that a card payment sets on authorization. */
export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  disputed: boolean;
  livemode: false;
  paid: true;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { card: PaymentMethod['card']; type: 'card' };
  /** Whether the full amount is refunded. */
  refunded: boolean;
  status: 'succeeded';
}

export function createPaymentMethod({ number, expiryMonth, expiryYear }: Card): PaymentMethod {
  return {
    id: randomId('pm'),
    object: 'payment_method',
    card: {
      exp_month: expiryMonth,
      exp_year: expiryYear,
      fingerprint: createFingerprint(number),
      last4: number.slice(-4),
    },
    created: nowInSeconds(),
    livemode: false,
    type: 'card',
  };
}

/** Returns 16 characters, as Stripe does. */
function createFingerprint(number: string): string {
  return createHash('sha256').update(number).digest('hex').slice(0, 16);
}

export function createCharge(intent: PaymentIntent, method: PaymentMethod): Charge {
  return {
    id: randomId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: nowInSeconds(),
    currency: intent.currency,
    disputed: false,
    livemode: false,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: 'card' },
    refunded: false,
    status: 'succeeded',
  };
}

/** Returns a charge as in the API, with the captured amount of its intent. */
export function toApiCharge(charge: Charge, intent: PaymentIntent) {
  return {
    ...charge,
    amount_captured: intent.amount_received,
    captured: intent.status === 'succeeded',
  };
}
