import { stripeKeys } from '../../server/support/configuration';
import { cardFields, stripeClient } from '../../server/support/stripe-double';
import { newPayment, stripeOfFile } from '../support/payments';

const server = stripeOfFile();

test('a wrong key opens nothing', async () => {
  const stranger = stripeClient(server.origin, 'sk_test_of_somebody_else');
  await expect(stranger.paymentIntents.create(newPayment)).rejects.toMatchObject({
    statusCode: 401,
  });
});

test('the public key neither creates nor captures', async () => {
  const browser = stripeClient(server.origin, stripeKeys.publishableKey);
  await expect(browser.paymentIntents.create(newPayment)).rejects.toMatchObject({
    statusCode: 401,
  });
  const { id } = await server.client.paymentIntents.create(newPayment);
  await expect(browser.paymentIntents.capture(id)).rejects.toMatchObject({ statusCode: 401 });
});

test("the public key reads and confirms only with the intent's client secret", async () => {
  const intent = await server.client.paymentIntents.create(newPayment);
  const wrong = await server.browserCall(`${intent.id}_secret_guessed`, 'confirm', cardFields());
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.param).toBe('client_secret');

  const headers = { authorization: `Bearer ${stripeKeys.publishableKey}` };
  const address = `${server.origin}/v1/payment_intents/${intent.id}`;
  expect((await fetch(address, { headers })).status).toBe(400);
  const read = await fetch(`${address}?client_secret=${intent.client_secret}`, { headers });
  expect(await read.json()).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
});

test('unknown intents and unknown addresses are answered in the shape of Stripe', async () => {
  await expect(server.client.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(server.client.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
  });
});

test('a repeated idempotency key creates one intent', async () => {
  const options = { idempotencyKey: 'key-1' };
  const created = await Promise.all(
    [1, 2, 3].map(() => server.client.paymentIntents.create(newPayment, options)),
  );
  expect(new Set(created.map(({ id }) => id)).size).toBe(1);
  const again = await server.client.paymentIntents.create(newPayment, options);
  expect(again.id).toBe(created[0]!.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('an idempotency key is not taken for a different request', async () => {
  const options = { idempotencyKey: 'key-2' };
  await server.client.paymentIntents.create(newPayment, options);
  await expect(
    server.client.paymentIntents.create({ ...newPayment, amount: 999 }, options),
  ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
});

test('a refused request may be repeated with its key once it is right', async () => {
  const options = { idempotencyKey: 'key-3' };
  await expect(
    server.client.paymentIntents.create({ ...newPayment, amount: 1 }, options),
  ).rejects.toMatchObject({ code: 'amount_too_small' });
  await expect(server.client.paymentIntents.create(newPayment, options)).resolves.toMatchObject({
    status: 'requires_payment_method',
  });
});
