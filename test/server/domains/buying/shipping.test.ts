import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { orderExampleEvents } from '../../../../src/contract/order.examples';
import type { UserOrderEvent } from '../../../../src/contract/buying/sale';
import { sql } from '../../../../src/server/database/sql';
import { shipmentTasks, signatureOf } from '../../../../src/server/domains/buying/shipment-webhook';
import { dispatchOutbox } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { findLedgerFaults } from '../../../../src/server/domains/payments/ledger-invariants.sql';
import { payForOrder } from '../../support/pay-for-order';
import { readLimits } from '../../support/read-limits';
import { storeProduct, type TestUser } from '../../support/records';
import { cardFields, intentIdOf } from '../../support/stripe-double';
import { authorized, deliver } from '../../support/stripe-events';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const { address } = orderExampleEvents['the buyer corrects the address'];
const terms = { deliveries: 'both', shippingPrice: '$12.50', shippingCountries: 'BD, DE' };

async function storeShippedProduct(change: Partial<typeof terms> = {}): Promise<string> {
  const { deliveries, shippingPrice, shippingCountries } = { ...terms, ...change };
  const productId = await storeProduct(server.database, { seller, sellingPrice: '$1,000' });
  await server.database.query(sql`
    update products set deliveries = ${deliveries}, shipping_price = ${shippingPrice},
      shipping_countries = ${shippingCountries} where id = ${productId}`);
  return productId;
}

const book = async (productId: string, shipping?: object) =>
  server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Dhaka', shipping },
  });

/** Returns an order that is booked to the address. */
async function bookToAddress() {
  const productId = await storeShippedProduct();
  return { productId, orderId: (await book(productId, address)).body.insertedId as string };
}

async function payForShipping() {
  const order = await bookToAddress();
  await payForOrder(server, { ...order, buyer });
  return order.orderId;
}

const readSale = async (orderId: string, by: TestUser) =>
  (await server.call('GET', `/api/sales/${orderId}`, by)).body;

const send = (orderId: string, { token }: TestUser, body: UserOrderEvent | object) =>
  server.call('POST', `/api/sales/${orderId}/events`, { token, body });

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0003 0212' };

test('a booking to an address is charged with the shipping, which the order keeps', async () => {
  const { productId, orderId } = await bookToAddress();
  await server.database.query(sql`update products set shipping_price = '$99'`);
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  expect(body.amount).toBe(101_250);
  const order = (await server.call('GET', `/api/orders/${productId}`, buyer)).body;
  expect(order).toMatchObject({ shippingPrice: 1_250, shippingAddress: address });
  expect(await readSale(orderId, buyer)).toMatchObject({
    shippingPrice: 1_250,
    shippingAddress: address,
  });
});

test('a client of the specification pays for a booking to an address by the price of the watch', async () => {
  await bookToAddress();
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1000' },
  });
  expect(body.amount).toBe(101_250);
});

test('a booking without an address is for a meeting and costs the price', async () => {
  const productId = await storeShippedProduct();
  const { insertedId } = (await book(productId)).body;
  await payForOrder(server, { productId, buyer });
  expect(await readSale(insertedId, buyer)).toMatchObject({
    state: 'awaitingHandOver',
    shippingPrice: null,
    payment: { amount: 100_000 },
  });
});

