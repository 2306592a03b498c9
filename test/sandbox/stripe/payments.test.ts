import type Stripe from 'stripe';
import { cardFields } from '../../server/support/stripe-double';
import { newPayment, storedEvents, stripeOfFile } from '../support/payments';

const server = stripeOfFile();

async function createIntent(params: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  const intent = await server.client.paymentIntents.create({ ...newPayment, ...params });
  return { id: intent.id, clientSecret: intent.client_secret! };
}

async function confirmed(card: Parameters<typeof cardFields>[0] = {}) {
  const intent = await createIntent();
  const answer = await server.browserCall(intent.clientSecret, 'confirm', cardFields(card));
  return { ...intent, answer };
}

const eventTypesOf = async (id: string) =>
  (await storedEvents(server.database))
    .filter((event) => (event.data.object as Stripe.PaymentIntent).id === id)
    .map(({ type }) => type);

test('a new intent waits for a card and carries what was asked for', async () => {
  const intent = await server.client.paymentIntents.create(newPayment);
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    amount: 12_345,
    currency: 'usd',
    capture_method: 'manual',
    metadata: { productId: 'product-1', uid: 'buyer-1' },
  });
  expect(intent.client_secret).toContain(intent.id);
  expect(await server.client.paymentIntents.retrieve(intent.id)).toEqual(
    expect.objectContaining({ id: intent.id, amount: 12_345 }),
  );
});

test('a good card is authorised, and the capture takes the money', async () => {
  const { id, answer } = await confirmed();
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'requires_capture', amount_capturable: 12_345, amount_received: 0 },
  });
  expect(await server.client.paymentIntents.capture(id)).toMatchObject({
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: 12_345,
  });
  expect(await eventTypesOf(id)).toEqual([
    'payment_intent.amount_capturable_updated',
    'payment_intent.succeeded',
  ]);
});

test.each(['4242424242424242', '4000002500003155'])(
  'the charge of %s tells the end of its number where it is asked for',
  async (number) => {
    const { id, clientSecret, answer } = await confirmed({ number });
    if (answer.body.status === 'requires_action') {
      await server.browserCall(clientSecret, 'authenticate', { outcome: 'complete' });
    }
    await server.client.paymentIntents.capture(id);
    const { latest_charge: chargeId } = await server.client.paymentIntents.retrieve(id);
    const { latest_charge: charge } = await server.client.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({
      id: chargeId,
      object: 'charge',
      amount: 12_345,
      amount_captured: 12_345,
      captured: true,
      created: expect.any(Number),
      payment_method_details: { type: 'card', card: { last4: number.slice(-4) } },
    });
  },
);

test('what is not kept cannot be expanded', async () => {
  const { id } = await createIntent();
  await expect(
    server.client.paymentIntents.retrieve(id, { expand: ['customer'] }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
});

test('without manual capture a good card is charged at once', async () => {
  const { id, clientSecret } = await createIntent({ capture_method: 'automatic' });
  const { body } = await server.browserCall(clientSecret, 'confirm', cardFields());
  expect(body).toMatchObject({ status: 'succeeded', amount_received: 12_345 });
  expect(await eventTypesOf(id)).toEqual(['payment_intent.succeeded']);
});

test('an authorised payment can be cancelled, and is not captured after that', async () => {
  const { id } = await confirmed();
  const cancelled = await server.client.paymentIntents.cancel(id, {
    cancellation_reason: 'abandoned',
  });
  expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  await expect(server.client.paymentIntents.capture(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await eventTypesOf(id)).toContain('payment_intent.canceled');
});

test('a declined card is a card error, and another card may follow', async () => {
  const { id, clientSecret, answer } = await confirmed({ number: '4000000000009995' });
  expect(answer).toMatchObject({
    status: 402,
    body: {
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
        payment_intent: { id, status: 'requires_payment_method' },
      },
    },
  });
  const kept = await server.client.paymentIntents.retrieve(id);
  expect(kept.last_payment_error).toMatchObject({ decline_code: 'insufficient_funds' });
  const second = await server.browserCall(clientSecret, 'confirm', cardFields());
  expect(second.body).toMatchObject({ status: 'requires_capture', last_payment_error: null });
});

test('a card that asks for 3-D Secure is authorised once that is completed', async () => {
  const { id, clientSecret, answer } = await confirmed({ number: '4000002500003155' });
  expect(answer.body).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  const { body } = await server.browserCall(clientSecret, 'authenticate', { outcome: 'complete' });
  expect(body).toMatchObject({ id, status: 'requires_capture', next_action: null });
});

test('a failed 3-D Secure leaves the payment open for another card', async () => {
  const { clientSecret } = await confirmed({ number: '4000002500003155' });
  const { status, body } = await server.browserCall(clientSecret, 'authenticate', {
    outcome: 'fail',
  });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'payment_intent_authentication_failure' });
  expect(body.error.payment_intent.status).toBe('requires_payment_method');
});

test('a paid intent is not paid again', async () => {
  const { clientSecret } = await confirmed();
  const { status, body } = await server.browserCall(clientSecret, 'confirm', cardFields());
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('a card number is never kept', async () => {
  const { id } = await confirmed();
  expect(JSON.stringify(await server.client.paymentIntents.retrieve(id))).not.toMatch(/4242/);
  expect(JSON.stringify(await storedEvents(server.database))).not.toMatch(/4242424242424242/);
});

test('the amount and the metadata of an open intent can be changed', async () => {
  const { id } = await createIntent();
  const changed = await server.client.paymentIntents.update(id, {
    amount: 900,
    metadata: { uid: 'buyer-2' },
  });
  expect(changed).toMatchObject({
    amount: 900,
    metadata: { productId: 'product-1', uid: 'buyer-2' },
  });
});

test.each([
  [{ amount: 49 }, 'amount_too_small'],
  [{ amount: 100_000_000 }, 'amount_too_large'],
  [{ amount: 10.5 }, 'parameter_invalid_integer'],
  [{ currency: '' }, 'parameter_missing'],
])('an intent with %j is refused', async (params, code) => {
  await expect(createIntent(params)).rejects.toMatchObject({ statusCode: 400, code });
});
