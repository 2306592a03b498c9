import Stripe from 'stripe';
import { PermanentError, Postponement, type TaskHandlers } from '../platform/outbox-dispatcher.sql';
import { cancelPaymentIntent } from './payment-intent';
import { currentHour, postponeAnHour } from './postpone-an-hour';
import { isFailedRefund } from './read-charge';

/** The timeout is in milliseconds. The outbox retries failed tasks, so Stripe's library does not. */
const requestOptions = { timeout: 20_000, maxNetworkRetries: 0 };

interface RefundSteps {
  /** Takes back what the seller was paid. */
  beforeRefund?: ((intentId: string, part?: number) => Promise<void>) | undefined;
  /** Books the refund, as its event may be lost. */
  afterRefund?: (intentId: string) => Promise<unknown>;
}

/** Returns the handlers of the outbox tasks that call Stripe. */
export function paymentTasks(
  stripe: Stripe,
  { beforeRefund, afterRefund }: RefundSteps = {},
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

    async refund({ intentId, amount }, key) {
      const create = async () => {
        await beforeRefund?.(intentId, amount);
        const request = stripe.refunds.create(
          {
            payment_intent: intentId,
            ...(amount !== undefined && { amount }),
            metadata: { task: key },
          },
          // Stripe repeats an error for the same key for a day.
          { ...requestOptions, idempotencyKey: `${key}/${currentHour()}` },
        );
        return makeInvalidRequestPermanent(postponeUncovered(ignoreAlreadyRefunded(request)));
      };
      const refund = (await findRefund(stripe, intentId, key)) ?? (await create());
      if (refund instanceof Postponement) return refund;
      if (refund && isFailedRefund(refund.status)) {
        throw new PermanentError(`The status of the refund is ${refund.status}.`);
      }
      await afterRefund?.(intentId);
      // Its event may be lost, and while the task of a part is open, the part is not left to refund.
      const isPending = refund && refund.status !== 'succeeded';
      return isPending ? postponeAnHour('The refund is pending at Stripe.') : undefined;
    },
  };
}

/** Finds the refund that a task has made, also a failed one, which is not repeated: staff may add another task. */
async function findRefund(stripe: Stripe, intentId: string, task: string) {
  const { data } = await stripe.refunds.list(
    { payment_intent: intentId, limit: 100 },
    requestOptions,
  );
  return data.find(({ metadata }) => metadata?.['task'] === task);
}

/** Waits until the shop's balance at Stripe covers a refund: charges become available, or the operator adds money. */
async function postponeUncovered<Result>(request: Promise<Result>): Promise<Result | Postponement> {
  try {
    return await request;
  } catch (error) {
    const isUncovered =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      (error.code === 'balance_insufficient' || /insufficient funds/i.test(error.message));
    if (isUncovered) return postponeAnHour(error.message);
    throw error;
  }
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