test.each([
  [{ deliveries: 'meeting' }, address, /doesn't ship this watch\. Please choose to meet/],
  [{ deliveries: 'shipping' }, undefined, /only ships this watch\. Please enter an address/],
  [{}, { ...address, country: 'US' }, /doesn't ship this watch to United States/],
  [{ shippingPrice: 'ask me' }, address, /shipping price isn.t an amount/],
  [{ shippingPrice: '$999,999' }, address, /can't be paid by card/],
])('terms like %j reject a booking to %j with the reason', async (change, shipping, message) => {
  const { status, body } = await book(await storeShippedProduct(change), shipping);
  expect([status, body]).toEqual([200, { message: expect.stringMatching(message) }]);
});

test.each([
  [{ ...address, name: ' ' }, 'The name of the recipient is required!'],
  [{ ...address, country: 'XX' }, 'Please choose the country.'],
  [{ ...address, postalCode: '' }, 'The postal code is required!'],
  [{ ...address, line1: 'x'.repeat(201) }, /at most 200/],
])('the address %j is rejected with what is wrong', async (shipping, message) => {
  const { status, body } = await book(await storeShippedProduct(), shipping);
  expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
});

test('a country without postal codes needs none', async () => {
  const productId = await storeShippedProduct({ shippingCountries: '' });
  const { postalCode: _, ...withoutCode } = address;
  expect((await book(productId, { ...withoutCode, country: 'HK' })).body).toMatchObject({
    acknowledged: true,
  });
});

test('a repeated booking is acknowledged again, and one to another address is not', async () => {
  const { productId, orderId } = await bookToAddress();
  expect((await book(productId, address)).body.insertedId).toBe(orderId);
  expect((await book(productId, { ...address, line1: 'Elsewhere 1' })).body).toEqual({
    message: 'You have already booked this watch.',
  });
});

test('a watch that is only sent has to be booked before the payment', async () => {
  const productId = await storeShippedProduct({ deliveries: 'shipping' });
  const pay = () =>
    server.call('POST', '/api/create-payment-intent', {
      token: buyer.token,
      body: { price: '1', productId },
    });
  expect((await server.call('GET', `/api/orders/${productId}`, buyer)).body).toMatchObject({
    mustBeBooked: true,
  });
  expect(await pay()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/with your address before you pay/) },
  });
  await book(productId, address);
  expect((await pay()).status).toBe(200);
});

test('a payment that began before the watch was only sent gets no order', async () => {
  const productId = await storeShippedProduct();
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields({}));
  await server.database.query(sql`update products set deliveries = 'shipping'`);
  await deliver(server, { type: authorized, intentId: intentIdOf(body.clientSecret) });
  expect(await server.database.query(sql`select id from orders`)).toEqual([]);
  expect(await server.database.query(sql`select status from payments`)).toEqual([
    { status: 'unavailable' },
  ]);
});

test('the seller reads the address from the payment on, and staff after recording why', async () => {
  const { productId, orderId } = await bookToAddress();
  expect(await readSale(orderId, seller)).toMatchObject({ shippingAddress: null });
  await payForOrder(server, { productId, buyer });
  expect(await readSale(orderId, seller)).toMatchObject({ shippingAddress: address });
  expect(await readSale(orderId, admin)).toMatchObject({ shippingAddress: null });
  const { body } = await server.call('POST', `/api/sales/${orderId}/contact-data`, {
    token: admin.token,
    body: { reason: 'The seller asks where to.' },
  });
  expect(body).toMatchObject({ shippingAddress: address });
  await send(orderId, buyer, { type: 'buyer.cancel' });
  await server.database.query(sql`update orders set ended_at = now()`);
  expect(await readSale(orderId, seller)).toMatchObject({ shippingAddress: null });
});

test('the last address is offered again, and can be removed', async () => {
  const read = async () => (await server.call('GET', '/api/shipping-address', buyer)).body;
  expect(await read()).toEqual({ address: null });
  await bookToAddress();
  expect(await read()).toEqual({ address });
  const { body } = await server.call('PUT', '/api/shipping-address', {
    token: buyer.token,
    body: { address: null },
  });
  expect(body).toEqual({ acknowledged: true, modifiedCount: 1 });
  expect(await read()).toEqual({ address: null });
});

test('the buyer corrects the address until it is sent, but not the country, and not to the same address', async () => {
  const orderId = await payForShipping();
  const correct = (change: object) =>
    send(orderId, buyer, { type: 'buyer.changeAddress', address: { ...address, ...change } });
  expect((await correct({ country: 'DE' })).body.message).toMatch(/for another country/);
  const notified = () =>
    server.database.query(sql`
    select id from notifications where kind = 'addressChanged'`);
  expect(await correct({})).toMatchObject({
    status: 409,
    body: { message: 'This is the address of the order already.' },
  });
  expect(await notified()).toEqual([]);
  expect((await correct({ line1: 'House 8' })).status).toBe(200);
  expect(await notified()).toHaveLength(2);
  expect(await readSale(orderId, seller)).toMatchObject({
    shippingAddress: { ...address, line1: 'House 8' },
  });
  const saved = await server.call('GET', '/api/shipping-address', buyer);
  expect(saved.body).toMatchObject({ address: { line1: 'House 8', country: 'BD' } });
  await send(orderId, seller, { type: 'seller.ship', ...parcel });
  expect((await correct({ line1: 'House 9' })).status).toBe(409);
});

