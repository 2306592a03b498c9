import type Stripe from 'stripe';
import { sql } from '../../../../src/server/database/sql';
import { lookUpPayments } from '../../../../src/server/domains/payments/look-up-payments';
import { defaultLimits } from '../../../../src/server/environment/limits';
import { addUser, storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';
import { authorized, canceled, deliver, succeeded } from '../../support/stripe-events';
import { cardFields, intentIdOf } from '../../support/stripe-double';

const server = setUpTestServer();
const { seller, buyer, rival } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  rival: 'buyer',
});
let productId: string;
beforeEach(async () => {
  productId = await storeProduct(server.database, { seller, advertise: true });
});

/** Creates an intent and authorizes its card; the event is not delivered yet. */
async function authorizeCard(user: TestUser): Promise<string> {
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: user.token,
    body: { price: '1', productId },
  });
  await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields());
  return intentIdOf(body.clientSecret);
}

function intentStatus(intentId: string) {
  return server.stripe.statuses.get(intentId);
}

async function readOrders(user: TestUser) {
  const { body } = await server.call('GET', `/api/myorders/${user.uid}`, { token: user.token });
  return body;
}

test('paying from the wishlist creates the order, charges the card and sells the product', async () => {
  const intentId = await authorizeCard(buyer);
  expect(await readOrders(buyer)).toEqual([]);

  expect((await deliver(server, { type: authorized, intentId })).status).toBe(200);
  expect(intentStatus(intentId)).toBe('succeeded');
  expect(await readOrders(buyer)).toMatchObject([{ productId, paid: false }]);

  expect((await deliver(server, { type: succeeded, intentId })).status).toBe(200);
  expect(await readOrders(buyer)).toMatchObject([{ productId, paid: true }]);
  expect((await server.call('GET', '/api/ads')).body.data).toEqual([]);
});

test('paying for a booking marks its order as paid', async () => {
  const orderId = await storeOrder(server.database, { productId, buyer });
  const intentId = await authorizeCard(buyer);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: succeeded, intentId });
  expect(await readOrders(buyer)).toMatchObject([{ _id: orderId, paid: true }]);
});

async function readOrder(user: TestUser) {
  return (await server.call('GET', `/api/orders/${productId}`, { token: user.token })).body;
}

test('the receipt has the amount, time, card, seller and meeting location', async () => {
  await storeOrder(server.database, { productId, buyer });
  const intentId = await authorizeCard(buyer);
  await deliver(server, { type: authorized, intentId });
  expect(await readOrder(buyer)).toMatchObject({ paid: false, payment: null, sellerEmail: null });

  await deliver(server, { type: succeeded, intentId });
  const { payment, ...order } = await readOrder(buyer);
  expect(payment).toMatchObject({ amount: 125_050, currency: 'usd', cardLast4: '4242' });
  const { latest_charge: charge } = await server.stripe.client.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  });
  expect(new Date(payment.paidAt)).toEqual(new Date((charge as Stripe.Charge).created * 1000));
  expect(order).toMatchObject({
    paid: true,
    meetingLocation: 'Station',
    sellerName: expect.stringMatching(/^Person/),
    sellerEmail: seller.email,
    mobileNumber: '01700000000',
    sellerClosed: false,
  });
});

test("an order is paid without the card's details, which the next delivery adds", async () => {
  const intentId = await authorizeCard(buyer);
  await deliver(server, { type: authorized, intentId });
  server.stripe.failNext(500);
  expect((await deliver(server, { type: succeeded, intentId })).status).toBe(502);
  expect(await readOrder(buyer)).toMatchObject({
    paid: true,
    payment: { amount: 125_050, cardLast4: null },
  });
  expect((await deliver(server, { type: succeeded, intentId })).status).toBe(200);
  expect(await readOrder(buyer)).toMatchObject({ paid: true, payment: { cardLast4: '4242' } });
});

test('of two buyers who pay concurrently, one is charged and the payment of the other is cancelled', async () => {
  const [first, second] = [await authorizeCard(buyer), await authorizeCard(rival)];
  await Promise.all([
    deliver(server, { type: authorized, intentId: first }),
    deliver(server, { type: authorized, intentId: second }),
  ]);
  expect([intentStatus(first), intentStatus(second)].sort()).toEqual(['canceled', 'succeeded']);
  const orders = [...(await readOrders(buyer)), ...(await readOrders(rival))];
  expect(orders).toHaveLength(1);
});

