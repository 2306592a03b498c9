import { randomBytes } from 'node:crypto';

/** The error object of Stripe's API (https://docs.stripe.com/api/errors). */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: PaymentIntent;
}

type IntentStatus =
  'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';

/** Stripe's PaymentIntent, with the fields that a card payment sets. */
export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  allowed_payment_method_types: string[] | null;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic' | 'automatic_async' | 'manual';
  client_secret: string;
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  customer: null;
  description: string | null;
  last_payment_error: Omit<StripeErrorBody, 'payment_intent'> | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: string } } | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  status: IntentStatus;
}

/**
 * Whether a test sends the webhook events of the intent itself: it then sends none, and can't be refunded.
 */
export const isHeldByTest = ({ metadata }: PaymentIntent): boolean => metadata['held'] === 'true';

export function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

type NewIntent = Pick<
  PaymentIntent,
  'amount' | 'capture_method' | 'currency' | 'description' | 'metadata' | 'receipt_email'
>;

export function createIntent(fields: NewIntent): PaymentIntent {
  const id = randomId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_${randomId('secret')}`,
    confirmation_method: 'automatic',
    created: nowInSeconds(),
    customer: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    ...fields,
  };
}
