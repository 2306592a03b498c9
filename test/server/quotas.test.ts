import { addCategory, addUser, newProduct, storeOrder, storeProduct } from './support/records';
import type { TestResponse } from './support/call-server';
import { setUpUsers, setUpTestServer } from './support/set-up-test-server';

const server = setUpTestServer({
  limits: { openBookings: 2, listingsPerDay: 3, advertisements: 2 },
});
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
});

const store = () => storeProduct(server.database, { seller, categoryId });
const storeSeveral = (count: number) => Promise.all(Array.from({ length: count }, store));

const book = (productId: string) =>
  server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
  });

/** Toggles the advertisement: the body has the state before the call. */
const advertise = (productId: string, isAdvertised = false) =>
  server.call('PUT', `/api/products/advertise/${productId}`, {
    token: seller.token,
    body: { advertise: isAdvertised },
  });

const add = () =>
  server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...newProduct, category: categoryId },
  });

const countAccepted = (responses: TestResponse[]) =>
  responses.filter(({ body }) => body.acknowledged).length;

describe('open bookings', () => {
  const message =
    'You have 2 unpaid bookings, which is the limit. Please pay for one of them in My Orders first.';

  test('are limited, also for simultaneous requests', async () => {
    const products = await storeSeveral(12);
    const responses = await Promise.all(products.map(book));
    expect(countAccepted(responses)).toBe(2);
    const rejected = responses.filter(({ body }) => !body.acknowledged);
    expect(rejected.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(10).fill({ status: 200, body: { message } }),
    );
  });

  test('no longer count once paid or cancelled', async () => {
    for (const paid of [true, true, false]) {
      await storeOrder(server.database, { productId: await store(), buyer, paid });
    }
    const booking = await book(await store());
    expect(booking.body).toMatchObject({ acknowledged: true });
    expect((await book(await store())).body).toEqual({ message });
    await server.call('POST', `/api/sales/${booking.body.insertedId}/events`, {
      token: buyer.token,
      body: { type: 'buyer.cancel' },
    });
    expect((await book(await store())).body).toMatchObject({ acknowledged: true });
  });

  test('at the limit, booking the same product again returns the booking, and the message about a product that another buyer has booked says so', async () => {
    const [first = '', second = '', bookedByAnother = ''] = await storeSeveral(3);
    const response = await book(first);
    await book(second);
    expect((await book(first)).body).toEqual(response.body);
    const another = await addUser(server.database, 'buyer');
    await storeOrder(server.database, { productId: bookedByAnother, buyer: another });
    expect((await book(bookedByAnother)).body).toEqual({
      message: 'This product has already been booked by another buyer.',
    });
  });

  test('count per buyer', async () => {
    await Promise.all((await storeSeveral(2)).map(book));
    Object.assign(buyer, await addUser(server.database, 'buyer'));
    expect((await book(await store())).body).toMatchObject({ acknowledged: true });
  });
});

test("a seller's new products per day are limited, also for simultaneous requests", async () => {
  const responses = await Promise.all(Array.from({ length: 9 }, add));
  expect(countAccepted(responses)).toBe(3);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(6);
  const rejected = await add();
  expect(rejected.body).toEqual({
    message:
      'You have added 3 products in 24 hours, which is the daily limit. Please add this one tomorrow.',
  });
  const seconds = Number(rejected.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(23 * 3600);
  expect(seconds).toBeLessThanOrEqual(24 * 3600);
  await server.database.runScript(
    `update products set created_at = created_at - interval '25 hours'`,
  );
  expect((await add()).body).toMatchObject({ acknowledged: true });
});

test('deleted products count towards the daily limit', async () => {
  const added = await Promise.all(Array.from({ length: 2 }, add));
  const [first, second] = added.map(({ body }) => String(body.insertedId));
  // An ordered product remains after deletion, and is counted once.
  const { body } = await book(second!);
  await server.call('POST', `/api/sales/${body.insertedId}/events`, {
    token: buyer.token,
    body: { type: 'buyer.cancel' },
  });
  for (const id of [first, second]) {
    const { body } = await server.call('DELETE', `/api/products/${id}`, { token: seller.token });
    expect(body).toEqual({ acknowledged: true, deletedCount: 1 });
  }
  expect((await add()).body).toMatchObject({ acknowledged: true });
  expect((await add()).status).toBe(409);
});

describe('advertisements', () => {
  const message = 'You have 2 advertisements, which is the limit. Please remove one of them first.';

  test('are limited per seller, also for simultaneous requests', async () => {
    const products = await storeSeveral(8);
    const responses = await Promise.all(products.map((id) => advertise(id)));
    expect(countAccepted(responses)).toBe(2);
    const rejected = responses.filter(({ status }) => status === 409);
    expect(rejected.map(({ body }) => body)).toEqual(Array(6).fill({ message }));
    const { body } = await server.call('GET', '/api/ads');
    expect(body.data).toHaveLength(2);
  });

  test('count once if a product is advertised twice, and no longer once they are removed or sold', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await storeSeveral(4);
    await advertise(first);
    await advertise(second);
    expect((await advertise(second)).body).toMatchObject({ modifiedCount: 1 });
    expect((await advertise(third)).body).toEqual({ message });
    expect((await advertise(first, true)).body).toMatchObject({ modifiedCount: 1 });
    expect((await advertise(third)).body).toMatchObject({ modifiedCount: 1 });
    await storeOrder(server.database, { productId: second, buyer, paid: true });
    expect((await advertise(fourth)).body).toMatchObject({ modifiedCount: 1 });
  });
});