test('the history keeps each tracking number, without spaces', async () => {
  const orderId = await payForShipping();
  const ship = (change: object) =>
    send(orderId, seller, { type: 'seller.ship', ...parcel, ...change });
  expect((await ship({ trackingNumber: 'https://evil.example' })).body.message).toMatch(
    /6 to 50 letters, digits and hyphens/,
  );
  expect((await ship({ carrier: '' })).body.message).toBe('Please choose or type the carrier.');
  await ship({});
  await send(orderId, seller, {
    type: 'seller.correctParcel',
    carrier: 'UPS',
    trackingNumber: '1Z999AA1',
  });
  const { state, steps } = await readSale(orderId, buyer);
  expect(state).toBe('shipped');
  expect(steps.map((step: { parcel: unknown }) => step.parcel).filter(Boolean)).toEqual([
    { carrier: 'DHL', trackingNumber: 'JJD00030212' },
    { carrier: 'UPS', trackingNumber: '1Z999AA1' },
  ]);
});

test('the seller gets the price less the fee, and the shipping in full', async () => {
  const rates = { rate: 1_000, fixed: 0, minimum: 0, maximum: null };
  await server.call('PUT', '/api/settings', {
    token: admin.token,
    body: { fees: { currency: 'usd', taxRate: 0, standard: rates, categories: {} } },
  });
  const orderId = await payForShipping();
  await send(orderId, seller, { type: 'seller.ship', ...parcel });
  await send(orderId, buyer, { type: 'buyer.receive' });
  await send(orderId, buyer, { type: 'buyer.accept' });
  expect(await readSale(orderId, seller)).toMatchObject({
    state: 'completed',
    payout: { amount: 90_000 + 1_250 },
    feeDocuments: [{ net: 10_000 }],
  });
  expect(await findLedgerFaults(server.database, readLimits({}))).toEqual([]);
});

test('a service of the operator is told what to send where, in signed calls, until it was sent', async () => {
  const calls: { signature: unknown; body: string }[] = [];
  const statuses = [500, 200, 200];
  const service = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ signature: request.headers['secondhand-signature'], body });
      response.writeHead(statuses[calls.length - 1] ?? 200).end();
    });
  });
  service.listen(0);
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const webhook = { url: `http://localhost:${port}/hook`, secret: 'a-secret-of-the-service' };
  const tasks = shipmentTasks(server.database, webhook);
  const runTasks = async () => {
    await server.database.query(sql`
      delete from outbox where task <> 'shipmentWebhook'`);
    await server.database.query(sql`update outbox set due_at = now() where done_at is null`);
    await dispatchOutbox(server.database, tasks, server.app.log);
  };

  const orderId = await payForShipping();
  await runTasks();
  await runTasks();
  expect(calls).toHaveLength(2);
  expect(JSON.parse(calls[1]!.body)).toMatchObject({
    ...{ type: 'order.awaitingShipment', orderId, productName: 'Field watch', address },
    ...{ price: 100_000, shippingPrice: 1_250, currency: 'usd', phoneNumber: '01712345678' },
  });
  const [, time] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(String(calls[1]!.signature))!;
  expect(calls[1]!.signature).toBe(
    signatureOf(calls[1]!.body, webhook.secret, new Date(Number(time) * 1000)),
  );
  const corrected = { ...address, line1: 'House 8' };
  await send(orderId, buyer, { type: 'buyer.changeAddress', address: corrected });
  await send(orderId, seller, { type: 'seller.ship', ...parcel });
  await runTasks();
  expect(calls).toHaveLength(2);
  service.close();
});
