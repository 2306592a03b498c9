import { sql } from '../../../../src/server/database/sql';
import { addCategory, addUser, newProduct, storeOrder, storeProduct } from '../../support/records';
import type { TestResponse } from '../../support/call-server';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer({
  limits: { openBookings: 2, listingsPerDay: 3, advertisements: 2 },
});
const { seller, rival, buyer } = setUpUsers(server, {
  seller: 'seller',
  rival: 'seller',
  buyer: 'buyer',
});
let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
});

const storeListing = () => storeProduct(server.database, { seller, categoryId });
const storeSeveral = (count: number) => Promise.all(Array.from({ length: count }, storeListing));

const bookProduct = (productId: string) =>
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

const addProduct = () =>
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
    const responses = await Promise.all(products.map(bookProduct));
    expect(countAccepted(responses)).toBe(2);
    const rejected = responses.filter(({ body }) => !body.acknowledged);
    expect(rejected.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(10).fill({ status: 200, body: { message } }),
    );
  });

  test('do not keep a buyer from booking a watch that is reserved for them', async () => {
    const [reserved, ...others] = await storeSeveral(3);
    for (const productId of others) await storeOrder(server.database, { productId, buyer });
    await storeOrder(server.database, { productId: reserved!, buyer, state: 'reserved' });
    expect((await bookProduct(await storeListing())).body).toEqual({ message });
    expect((await bookProduct(reserved!)).body).toMatchObject({ acknowledged: true });
  });

  test('no longer count once paid or cancelled', async () => {
    for (const paid of [true, true, false]) {
      await storeOrder(server.database, { productId: await storeListing(), buyer, paid });
    }
    const booking = await bookProduct(await storeListing());
    expect(booking.body).toMatchObject({ acknowledged: true });
    expect((await bookProduct(await storeListing())).body).toEqual({ message });
    await server.call('POST', `/api/sales/${booking.body.insertedId}/events`, {
      token: buyer.token,
      body: { type: 'buyer.cancel' },
    });
    expect((await bookProduct(await storeListing())).body).toMatchObject({ acknowledged: true });
  });

  test('at the limit do not change the response for a product that is already booked', async () => {
    const [first = '', second = '', bookedByAnother = ''] = await storeSeveral(3);
    const response = await bookProduct(first);
    await bookProduct(second);
    expect((await bookProduct(first)).body).toEqual(response.body);
    const another = await addUser(server.database, 'buyer');
    await storeOrder(server.database, { productId: bookedByAnother, buyer: another });
    expect((await bookProduct(bookedByAnother)).body).toEqual({
      message: 'This watch has already been booked by another buyer.',
    });
  });

  test('count per buyer', async () => {
    await Promise.all((await storeSeveral(2)).map(bookProduct));
    Object.assign(buyer, await addUser(server.database, 'buyer'));
    expect((await bookProduct(await storeListing())).body).toMatchObject({ acknowledged: true });
  });
});

test("a seller's new products per day are limited, also for simultaneous requests", async () => {
  await storeProduct(server.database, { seller: rival, categoryId });
  const responses = await Promise.all(Array.from({ length: 9 }, addProduct));
  expect(countAccepted(responses)).toBe(3);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(6);
  const rejected = await addProduct();
  expect(rejected.body).toEqual({
    message:
      'You have added 3 watches in 24 hours, which is the daily limit. Please add this one tomorrow.',
  });
  const seconds = Number(rejected.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(23 * 3600);
  expect(seconds).toBeLessThanOrEqual(24 * 3600);
  await server.database.runScript(
    `update products set created_at = created_at - interval '25 hours'`,
  );
  expect((await addProduct()).body).toMatchObject({ acknowledged: true });
});

test('deleted products count towards the daily limit', async () => {
  await server.database.query(sql`
    insert into deleted_products (id, category_id, seller_id, listed_at)
    values ('of-rival', ${categoryId}, ${rival.id}, now()),
      ('old', ${categoryId}, ${seller.id}, now() - interval '25 hours')`);
  const added = await Promise.all(Array.from({ length: 2 }, addProduct));
  const [first, second] = added.map(({ body }) => String(body.insertedId));
  // An ordered product remains after deletion, and is counted once.
  const { body } = await bookProduct(second!);
  await server.call('POST', `/api/sales/${body.insertedId}/events`, {
    token: buyer.token,
    body: { type: 'buyer.cancel' },
  });
  for (const id of [first, second]) {
    const { body } = await server.call('DELETE', `/api/products/${id}`, { token: seller.token });
    expect(body).toEqual({ acknowledged: true, deletedCount: 1 });
  }
  expect((await addProduct()).body).toMatchObject({ acknowledged: true });
  expect((await addProduct()).status).toBe(409);
});

describe('advertisements', () => {
  const pause = (id: string) =>
    server.database.query(sql`
      update products set listed = false, unlisted_because = 'paused' where id = ${id}`);
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

  test('count once if a product is advertised twice, and no longer after it is removed or sold', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await storeSeveral(4);
    await storeProduct(server.database, { seller: rival, categoryId, advertise: true });
    const pausedByRival = await storeProduct(server.database, {
      ...{ seller: rival, categoryId, advertise: true },
    });
    await pause(pausedByRival);
    await pause(await storeListing());
    await advertise(first);
    await advertise(second);
    expect((await advertise(second)).body).toMatchObject({ modifiedCount: 1 });
    expect((await advertise(third)).body).toEqual({ message });
    await pause(first);
    expect((await advertise(first)).body).toMatchObject({ modifiedCount: 1 });
    expect((await advertise(first, true)).body).toMatchObject({ modifiedCount: 1 });
    expect((await advertise(third)).body).toMatchObject({ modifiedCount: 1 });
    await storeOrder(server.database, { productId: second, buyer, paid: true });
    expect((await advertise(fourth)).body).toMatchObject({ modifiedCount: 1 });
  });
});
