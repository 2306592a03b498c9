import Stripe from 'stripe';
import { HopelessTask, type TaskHandlers } from '../orders/work-outbox';
import { letGo } from './authorised-intent';
import { hasFailed } from './read-charge';

/** Milliseconds; the outbox repeats what fails, so that Stripe's library need not. */
const request = { timeout: 20_000, maxNetworkRetries: 0 };

/** The tasks of the outbox that ask Stripe for something. */
export function paymentTasks(stripe: Stripe): TaskHandlers {
  return {
    release: ({ intentId }) => unlessHopeless(letGo(stripe, intentId, request)),

    async refund({ intentId: payment_intent }, idempotencyKey) {
      const asked = stripe.refunds.create({ payment_intent }, { ...request, idempotencyKey });
      const refund = await unlessHopeless(unlessRefunded(asked));
      // Whether the money has arrived, Stripe tells by its events.
      if (refund && hasFailed(refund.status)) {
        throw new HopelessTask(`The refund has ${refund.status}.`);
      }
    },
  };
}

async function unlessRefunded<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    const isRefunded =
      error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (isRefunded) return undefined;
    throw error;
  }
}

/** What Stripe refuses for what is asked, it refuses always; a disputed charge, for example. */
async function unlessHopeless<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new HopelessTask(error.message, { cause: error });
    }
    throw error;
  }
}
