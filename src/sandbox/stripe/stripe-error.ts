import type { StripeErrorBody } from './payment-intent';

/** Thrown for a request that Stripe rejects. Nothing is stored. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

export function createInvalidRequestError(message: string, details: Partial<StripeErrorBody> = {}) {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}

export function createResourceMissingError(
  id: string,
  kind:
    | 'payment_intent'
    | 'dispute'
    | 'account'
    | 'charge'
    | 'payout'
    | 'refund'
    | 'transfer' = 'payment_intent',
) {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: kind === 'payment_intent' ? 'intent' : kind,
  });
}
