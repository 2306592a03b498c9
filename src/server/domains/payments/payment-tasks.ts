import Stripe from 'stripe';
import { PermanentError, Postponement, type TaskHandlers } from '../platform/outbox-dispatcher.sql';
import { cancelPaymentIntent } from './payment-intent';
import { isFailedRefund } from './read-charge';

/** The timeout is in milliseconds. The outbox retries failed tasks, so Stripe's library does not. */
const requestOptions = { timeout: 20_000, maxNetworkRetries: 0 };

/**
 * Returns the handlers of the outbox tasks that call Stripe.
 * @param beforeRefund takes back what the seller was paid
 */
export function paymentTasks(
  stripe: Stripe,
  beforeRefund?: (intentId: string, part?: number) => Promise<void>,
): TaskHandlers {
  return {
    cancelPayment: ({ intentId }) =>
      makeInvalidRequestPermanent(cancelPaymentIntent(stripe, intentId, requestOptions)),

    // Removes the user, not the payment: Stripe removes a metadata key whose value is empty.
    erasePayment: ({ intentId }) =>
      ignoreMissing(
        stripe.paymentIntents.update(intentId, { metadata: { uid: '' } }, requestOptions),
      ),

    // Without an idempotency key, with which Stripe would repeat its error.
    closeConnectedAccount: ({ accountId }) =>
      postponeRefused(
        stripe.v2.core.accounts.close(
          accountId,
          { applied_configurations: ['recipient'] },
          requestOptions,
        ),
      ),

    async refund({ intentId, amount }, idempotencyKey) {
      const isPart = amount !== undefined;
      // Stripe forgets the key after a day. It rejects a second full refund, but not a second part.
      if (isPart && (await hasRefund(stripe, intentId, idempotencyKey))) return;
      const part = isPart && { amount, metadata: { task: idempotencyKey } };
      await beforeRefund?.(intentId, amount);
      const request = stripe.refunds.create(
        { payment_intent: intentId, ...part },
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

async function hasRefund(stripe: Stripe, intentId: string, task: string): Promise<boolean> {
  const { data } = await stripe.refunds.list(
    { payment_intent: intentId, limit: 100 },
    requestOptions,
  );
  return data.some(
    ({ metadata, status }) => metadata?.['task'] === task && !isFailedRefund(status),
  );
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

const dayInMilliseconds = 86_400_000;

/** Stripe refuses to close an account until its money has arrived at the bank, which takes days. */
async function postponeRefused(request: Promise<unknown>): Promise<Postponement | undefined> {
  try {
    await ignoreMissing(request);
    return undefined;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return new Postponement(new Date(Date.now() + dayInMilliseconds), error.message);
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
