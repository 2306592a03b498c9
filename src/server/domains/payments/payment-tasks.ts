import Stripe from 'stripe';
import { PermanentError, type TaskHandlers } from '../platform/outbox-dispatcher.sql';
import { cancelPaymentIntent } from './payment-intent';
import { isFailedRefund } from './read-charge';

/** The timeout is in milliseconds. The outbox retries failed tasks, so Stripe's library does not. */
const requestOptions = { timeout: 20_000, maxNetworkRetries: 0 };

/** Returns the handlers of the outbox tasks that call Stripe. */
export function paymentTasks(stripe: Stripe): TaskHandlers {
  return {
    cancelPayment: ({ intentId }) =>
      makeInvalidRequestPermanent(cancelPaymentIntent(stripe, intentId, requestOptions)),

    // Removes the user, not the payment: Stripe removes a metadata key whose value is empty.
    erasePayment: ({ intentId }) =>
      ignoreMissing(
        stripe.paymentIntents.update(intentId, { metadata: { uid: '' } }, requestOptions),
      ),

    async refund({ intentId }, idempotencyKey) {
      const request = stripe.refunds.create(
        { payment_intent: intentId },
        { ...requestOptions, idempotencyKey },
      );
      const refund = await makeInvalidRequestPermanent(ignoreAlreadyRefunded(request));
      // Stripe sends an event when a pending refund succeeds or fails.
      if (refund && isFailedRefund(refund.status)) {
        throw new PermanentError(`The status of the refund is ${refund.status}.`);
      }
    },
  };
}

async function ignoreMissing(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (!isMissing) throw error;
  }
}

async function ignoreAlreadyRefunded<Result>(
  request: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    const isRefunded =
      error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (isRefunded) return undefined;
    throw error;
  }
}

/**
 * Turns an invalid request, such as a refund of a disputed charge, into a permanent error: a retry would
 * fail, too.
 */
async function makeInvalidRequestPermanent<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new PermanentError(error.message, { cause: error });
    }
    throw error;
  }
}
