import { sql } from '../../../../src/server/database/sql';
import { addCategory, storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';
import { cardFields, intentIdOf } from '../../support/stripe-double';
import { authorized, deliver } from '../../support/stripe-events';

const server = setUpTestServer();
const { seller, buyer, other } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  other: 'buyer',
});
let categoryId: string;
let productId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
  productId = await storeProduct(server.database, { seller, categoryId });
});

function startPayment(
  token: string | undefined = buyer.token,
  body: object = { price: '1', productId },
) {
  return server.call('POST', '/api/create-payment-intent', { token, body });
}

function addToWishlist(wishedProduct: string, { token } = buyer) {
  return server.call('POST', '/api/wishlist', {
    token,
    body: { productId: wishedProduct },
  });
}

function findIntentRequests() {
  return server.stripe.calls.filter(({ path }) => path === '/v1/payment_intents');
}

test('creates an intent for the stored price, captured once the product is reserved', async () => {
  const { status, body } = await startPayment();
  expect(status).toBe(200);
  expect(body).toEqual({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    amount: 125_050,
    currency: 'usd',
  });
  expect(Object.fromEntries(findIntentRequests()[0]!.body)).toEqual({
    amount: '125050',
    currency: 'usd',
    capture_method: 'manual',
    'allowed_payment_method_types[0]': 'card',
    'metadata[productId]': productId,
    'metadata[uid]': buyer.uid,
  });
  expect(findIntentRequests()[0]!.idempotencyKey).toContain(productId);
});

test('returns the same intent when repeated', async () => {
  const first = await startPayment();
  expect((await startPayment()).body).toEqual(first.body);
  expect(findIntentRequests()).toHaveLength(1);
});

test('creates one intent for two concurrent requests', async () => {
  const [first, second] = await Promise.all([startPayment(), startPayment()]);
  expect(second.body).toEqual(first.body);
});

test('two buyers can each pay for an unbooked product', async () => {
  expect((await startPayment(other.token)).body).not.toEqual((await startPayment()).body);
});

test('creates a new intent when the last was cancelled or is unknown to Stripe', async () => {
  const first = await startPayment();
  await server.stripe.client.paymentIntents.cancel(intentIdOf(first.body.clientSecret));
  const second = await startPayment();
  expect(second.body).not.toEqual(first.body);
  await server.stripe.forget(intentIdOf(second.body.clientSecret));
  const third = await startPayment();
  expect(third.status).toBe(200);
  expect(third.body).not.toEqual(second.body);
});

test.each([
  ['price', sql`update products set selling_price = '1300'`],
  ['currency', sql`update products set selling_price = '1250.50', price_currency = 'eur'`],
])('creates a new intent after a change of the %s, and cancels the last', async (_, change) => {
  const first = (await startPayment()).body;
  await server.database.query(change);
  expect((await startPayment()).body.clientSecret).not.toBe(first.clientSecret);
  const cancelled = await server.database.query(sql`
    select payload ->> 'intentId' as "intentId" from outbox where task = 'cancelPayment'`);
  expect(cancelled).toEqual([{ intentId: intentIdOf(first.clientSecret) }]);
});

test('rejects a second payment while the first is in progress', async () => {
  const { clientSecret } = (await startPayment()).body;
  const intentId = intentIdOf(clientSecret);
  await server.stripe.browserCall(clientSecret, 'confirm', cardFields());
  expect((await startPayment()).status).toBe(409);
  await deliver(server, { type: authorized, intentId });
  expect(await startPayment()).toMatchObject({
    status: 409,
    body: { message: 'Your payment for this watch is being processed.' },
  });
});

test("a buyer can pay for their own booking, not for another buyer's", async () => {
  await storeOrder(server.database, { productId, buyer });
  expect((await startPayment()).status).toBe(200);
  expect(await startPayment(other.token)).toMatchObject({
    status: 409,
    body: { message: 'This watch has already been booked by another buyer.' },
  });
});

test('a paid product cannot be paid again', async () => {
  await storeOrder(server.database, { productId, buyer, paid: true });
  expect(await startPayment()).toMatchObject({
    status: 409,
    body: { message: 'This watch has already been paid for.' },
  });
});

test('products of a deleted seller cannot be paid', async () => {
  await server.database.runScript(`update users set deleted_at = now() where id = '${seller.id}'`);
  expect((await startPayment()).status).toBe(409);
});