test('a product booked while the card was being authorized stays booked', async () => {
  const intentId = await authorizeCard(buyer);
  await storeOrder(server.database, { productId, buyer: rival });
  await deliver(server, { type: authorized, intentId });
  expect(intentStatus(intentId)).toBe('canceled');
  expect(await readOrders(rival)).toMatchObject([{ paid: false }]);
});

test.each([
  ['is not charged', undefined, 'canceled'],
  ['is not charged, also if the buyer booked it before', 'cancelled', 'canceled'],
  ['is charged if the buyer has booked it', 'booked', 'succeeded'],
] as const)(
  'a product that is paused while the card is being authorized %s',
  async (_, state, status) => {
    const intentId = await authorizeCard(buyer);
    if (state) await storeOrder(server.database, { productId, buyer, state });
    await server.database.query(sql`update products set listed = false`);
    await deliver(server, { type: authorized, intentId });
    expect(intentStatus(intentId)).toBe(status);
  },
);

test('a product deleted while the card was being authorized is not charged', async () => {
  const intentId = await authorizeCard(buyer);
  await server.call('DELETE', `/api/products/${productId}`, { token: seller.token });
  await deliver(server, { type: authorized, intentId });
  expect(intentStatus(intentId)).toBe('canceled');
});

test.each([
  ['of a seller who was deleted', sql`update users set deleted_at = now() where id <> `],
  ["that became the buyer's own", sql`update products set seller_id = `],
  ['of another price', sql`update products set selling_price = '1300' where seller_id <> `],
  [
    'of another currency',
    sql`update products set selling_price = '1250.50', price_currency = 'eur' where seller_id <> `,
  ],
])('a product %s while the card was being authorized is not charged', async (_, change) => {
  const intentId = await authorizeCard(buyer);
  await server.database.query(sql`${change}${buyer.id}`);
  await deliver(server, { type: authorized, intentId });
  expect(intentStatus(intentId)).toBe('canceled');
});

test('a user deleted while the card was being authorized is not charged', async () => {
  const intentId = await authorizeCard(buyer);
  const admin = await addUser(server.database, 'Admin');
  await server.call('DELETE', `/api/user/${buyer.id}`, { token: admin.token });
  await deliver(server, { type: authorized, intentId });
  expect(intentStatus(intentId)).toBe('canceled');
  expect((await server.call('GET', '/api/ads')).body.data).toMatchObject([{ booked: false }]);
});

test('every event can be delivered again', async () => {
  const intentId = await authorizeCard(buyer);
  for (const type of [authorized, authorized, succeeded, succeeded, authorized, canceled]) {
    expect((await deliver(server, { type, intentId })).status).toBe(200);
  }
  expect(await readOrders(buyer)).toMatchObject([{ paid: true }]);
});

test('a repeated event about a recorded charge is accepted without a call to Stripe', async () => {
  const intentId = await authorizeCard(buyer);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: succeeded, intentId });
  const callCount = server.stripe.calls.length;
  expect((await deliver(server, { type: succeeded, intentId })).status).toBe(200);
  expect(server.stripe.calls).toHaveLength(callCount);
});

test("events out of order lead to the payment's final state", async () => {
  const intentId = await authorizeCard(buyer);
  await server.stripe.client.paymentIntents.capture(intentId);
  await deliver(server, { type: succeeded, intentId });
  await deliver(server, { type: authorized, intentId });
  expect(await readOrders(buyer)).toMatchObject([{ paid: true }]);
  await deliver(server, { type: canceled, intentId });
  expect(await readOrders(buyer)).toMatchObject([{ paid: true }]);
  // What is refunded later needs the payment of the order.
  const payments = await server.database.query(sql`
    select status from payments join orders on payment_intent_id = intent_id`);
  expect(payments).toEqual([{ status: 'paid' }]);
});

test('an authorization event after the cancellation has no effect', async () => {
  const intentId = await authorizeCard(buyer);
  await deliver(server, { type: canceled, intentId });
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: succeeded, intentId });
  expect(await readOrders(buyer)).toEqual([]);
  expect((await server.call('GET', '/api/ads')).body.data).toMatchObject([{ booked: false }]);
});

