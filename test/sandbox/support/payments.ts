import type Stripe from 'stripe';
import { startStripeDouble, type StripeDouble } from '../../server/support/stripe-double';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';

export const newPayment: Stripe.PaymentIntentCreateParams = {
  amount: 12_345,
  currency: 'usd',
  capture_method: 'manual',
  allowed_payment_method_types: ['card'],
  metadata: { productId: 'product-1', uid: 'buyer-1' },
};

/** The sandbox's Stripe, for all tests of a file. */
export function stripeOfFile(): StripeDouble {
  const double = {} as StripeDouble;
  beforeAll(async () => Object.assign(double, await startStripeDouble()));
  afterAll(() => double.close());
  return double;
}

/** The stored events, oldest first. */
export async function storedEvents(database: Database): Promise<Stripe.Event[]> {
  const rows = await database.query<{ event: Stripe.Event }>(
    sql`select event from sandbox.webhook_events order by position`,
  );
  return rows.map(({ event }) => event);
}
