import { newCharge, newPaymentMethod, type Charge, type PaymentMethod } from './charge';
import { now, type PaymentIntent } from './payment-intent';
import { invalidRequest, type StripeErrorBody } from './stripe-error';
import { outcomeOf, type Card } from './test-cards';

/** The result of a call: rows to store, the event for the webhook, and the error to return. */
export interface Transition {
  intent: PaymentIntent;
  paymentMethod?: PaymentMethod;
  charge?: Charge;
  event?: string;
  /** Set if the card was declined: the call returns 402 or 400. */
  error?: StripeErrorBody;
}

function unexpectedState(intent: PaymentIntent, verb: string) {
  return invalidRequest(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

export function confirm(intent: PaymentIntent, card: Card): Transition {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
    throw unexpectedState(intent, 'confirmed');
  }
  const outcome = outcomeOf(card);
  const attempted = { ...intent, next_action: null, latest_charge: null, last_payment_error: null };
  switch (outcome.kind) {
    case 'declined':
      return reject(attempted, outcome.error);
    case 'authentication': {
      const paymentMethod = newPaymentMethod(card);
      return {
        intent: {
          ...attempted,
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
      const paymentMethod = newPaymentMethod(card);
      return { ...authorise(attempted, paymentMethod), paymentMethod };
    }
  }
}

/** The result of 3-D Secure, which the bank reports to Stripe. */
export function authenticate(
  intent: PaymentIntent,
  succeeded: boolean,
  method: PaymentMethod | undefined,
): Transition {
  if (intent.status !== 'requires_action' || !method) {
    throw unexpectedState(intent, 'authenticated');
  }
  const answered = { ...intent, next_action: null };
  if (succeeded) return authorise(answered, method);
  return reject(answered, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

function reject(intent: PaymentIntent, error: StripeErrorBody): Transition {
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

function authorise(intent: PaymentIntent, method: PaymentMethod): Transition {
  const charge = newCharge(intent, method);
  const charged = { ...intent, payment_method: method.id, latest_charge: charge.id };
  if (intent.capture_method !== 'manual') return { ...receive(charged, intent.amount), charge };
  return {
    intent: { ...charged, status: 'requires_capture', amount_capturable: intent.amount },
    charge,
    event: 'payment_intent.amount_capturable_updated',
  };
}

function receive(intent: PaymentIntent, amount: number): Transition {
  return {
    intent: { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: amount },
    event: 'payment_intent.succeeded',
  };
}

export function capture(intent: PaymentIntent, amount = intent.amount_capturable): Transition {
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
  if (amount > intent.amount_capturable) {
    throw invalidRequest('The amount is greater than the remaining capturable amount.', {
      param: 'amount_to_capture',
    });
  }
  return receive(intent, amount);
}

export function cancel(intent: PaymentIntent, reason: string | null): Transition {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'canceled');
  }
  return {
    intent: {
      ...intent,
      status: 'canceled',
      amount_capturable: 0,
      canceled_at: now(),
      cancellation_reason: reason,
      next_action: null,
    },
    event: 'payment_intent.canceled',
  };
}

export function update(
  intent: PaymentIntent,
  changes: Partial<Pick<PaymentIntent, 'amount' | 'description' | 'metadata'>>,
): Transition {
  const open = intent.status === 'requires_payment_method';
  if (changes.amount !== undefined && !open) throw unexpectedState(intent, 'updated');
  const metadata = { ...intent.metadata, ...changes.metadata };
  return { intent: { ...intent, ...changes, metadata } };
}
