import type { TestUser } from '../support/records';
import { setUpRaceServer } from './race-server';
import { race } from './race';
import { startPayment, authorize, intentsWithCall, deliverPaymentEvents } from './card-payment';
import {
  addOffer,
  addUsers,
  atOnce,
  book,
  countStatuses,
  deleteProduct,
  paymentsOf,
  rowsOf,
  wish,
} from './market-calls';

const buyerCount = 50;

const server = setUpRaceServer();
let buyers: TestUser[];
beforeAll(async () => {
  buyers = await addUsers(server, buyerCount, 'buyer');
});

/** Starts the deletion first, or after some of the other requests. */
function withDeletion<Item, Result>(
  items: Item[],
  progress: number,
  action: (item: Item) => Promise<Result>,
  deletion: () => Promise<Result>,
): Promise<[Result, ...Result[]]> {
  const position = Math.floor(items.length * progress);
  const before = items.slice(0, position).map(action);
  const deleted = deletion();
  return Promise.all([deleted, ...before, ...items.slice(position).map(action)]);
}

race('a product is either deleted or booked when both are requested at once', async (progress) => {
  const offer = await addOffer(server);
  const [deletion, ...bookings] = await withDeletion(
    buyers,
    progress,
    (buyer) => book(server, buyer, offer.productId),
    () => deleteProduct(server, offer),
  );
  expect(countStatuses(bookings)).toEqual({ 200: buyerCount });
  const booked = bookings.filter(({ body }) => body.acknowledged);
  const { products, orders } = await rowsOf(server, offer.productId);
  if (deletion.status === 200) {
    expect(deletion.body.deletedCount).toBe(1);
    expect([booked, products, orders]).toEqual([[], [], []]);
  } else {
    expect(deletion.status).toBe(409);
    expect([booked, products, orders].map(({ length }) => length)).toEqual([1, 1, 1]);
  }
});

race('a product is either deleted or charged when both are requested at once', async (progress) => {
  const offer = await addOffer(server);
  const intentIds = await Promise.all(
    buyers.map((buyer) => authorize(server, buyer, offer.productId)),
  );
  const [[deletion], ...responses] = await withDeletion(
    intentIds,
    progress,
    (intentId) => deliverPaymentEvents(server, intentId),
    async () => [await deleteProduct(server, offer)],
  );
  expect(countStatuses(responses.flat())).toEqual({ 200: buyerCount * 4 });
  const charged = intentIds.filter((id) => server.stripe.statuses.get(id) === 'succeeded');
  expect(intentsWithCall(server, 'capture', intentIds)).toEqual(charged);
  const { orders } = await rowsOf(server, offer.productId);
  const statuses = await paymentsOf(server, intentIds);
  if (deletion!.status === 200) {
    expect([charged, orders]).toEqual([[], []]);
    expect(new Set(statuses)).toEqual(new Set(['cancelled']));
  } else {
    expect(deletion!.status).toBe(409);
    expect(orders).toMatchObject([{ intentId: charged[0], paid: true }]);
    expect(statuses.filter((status) => status === 'paid')).toHaveLength(1);
  }
});

race('a product that is being deleted cannot be paid', async (progress) => {
  const offer = await addOffer(server);
  const [deletion, ...responses] = await withDeletion(
    buyers,
    progress,
    (buyer) => startPayment(server, buyer, offer.productId),
    () => deleteProduct(server, offer),
  );
  expect(deletion.body.deletedCount).toBe(1);
  for (const { status, body } of responses) {
    expect([200, 404, 409]).toContain(status);
    expect(body).toEqual(
      status === 200
        ? { clientSecret: expect.any(String), amount: expect.any(Number), currency: 'usd' }
        : { message: expect.any(String) },
    );
  }
});

race('no wishlist entry outlives its product when both are written at once', async (progress) => {
  const offer = await addOffer(server);
  const [deletion, ...wishes] = await withDeletion(
    buyers,
    progress,
    (buyer) => wish(server, buyer, offer.productId),
    () => deleteProduct(server, offer),
  );
  expect(deletion.body.deletedCount).toBe(1);
  for (const { status } of wishes) expect([200, 404]).toContain(status);
  expect((await rowsOf(server, offer.productId)).wishes).toEqual([]);
});

race('a product deleted twice at once is deleted once', async () => {
  const offer = await addOffer(server);
  const deletions = await atOnce(5, () => deleteProduct(server, offer));
  expect(countStatuses(deletions)).toEqual({ 200: 5 });
  expect(deletions.filter(({ body }) => body.deletedCount === 1)).toHaveLength(1);
});

race('a product stays deleted when it is advertised at the same time', async (progress) => {
  const offer = await addOffer(server);
  const [deletion, ...advertisements] = await withDeletion(
    buyers.map((_buyer, index) => index % 2 === 0),
    progress,
    (advertise) =>
      server.call('PUT', `/api/products/advertise/${offer.productId}`, {
        token: offer.seller.token,
        body: { advertise },
      }),
    () => deleteProduct(server, offer),
  );
  expect(deletion).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  for (const { status, body } of advertisements) {
    expect([200, 404]).toContain(status);
    if (status === 200) expect([0, 1]).toContain(body.modifiedCount);
  }
  expect((await rowsOf(server, offer.productId)).products).toEqual([]);
  const { body } = await server.call('GET', '/api/ads');
  expect(body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(offer.productId);
});