test('an event is rejected while Stripe fails, and handled when it is delivered again', async () => {
  const intentId = await authorizeCard(buyer);
  server.stripe.failNext(500);
  expect((await deliver(server, { type: authorized, intentId })).status).toBe(502);
  expect((await deliver(server, { type: authorized, intentId })).status).toBe(200);
  expect(intentStatus(intentId)).toBe('succeeded');
});

test('an intent that was captured or cancelled before is left unchanged', async () => {
  const intentId = await authorizeCard(buyer);
  await server.stripe.client.paymentIntents.capture(intentId);
  expect((await deliver(server, { type: authorized, intentId })).status).toBe(200);
});

test('an authorization that is delivered again after the order was cancelled is cancelled', async () => {
  const intentId = await authorizeCard(buyer);
  server.stripe.failNext(500);
  await deliver(server, { type: authorized, intentId });
  const [{ _id: orderId }] = await readOrders(buyer);
  const body = { type: 'seller.cancel', reason: 'It broke.' };
  await server.call('POST', `/api/sales/${orderId}/events`, { token: seller.token, body });
  expect((await deliver(server, { type: authorized, intentId })).status).toBe(200);
  expect(intentStatus(intentId)).toBe('canceled');
  await deliver(server, { type: canceled, intentId });
  expect(await readOrders(buyer)).toEqual([]);
});

test("the cancellation of a booking cancels its buyer's payment, not another buyer's", async () => {
  const rivalsIntentId = await authorizeCard(rival);
  const orderId = await storeOrder(server.database, { productId, buyer });
  const intentId = await authorizeCard(buyer);
  const body = { type: 'buyer.cancel' };
  await server.call('POST', `/api/sales/${orderId}/events`, { token: buyer.token, body });
  expect(
    await server.database.query(sql`
      select payload ->> 'intentId' as id from outbox where task = 'cancelPayment'`),
  ).toEqual([{ id: intentId }]);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: authorized, intentId: rivalsIntentId });
  expect([intentId, rivalsIntentId].map(intentStatus)).toEqual(['canceled', 'succeeded']);
});

test('a cancelled payment ends an order without a booking', async () => {
  const intentId = await authorizeCard(buyer);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: canceled, intentId });
  expect(await readOrders(buyer)).toEqual([]);
  expect((await server.call('GET', '/api/ads')).body.data).toMatchObject([{ booked: false }]);
});

test('a cancelled payment leaves the booking, which can be paid again', async () => {
  await storeOrder(server.database, { productId, buyer });
  const intentId = await authorizeCard(buyer);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: canceled, intentId });
  const secondIntentId = await authorizeCard(buyer);
  expect(secondIntentId).not.toBe(intentId);
  await deliver(server, { type: authorized, intentId: secondIntentId });
  await deliver(server, { type: succeeded, intentId: secondIntentId });
  expect(await readOrders(buyer)).toMatchObject([{ paid: true }]);
});

test('an event of an unknown intent or type changes nothing', async () => {
  expect((await deliver(server, { type: succeeded, intentId: 'pi_else' })).status).toBe(200);
  expect((await deliver(server, { type: 'charge.refunded', intentId: 'pi_else' })).status).toBe(
    200,
  );
  expect(server.stripe.calls).toEqual([]);
});

test('an event that Stripe did not sign is rejected', async () => {
  const intentId = await authorizeCard(buyer);
  const forged = { type: succeeded, intentId, secret: 'whsec_guessed' };
  expect(await deliver(server, forged)).toMatchObject({
    status: 400,
    body: { message: 'The signature of the event is not valid.' },
  });
  const unsigned = await server.call('POST', '/webhooks/stripe', { body: { type: succeeded } });
  expect(unsigned.status).toBe(400);
  expect(await readOrders(buyer)).toEqual([]);
});

/** Creates an intent for which no card is entered. */
async function createIntent(): Promise<string> {
  const request = { token: buyer.token, body: { price: '1', productId } };
  const { body } = await server.call('POST', '/api/create-payment-intent', request);
  return intentIdOf(body.clientSecret);
}

