import { createCharge, createPaymentMethod, type Charge, type PaymentMethod } from './charge';
import { nowInSeconds, type PaymentIntent, type StripeErrorBody } from './payment-intent';
import { createInvalidRequestError } from './stripe-error';
import { getOutcome, type Card } from './test-cards';

/** The result of an action on an intent: rows to store, the webhook event, and the error to return. */
export interface IntentTransition {
  intent: PaymentIntent;
  paymentMethod?: PaymentMethod;
  charge?: Charge;
  event?: string;
  /** Set if the payment failed; the response then has status 402 or 400. */
  error?: StripeErrorBody;
}

function createUnexpectedStateError(intent: PaymentIntent, verb: string) {
  return createInvalidRequestError(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

export function confirm(intent: PaymentIntent, card: Card): IntentTransition {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
    throw createUnexpectedStateError(intent, 'confirmed');
  }
  const outcome = getOutcome(card);
  const attemptedIntent = {
    ...intent,
    next_action: null,
    latest_charge: null,
    last_payment_error: null,
  };
  switch (outcome.kind) {
    case 'declined':
      return reject(attemptedIntent, outcome.error);
    case 'authentication': {
      const paymentMethod = createPaymentMethod(card);
      return {
        intent: {
          ...attemptedIntent,
          payment_method: paymentMethod.id,
          status: 'requires_action',
          next_action: {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect' },
          },
        },
        paymentMethod,
        event: 'payment_intent.requires_action',
      };
    }
    case 'approved': {
      const paymentMethod = createPaymentMethod(card);
      return { ...authorize(attemptedIntent, paymentMethod), paymentMethod };
    }
  }
}

/** Applies the result of 3-D Secure. */
export function authenticate(
  intent: PaymentIntent,
  succeeded: boolean,
  method: PaymentMethod | undefined,
): IntentTransition {
  if (intent.status !== 'requires_action' || !method) {
    throw createUnexpectedStateError(intent, 'authenticated');
  }
  const intentWithoutAction = { ...intent, next_action: null };
  if (succeeded) return authorize(intentWithoutAction, method);
  return reject(intentWithoutAction, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

function reject(intent: PaymentIntent, error: StripeErrorBody): IntentTransition {
  const rejected: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: error,
  };
  return {
    intent: rejected,
    event: 'payment_intent.payment_failed',
    error: { ...error, payment_intent: rejected },
  };
}

function authorize(intent: PaymentIntent, method: PaymentMethod): IntentTransition {
  const charge = createCharge(intent, method);
  const chargedIntent = { ...intent, payment_method: method.id, latest_charge: charge.id };
  if (intent.capture_method !== 'manual')
    return { ...succeed(chargedIntent, intent.amount), charge };
  return {
    intent: { ...chargedIntent, status: 'requires_capture', amount_capturable: intent.amount },
    charge,
    event: 'payment_intent.amount_capturable_updated',
  };
}

function succeed(intent: PaymentIntent, amount: number): IntentTransition {
  return {
    intent: { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount },
    event: 'payment_intent.succeeded',
  };
}

export function capture(
  intent: PaymentIntent,
  amount = intent.amount_capturable,
): IntentTransition {
  if (intent.status !== 'requires_capture') throw createUnexpectedStateError(intent, 'captured');
  if (amount > intent.amount_capturable) {
    throw createInvalidRequestError('The amount is greater than the remaining capturable amount.', {
      param: 'amount_to_capture',
    });
  }
  return succeed(intent, amount);
}

export function cancel(intent: PaymentIntent, reason: string | null): IntentTransition {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw createUnexpectedStateError(intent, 'canceled');
  }
  return {
    intent: {
      ...intent,
      status: 'canceled',
      amount_capturable: 0,
      canceled_at: nowInSeconds(),
      cancellation_reason: reason,
      next_action: null,
    },
    event: 'payment_intent.canceled',
  };
}

export function update(
  intent: PaymentIntent,
  changes: Partial<Pick<PaymentIntent, 'amount' | 'description' | 'metadata'>>,
): IntentTransition {
  const isEditable = intent.status === 'requires_payment_method';
  if (changes.amount !== undefined && !isEditable)
    throw createUnexpectedStateError(intent, 'updated');
  // An empty value removes its key.
  const metadata = Object.fromEntries(
    Object.entries({ ...intent.metadata, ...changes.metadata }).filter(([, value]) => value !== ''),
  );
  return { intent: { ...intent, ...changes, metadata } };
}
