import { sql } from '../../../../src/server/database/sql';
import type { OrderEvent } from '../../../../src/contract/order.machine';
import { moveOrder } from '../../../../src/server/domains/buying/move-order';
import { findLedgerFaults } from '../../../../src/server/domains/payments/ledger-invariants.sql';
import { readLimits } from '../../support/read-limits';
import { payForOrder } from '../../support/pay-for-order';
import { addCategory, storeProduct, type TestUser } from '../../support/records';
import { readCsv } from '../../support/read-csv';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const rates = { rate: 800, fixed: 100, minimum: 0, maximum: null };
const setFees = (change: object = {}) =>
  server.call('PUT', '/api/settings', {
    token: admin.token,
    body: { fees: { currency: 'usd', taxRate: 1900, standard: rates, categories: {}, ...change } },
  });

async function book(categoryId?: string): Promise<{ productId: string; orderId: string }> {
  const productId = await storeProduct(server.database, {
    ...{ seller, sellingPrice: '$1,000.00' },
    ...(categoryId && { categoryId }),
  });
  const { body } = await server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
  });
  return { productId, orderId: body.insertedId };
}

const readOrder = async (orderId: string, by: TestUser = seller) =>
  (await server.call('GET', `/api/sales/${orderId}`, by)).body;

test('an order keeps the fee of the moment when it began', async () => {
  expect(await readOrder((await book()).orderId)).toMatchObject({ feeTerms: null });
  await setFees();
  const { orderId } = await book();
  await setFees({ standard: { ...rates, rate: 2_000 } });
  const feeTerms = { ...rates, currency: 'usd', taxRate: 1900 };
  expect(await readOrder(orderId)).toMatchObject({ feeTerms, feeDocuments: [] });
  expect(await readOrder(orderId, admin)).toMatchObject({ feeTerms });
  expect(await readOrder(orderId, buyer)).not.toHaveProperty('feeTerms');
});

test('a category can have a fee of its own, also for a payment without a booking', async () => {
  const categoryId = await addCategory(server.database);
  const own = { rate: 100, fixed: 0, minimum: 0, maximum: 500 };
  await setFees({ categories: { [categoryId]: own } });
  const feeTerms = { ...own, currency: 'usd', taxRate: 1900 };
  expect(await readOrder((await book(categoryId)).orderId)).toMatchObject({ feeTerms });
  const productId = await storeProduct(server.database, { seller, categoryId });
  await payForOrder(server, { productId, buyer });
  const [order] = await server.database.query<{ id: string }>(sql`
    select id from orders where product_id = ${productId}`);
  expect(await readOrder(order!.id)).toMatchObject({ feeTerms });
});

test.each([
  [{ standard: { ...rates, rate: 10_001 } }, 'A percentage must be from 0 to 100'],
  [{ standard: { ...rates, fixed: -1 } }, 'An amount must be a number of at least 0'],
  [{ standard: { ...rates, minimum: 2, maximum: 1 } }, 'The maximum must be at least the minimum.'],
  [{ currency: 'dollars' }, 'The currency is not valid.'],
])('a fee like %j is rejected', async (change, message) => {
  const { status, body } = await setFees(change);
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
});

test('a change of the fee is recorded once', async () => {
  await setFees();
  expect((await setFees()).body).toEqual({ acknowledged: true, modifiedCount: 0 });
  const { body } = await server.call('GET', '/api/audit-log', admin);
  expect(body).toEqual([
    expect.objectContaining({
      act: 'settings.change',
      before: { fees: expect.objectContaining({ taxRate: 0 }) },
      after: { fees: expect.objectContaining({ taxRate: 1900, standard: rates }) },
    }),
  ]);
});

const send = (orderId: string, ...events: OrderEvent[]) =>
  server.database.transaction(async (tx) => {
    for (const event of events) await moveOrder(tx, orderId, { event, times: readLimits({}) });
  });

/** Returns a paid order whose watch the buyer has got and can accept. */
async function receive(): Promise<string> {
  const { productId, orderId } = await book();
  await payForOrder(server, { productId, buyer });
  await send(orderId, { type: 'seller.claimHandOver' }, { type: 'buyer.receive' });
  return orderId;
}

const accept: OrderEvent = { type: 'buyer.accept' };
const readDocuments = async (orderId: string) => (await readOrder(orderId)).feeDocuments;

test('a completed sale owes the seller the price less the fee, and has an invoice for the fee', async () => {
  await setFees();
  const orderId = await receive();
  expect(await readDocuments(orderId)).toEqual([]);
  await send(orderId, accept);
  expect(await readOrder(orderId)).toMatchObject({
    payout: { state: 'owed', amount: 90_361 },
    feeDocuments: [{ number: 1, net: 8_100, tax: 1_539, taxRate: 1900, currency: 'usd' }],
  });
});

test('a refund after the sale has a credit note about the whole fee', async () => {
  await setFees();
  const orderId = await receive();
  await send(orderId, accept, { type: 'stripe.refunded' });
  expect(await readDocuments(orderId)).toMatchObject([
    { number: 1, net: 8_100, tax: 1_539 },
    { number: 2, net: -8_100, tax: -1_539 },
  ]);
  const fault = { name: 'The invoices of an order are not its fee', subjects: [orderId] };
  const findFaults = () => findLedgerFaults(server.database, readLimits({}));
  expect(await findFaults()).not.toContainEqual(fault);
  await server.database.query(sql`delete from fee_documents where number = 2`);
  expect(await findFaults()).toContainEqual(fault);
});

test('the books have a line for each invoice and credit note, and for each movement', async () => {
  await setFees();
  const orderId = await receive();
  await send(orderId, accept, { type: 'stripe.refunded' });
  const read = async (path: string) => readCsv((await server.call('GET', path, admin)).body);
  expect(await read('/api/fee-documents/export')).toEqual([
    expect.stringMatching(`^1,.*,invoice,${orderId},.*,81.00,15.39,19,96.39,USD$`),
    expect.stringMatching(`^2,.*,credit note,${orderId},.*,-81.00,-15.39,19,-96.39,USD$`),
  ]);
  const movements = await read('/api/ledger/export');
  expect(movements).toContainEqual(
    expect.stringMatching(`,fee,held/${orderId},commission,96.39,USD,${orderId},`),
  );
  expect(movements).toContainEqual(
    expect.stringMatching(`,feeReturned,commission,held/${orderId},`),
  );
});

test('a sale without a fee has no invoice', async () => {
  const orderId = await receive();
  await send(orderId, accept);
  expect(await readOrder(orderId)).toMatchObject({
    ...{ payout: { amount: 100_000 }, feeDocuments: [] },
  });
});

test('invoices are numbered without gaps, also if sales complete at once or are rolled back', async () => {
  await setFees();
  const orderIds = [await receive(), await receive(), await receive()];
  const failure = new Error('The connection is lost.');
  const failed = server.database.transaction(async (tx) => {
    await moveOrder(tx, orderIds[0]!, { event: accept, times: readLimits({}) });
    throw failure;
  });
  await expect(failed).rejects.toBe(failure);
  await Promise.all(orderIds.map((orderId) => send(orderId, accept)));
  const documents = await Promise.all(orderIds.map(readDocuments));
  expect(
    documents
      .flat()
      .map(({ number }) => number as number)
      .sort(),
  ).toEqual([1, 2, 3]);
});