const invalidPrice =
  "This can't be paid by card because its price isn't a single amount. Please ask the seller.";
const outOfBounds = "This can't be paid by card: cards pay from $0.50 to $999,999.99.";

test.each([
  ['a lot', invalidPrice],
  ['-20', invalidPrice],
  ['49 USD 00', invalidPrice],
  ['12 50', invalidPrice],
  [`49${' '.repeat(150)}00`, invalidPrice],
  ['0', outOfBounds],
  ['0.29 USD', outOfBounds],
  ['1,000,000', outOfBounds],
])('rejects the price %p with a message', async (price, message) => {
  const id = await storeProduct(server.database, { seller, categoryId, sellingPrice: price });
  const response = await startPayment(buyer.token, { price: '20', productId: id });
  expect(response).toMatchObject({ status: 400, body: { message } });
  expect(findIntentRequests()).toHaveLength(0);
});

test('requires a buyer and an existing product', async () => {
  expect((await startPayment(seller.token)).status).toBe(403);
  expect((await startPayment('')).status).toBe(401);
  expect((await startPayment(buyer.token, {})).status).toBe(400);
  expect((await startPayment(buyer.token, { productId: 'none' })).status).toBe(404);
});

describe('with a price instead of a product', () => {
  const startPaymentByPrice = (price: unknown = '1,250.50 USD') =>
    startPayment(buyer.token, { price });
  const storeProductFor = (sellingPrice?: string) =>
    storeProduct(server.database, { seller, categoryId, ...(sellingPrice && { sellingPrice }) });
  const findPaidProducts = () =>
    findIntentRequests().map(({ body }) => body.get('metadata[productId]'));

  test("pays for the buyer's only unpaid order of that price", async () => {
    await storeOrder(server.database, { productId, buyer });
    await storeOrder(server.database, { productId: await storeProductFor('$90'), buyer });
    await storeOrder(server.database, { productId: await storeProductFor(), buyer: other });
    await storeOrder(server.database, { productId: await storeProductFor(), buyer, paid: true });
    expect((await startPaymentByPrice()).status).toBe(200);
    expect((await startPaymentByPrice(1250.5)).status).toBe(200);
    expect(findPaidProducts()).toEqual([productId]);
  });

  test('pays for the only available wishlist product of that price', async () => {
    const bookedProduct = await storeProductFor();
    await addToWishlist(productId);
    await addToWishlist(bookedProduct);
    await addToWishlist(await storeProductFor(), other);
    const pausedProduct = await storeProductFor();
    await addToWishlist(pausedProduct);
    await server.database.query(sql`
      update products set listed = false where id = ${pausedProduct}`);
    await storeOrder(server.database, { productId: bookedProduct, buyer: other });
    expect((await startPaymentByPrice()).status).toBe(200);
    expect(findPaidProducts()).toEqual([productId]);
  });

  test('pays for a product that is both booked and on the wishlist', async () => {
    await addToWishlist(productId);
    await storeOrder(server.database, { productId, buyer });
    expect((await startPaymentByPrice()).status).toBe(200);
  });

  test('rejects a price that two products have', async () => {
    await storeOrder(server.database, { productId, buyer });
    await addToWishlist(await storeProductFor('$1250.50'));
    expect(await startPaymentByPrice()).toMatchObject({
      status: 409,
      body: { message: 'More than one of your orders and wishlist items has this price.' },
    });
    expect(findIntentRequests()).toHaveLength(0);
  });

  test("rejects a price of products outside the buyer's orders and wishlist", async () => {
    expect(await startPaymentByPrice()).toMatchObject({
      status: 404,
      body: { message: 'None of your orders and wishlist items has this price.' },
    });
  });

  test('rejects a price that is not one amount', async () => {
    expect(await startPaymentByPrice('12 50')).toMatchObject({
      status: 400,
      body: { message: 'The price is not a single amount.' },
    });
  });
});

test('a failure of Stripe is reported without details, and does not stop the buyer for more than an hour', async () => {
  server.stripe.failNext(500);
  expect(await startPayment()).toMatchObject({
    status: 502,
    body: { message: 'The card payment service did not answer. Please try again.' },
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  const { status } = await startPayment();
  jest.restoreAllMocks();
  expect(status).toBe(200);
});
