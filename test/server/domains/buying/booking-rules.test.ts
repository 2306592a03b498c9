import { setGoodsWords } from '../../../../src/contract/website/goods-words';
import { sql } from '../../../../src/server/database/sql';
import { defaultLimits } from '../../../../src/server/environment/limits';
import { reserveProduct } from '../../../../src/server/domains/payments/order-payments.sql';
import { lockBookableProduct } from '../../../../src/server/domains/buying/bookings.sql';
import { blockUser } from '../../../../src/server/domains/accounts/user-blocks.sql';
import { addUser, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer({
  limits: { openBookings: 10, bookingsPerDay: 3, rebookingDays: 5 },
});
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });

const storeProductOfSeller = () => storeProduct(server.database, { seller });

async function book(productId: string, by: TestUser = buyer): Promise<Record<string, unknown>> {
  const { body } = await server.call('POST', '/api/book-product', {
    token: by.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
  });
  return body;
}

const cancel = ({ insertedId }: Record<string, unknown>, by: TestUser = buyer) =>
  server.call('POST', `/api/sales/${String(insertedId)}/events`, {
    token: by.token,
    body: by === buyer ? { type: 'buyer.cancel' } : { type: 'seller.cancel', reason: 'It broke.' },
  });

const pay = (productId: string) =>
  server.call('POST', '/api/create-payment-intent', { token: buyer.token, body: { productId } });

const time = String.raw`[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M UTC`;
const endedMessage = new RegExp(
  `^You didn't pay for your last booking of this watch. You can book it again from ${time}, or pay for it now.$`,
);
const dailyMessage = new RegExp(
  `^You have made 3 bookings in 24 hours, which is the limit. You can book again from ${time}.$`,
);

/** Moves the end of all bookings into the past. */
const moveEndsBack = (interval: string) =>
  server.database.query(sql`update orders set ended_at = ended_at - ${interval}::interval`);

test('a product whose price is no amount cannot be booked', async () => {
  const productId = await storeProduct(server.database, { seller, sellingPrice: 'make an offer' });
  expect(await book(productId)).toEqual({
    message: "The price of this watch is on request, so it can't be booked. Please ask the seller.",
  });
});

test('a rejection names what the shop sells', async () => {
  const productId = await storeProduct(server.database, { seller, sellingPrice: 'make an offer' });
  setGoodsWords({ goodsSingular: 'pocket watch', goodsPlural: 'pocket watches' });
  try {
    expect(await book(productId)).toEqual({
      message:
        "The price of this pocket watch is on request, so it can't be booked. Please ask the seller.",
    });
  } finally {
    setGoodsWords();
  }
});

test('the reason of a cancellation before the payment shows no contact details', async () => {
  const booked = await book(await storeProductOfSeller());
  const path = `/api/sales/${String(booked.insertedId)}`;
  const reason = 'Cheaper without the shop: 01712345678';
  const body = { type: 'seller.cancel', reason };
  expect((await server.call('POST', `${path}/events`, { token: seller.token, body })).status).toBe(
    200,
  );
  const { body: sale } = await server.call('GET', path, { token: buyer.token });
  expect(JSON.stringify(sale)).toContain('Cheaper without the shop: [hidden]');
});

test.each(['0', '$0.49', '$1,000,000'])(
  'a product for %s, which no card can pay, cannot be booked',
  async (sellingPrice) => {
    const productId = await storeProduct(server.database, { seller, sellingPrice });
    expect(await book(productId)).toEqual({
      message: "This can't be paid by card: cards pay from $0.50 to $999,999.99.",
    });
  },
);

test('a buyer whose account is deleted during the booking gets no product', async () => {
  const productId = await storeProductOfSeller();
  const lock = () =>
    server.database.transaction((tx) => lockBookableProduct(tx, productId, buyer.id));
  expect(await lock()).toMatchObject({ sellerId: seller.id });
  await server.database.query(sql`update users set deleted_at = now() where id = ${buyer.id}`);
  expect(await lock()).toBeUndefined();
});