test.each([succeeded, authorized, 'charge.refunded', 'charge.dispute.created'])(
  'a signed event of an intent for which no card was entered changes nothing: %s',
  async (type) => {
    await storeOrder(server.database, { productId, buyer });
    const intentId = await createIntent();
    expect((await deliver(server, { type, intentId })).status).toBe(200);
    expect(await readOrders(buyer)).toMatchObject([{ paid: false, state: 'booked' }]);
  },
);

test.each([
  ['amount', { amount: 60 }],
  ['currency', { currency: 'eur' }],
  ['product', { metadata: { productId: 'another' } }],
])('a charge of another %s does not pay for the order', async (_, change) => {
  await storeOrder(server.database, { productId, buyer });
  const intentId = await createIntent();
  await server.stripe.database.query(sql`
    update sandbox.payment_intents set intent = intent || ${JSON.stringify(change)}::text::jsonb
    where id = ${intentId}`);
  const { paymentIntents } = server.stripe.client;
  const { client_secret: clientSecret } = await paymentIntents.retrieve(intentId);
  await server.stripe.browserCall(clientSecret!, 'confirm', cardFields());
  await paymentIntents.capture(intentId);
  await deliver(server, { type: succeeded, intentId });
  expect(await readOrders(buyer)).toMatchObject([{ paid: false, state: 'booked' }]);
});

test('the signature covers the exact bytes of the body', async () => {
  const intentId = await authorizeCard(buyer);
  const event = { type: succeeded, intentId };
  const tampered = await deliver(server, { ...event, change: (body) => body.replace(':', ': ') });
  expect(tampered.status).toBe(400);
  expect(await readOrders(buyer)).toEqual([]);
  expect((await deliver(server, event)).status).toBe(200);
});

describe('a payment whose events do not arrive', () => {
  const lookUp = () =>
    lookUpPayments({
      database: server.database,
      stripe: server.stripe.client,
      times: defaultLimits,
      log: { warn: () => undefined, error: () => undefined },
      isStopping: () => false,
    });
  const letMinutePass = () =>
    server.database.query(sql`update payments set next_lookup_at = now() - interval '1 second'`);

  test('is found at Stripe after a minute, captured and recorded', async () => {
    await authorizeCard(buyer);
    expect(await lookUp()).toBe(0);
    await letMinutePass();
    expect(await lookUp()).toBe(1);
    expect(await readOrder(buyer)).toMatchObject({ paid: true, payment: { cardLast4: '4242' } });
    await letMinutePass();
    expect(await lookUp()).toBe(0);
  });

  test('after the card was charged is recorded, too', async () => {
    const intentId = await authorizeCard(buyer);
    await deliver(server, { type: authorized, intentId });
    await letMinutePass();
    expect(await lookUp()).toBe(1);
    expect(await readOrders(buyer)).toMatchObject([{ productId, paid: true }]);
  });

  test('and which is cancelled is none that an event was missed about', async () => {
    const intentId = await authorizeCard(buyer);
    await server.stripe.client.paymentIntents.cancel(intentId);
    await letMinutePass();
    expect(await lookUp()).toBe(0);
    const missed = await server.database.query(sql`select from webhook_events`);
    expect(missed).toEqual([]);
  });

  test('is looked up again while the buyer has not entered a card', async () => {
    const { body } = await server.call('POST', '/api/create-payment-intent', {
      token: buyer.token,
      body: { price: '1', productId },
    });
    await letMinutePass();
    expect(await lookUp()).toBe(0);
    await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields());
    await letMinutePass();
    expect(await lookUp()).toBe(1);
    expect(await readOrders(buyer)).toMatchObject([{ productId, paid: true }]);
  });

  test('is found within a quarter of an hour, also if the payment page was opened days before', async () => {
    const { body } = await server.call('POST', '/api/create-payment-intent', {
      token: buyer.token,
      body: { price: '1', productId },
    });
    await server.database.query(sql`update payments set created_at = now() - interval '2 days'`);
    await letMinutePass();
    expect(await lookUp()).toBe(0);
    await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields());
    await server.database.query(sql`
      update payments set next_lookup_at = next_lookup_at - interval '15 minutes'`);
    expect(await lookUp()).toBe(1);
  });
});
