import type { TestUser } from './records';
import type { TestServer } from './start-test-server';
import { cardFields, intentIdOf } from './stripe-double';
import { authorized, deliver, succeeded } from './stripe-events';

interface OrderToPay {
  productId: string;
  buyer: TestUser;
}

/** Pays for a product with a card, and delivers Stripe's events. */
export async function payForOrder(
  server: Pick<TestServer, 'call' | 'stripe'>,
  { productId, buyer }: OrderToPay,
): Promise<void> {
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields({}));
  const intentId = intentIdOf(body.clientSecret);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: succeeded, intentId });
}