describe('after a booking that ended without a payment', () => {
  test.each([
    ['the buyer', () => buyer],
    ['the seller', () => seller],
  ])('which %s cancelled, the buyer can book the product again after 5 days', async (_who, by) => {
    const productId = await storeProductOfSeller();
    await cancel(await book(productId), by());
    expect(await book(productId)).toEqual({ message: expect.stringMatching(endedMessage) });
    await moveEndsBack('4 days 23 hours');
    expect(await book(productId)).toEqual({ message: expect.stringMatching(endedMessage) });
    await moveEndsBack('1 hour');
    expect(await book(productId)).toMatchObject({ acknowledged: true });
  });

  test('the buyer can pay for the product at once, and its order has the time from which they can book it again', async () => {
    const productId = await storeProductOfSeller();
    await cancel(await book(productId));
    const { body: order } = await server.call('GET', `/api/orders/${productId}`, buyer);
    expect(order).toMatchObject({ state: 'open', bookableFrom: expect.any(String) });
    const days = (Date.parse(order.bookableFrom) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(4.9);
    expect(days).toBeLessThanOrEqual(5);
    expect((await pay(productId)).status).toBe(200);
  });

  test('a buyer who had paid can book the product again at once', async () => {
    const productId = await storeProductOfSeller();
    await book(productId);
    await server.database.query(sql`
      update orders set state = 'refunded', paid_at = now(), ended_at = now(), holding = false`);
    expect(await book(productId)).toMatchObject({ acknowledged: true });
  });

  test('other products and other buyers are not affected', async () => {
    const [productId, other] = [await storeProductOfSeller(), await storeProductOfSeller()];
    await cancel(await book(productId));
    expect(await book(other)).toMatchObject({ acknowledged: true });
    const otherBuyer = await addUser(server.database, 'buyer');
    expect(await book(productId, otherBuyer)).toMatchObject({ acknowledged: true });
  });

  test('a buyer cannot book the product again at the moment of the cancellation', async () => {
    for (let round = 0; round < 3; round += 1) {
      const productId = await storeProductOfSeller();
      const booking = await book(productId);
      const [secondResponse] = await Promise.all([book(productId), cancel(booking)]);
      // The repeated booking came first, or was rejected.
      if (secondResponse['insertedId']) expect(secondResponse).toEqual(booking);
      else expect(secondResponse).toEqual({ message: expect.stringMatching(endedMessage) });
    }
  });
});

describe('a buyer whom the seller has blocked', () => {
  const message = "This seller doesn't accept bookings from you.";
  const block = (blocker: TestUser, blocked: TestUser) =>
    blockUser(server.database, { blockerId: blocker.id, blockedId: blocked.id });

  test('can neither book nor pay', async () => {
    const productId = await storeProductOfSeller();
    await block(seller, buyer);
    expect(await book(productId)).toEqual({ message });
    expect(await pay(productId)).toMatchObject({ status: 409, body: { message } });
    const order = await server.call('GET', `/api/orders/${productId}`, buyer);
    expect(order).toMatchObject({ status: 409, body: { message } });
    const otherBuyer = await addUser(server.database, 'buyer');
    expect(await book(productId, otherBuyer)).toMatchObject({ acknowledged: true });
  });

  test('cannot pay for an earlier booking', async () => {
    const productId = await storeProductOfSeller();
    await book(productId);
    await block(seller, buyer);
    expect(await pay(productId)).toMatchObject({ status: 409, body: { message } });
  });

  test('is not charged for a payment that they began before', async () => {
    const productId = await storeProductOfSeller();
    await pay(productId);
    await block(seller, buyer);
    const [payment] = await server.database.query<{ id: string }>(sql`
      select intent_id as id from payments where buyer_id = ${buyer.id}`);
    const outcome = await server.database.transaction((tx) =>
      reserveProduct(tx, payment!.id, defaultLimits),
    );
    expect(outcome).toBe('unavailable');
  });

  test('can book the products of other sellers, and of those whom they have blocked', async () => {
    const productId = await storeProductOfSeller();
    await block(await addUser(server.database, 'seller'), buyer);
    await block(buyer, seller);
    expect(await book(productId)).toMatchObject({ acknowledged: true });
  });
});

describe('the bookings of a buyer in 24 hours', () => {
  test('are limited, also for simultaneous requests', async () => {
    const products = await Promise.all(Array.from({ length: 8 }, storeProductOfSeller));
    const responses = await Promise.all(products.map((id) => book(id)));
    expect(responses.filter((response) => response['acknowledged'])).toHaveLength(3);
    for (const response of responses.filter(({ message }) => message !== undefined)) {
      expect(response).toEqual({ message: expect.stringMatching(dailyMessage) });
    }
  });

  test('include the cancelled ones, but not those of others, until 24 hours have passed', async () => {
    for (let count = 0; count < 3; count += 1)
      await cancel(await book(await storeProductOfSeller()));
    expect(await book(await storeProductOfSeller())).toEqual({
      message: expect.stringMatching(dailyMessage),
    });
    const other = await addUser(server.database, 'buyer');
    expect(await book(await storeProductOfSeller(), other)).toMatchObject({ acknowledged: true });
    await server.database.query(sql`update orders set created_at = now() - interval '24 hours'`);
    expect(await book(await storeProductOfSeller())).toMatchObject({ acknowledged: true });
  });
});
