import { deleteExpiredRows } from '../../../../src/server/background/retention';
import { sql } from '../../../../src/server/database/sql';
import { eraseDueUsers } from '../../../../src/server/domains/privacy/erasure/erase-due-users';
import { addUser, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { cardFields, intentIdOf } from '../../support/stripe-double';
import { authorized, deliver, succeeded } from '../../support/stripe-events';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

async function book(by: TestUser, phoneNumber: string, productId?: string): Promise<string> {
  const product = productId ?? (await storeProduct(server.database, { seller }));
  const body = { productId: product, phoneNumber, meetingLocation: 'Station' };
  const response = await server.call('POST', '/api/book-product', { token: by.token, body });
  return response.body.insertedId;
}

/**
 * Returns the kinds of the order's flags, which are the same in the list and on the page. A flag marks for admins an
 * order whose buyer and seller may be the same person.
 */
async function readFlags(orderId: string) {
  const page = await server.call('GET', `/api/sales/${orderId}`, admin);
  const list = await server.call('GET', '/api/all-sales', admin);
  const row = list.body.find((sale: { orderId: string }) => sale.orderId === orderId);
  expect(row.flags).toEqual(page.body.flags);
  return page.body.flags.map(({ kind }: { kind: string }) => kind);
}

async function pay(by: TestUser, productId: string, number = '4242424242424242'): Promise<string> {
  const body = { productId, price: '1' };
  const started = await server.call('POST', '/api/create-payment-intent', { ...by, body });
  const { clientSecret } = started.body;
  await server.stripe.browserCall(clientSecret, 'confirm', cardFields({ number }));
  const intentId = intentIdOf(clientSecret);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: succeeded, intentId });
  const [order] = await server.database.query<{ id: string }>(sql`
    select id from orders where payment_intent_id = ${intentId}`);
  return order!.id;
}

async function storeOtherSellersProduct(): Promise<string> {
  const other = await addUser(server.database, 'seller');
  return storeProduct(server.database, { seller: other });
}

test("a booking with the product's phone number is flagged for admins only", async () => {
  const id = await book(buyer, '01700000000');
  expect(await readFlags(id)).toEqual(['samePhone']);
  for (const { token } of [buyer, seller]) {
    const { body } = await server.call('GET', `/api/sales/${id}`, { token });
    expect(body.flags).toBeUndefined();
  }
  const { body } = await server.call('GET', '/api/sales', seller);
  expect(body).toEqual([expect.not.objectContaining({ flags: expect.anything() })]);
});

test.each(['+880 1700-000000', 'Call 01700 000 000 (evenings)'])(
  'the phone number of a product that is written as %j is recognized',
  async (typed) => {
    const productId = await storeProduct(server.database, { seller });
    await server.database.query(sql`update products set mobile_number = ${typed}`);
    expect(await readFlags(await book(buyer, '01700000000', productId))).toEqual(['samePhone']);
  },
);

test('a booking with another number is flagged once the buyer changes it to that of the product', async () => {
  const id = await book(buyer, '01711111111');
  expect(await readFlags(id)).toEqual([]);
  const contact = { phoneNumber: '01700000000', meetingLocation: 'Station' };
  await server.call('POST', `/api/sales/${id}/events`, {
    token: buyer.token,
    body: { type: 'buyer.change', contact },
  });
  expect(await readFlags(id)).toEqual(['samePhone']);
});

test("a booking is flagged if the seller has booked another seller's product with its phone number", async () => {
  await server.call('POST', '/api/roles', { token: seller.token, body: { role: 'buyer' } });
  await book(seller, '01733333333', await storeOtherSellersProduct());
  expect(await readFlags(await book(buyer, '01744444444'))).toEqual([]);
  expect(await readFlags(await book(buyer, '01733333333'))).toEqual(['samePhone']);
});

test('a payment with a card that the seller has paid with is flagged, but not blocked', async () => {
  await server.call('POST', '/api/roles', { token: seller.token, body: { role: 'buyer' } });
  const sellersOrder = await pay(seller, await storeOtherSellersProduct());
  const id = await pay(buyer, await storeProduct(server.database, { seller }));
  expect(await readFlags(id)).toEqual(['sameCard']);
  expect(await readFlags(sellersOrder)).toEqual([]);
  const { body } = await server.call('GET', `/api/sales/${id}`, admin);
  expect(body.state).toBe('awaitingHandOver');
});

test("a payment is flagged when the seller later pays for another seller's product with the same card", async () => {
  const id = await pay(buyer, await storeProduct(server.database, { seller }));
  expect(await readFlags(id)).toEqual([]);
  await server.call('POST', '/api/roles', { token: seller.token, body: { role: 'buyer' } });
  await pay(seller, await storeOtherSellersProduct());
  expect(await readFlags(id)).toEqual(['sameCard']);
});

test('neither a card that the seller has not used nor a card that two buyers share is flagged', async () => {
  await server.call('POST', '/api/roles', { token: seller.token, body: { role: 'buyer' } });
  await pay(seller, await storeOtherSellersProduct(), '5555555555554444');
  const other = await addUser(server.database, 'buyer');
  const orders = [];
  for (const by of [buyer, other]) {
    orders.push(await pay(by, await storeProduct(server.database, { seller })));
  }
  await pay(seller, await storeOtherSellersProduct(), '5555555555554444');
  for (const id of orders) expect(await readFlags(id)).toEqual([]);
});

describe('card fingerprints and flags', () => {
  const countStored = async () => {
    const [row] = await server.database.query<{ cards: number; flags: number }>(sql`
      select (select count(*)::int from payments where card_fingerprint is not null) as cards,
        (select count(*)::int from order_flags) as flags`);
    return row;
  };
  beforeEach(async () => {
    const productId = await storeProduct(server.database, { seller });
    await book(buyer, '01700000000', productId);
    await pay(buyer, productId);
    expect(await countStored()).toEqual({ cards: 1, flags: 1 });
  });

  test('are removed after a year', async () => {
    await server.database.query(sql`
      update order_flags set flagged_at = now() - interval '364 days'`);
    await deleteExpiredRows(server.database);
    expect(await countStored()).toEqual({ cards: 1, flags: 1 });
    await server.database.query(sql`
      update order_flags set flagged_at = now() - interval '367 days'`);
    await server.database.query(sql`
      update payments set created_at = now() - interval '367 days'`);
    await deleteExpiredRows(server.database);
    expect(await countStored()).toEqual({ cards: 0, flags: 0 });
  });

  test('are not stored by an event that arrives after the deletion of the buyer', async () => {
    await server.call('DELETE', `/api/user/${buyer.id}`, admin);
    const [payment] = await server.database.query<{ intentId: string }>(sql`
      update payments set card_fingerprint = null returning intent_id as "intentId"`);
    await deliver(server, { type: succeeded, intentId: payment!.intentId });
    expect(await countStored()).toMatchObject({ cards: 0 });
  });

  test.each(['buyer', 'seller'] as const)(
    'are removed with the account of the %s',
    async (role) => {
      const { id } = { buyer, seller }[role];
      await server.call('DELETE', `/api/user/${id}`, admin);
      await server.database.query(sql`update orders set state = 'completed', ended_at = now()`);
      await eraseDueUsers(server.database);
      expect(await countStored()).toEqual({ cards: role === 'buyer' ? 0 : 1, flags: 0 });
    },
  );
});
