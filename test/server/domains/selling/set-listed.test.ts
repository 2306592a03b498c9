import { sql } from '../../../../src/server/database/sql';
import { endDueAbsences } from '../../../../src/server/domains/selling/absences.sql';
import { addCategory, addUser, newProduct, storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});
let categoryId: string;
let id: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
  id = await storeProduct(server.database, { seller, categoryId, advertise: true });
});

const get = (path: string, token?: string) => server.call('GET', `/api${path}`, { token });
const setListed = (listed: boolean, product = id) =>
  server.call('PUT', `/api/listings/${product}/listed`, { token: seller.token, body: { listed } });
const setAwayUntil = (until: string | null) =>
  server.call('PUT', '/api/away', { token: seller.token, body: { until } });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const meeting = { phoneNumber: '01712345678', meetingLocation: 'Station' };
const book = (productId = id) =>
  server.call('POST', '/api/book-product', { token: buyer.token, body: { productId, ...meeting } });

async function advertisedIds(): Promise<string[]> {
  const { body } = await get('/ads');
  return (body.data as { _id: string }[]).map(({ _id }) => _id);
}
async function readUnlistedReason(product = id) {
  const { body } = await get(`/listings/${product}`, seller.token);
  return body.unlistedBecause;
}

test('a paused product is in no list and cannot be booked, and its page shows that it is paused', async () => {
  expect(await advertisedIds()).toEqual([id]);
  expect((await setListed(false)).body).toEqual({ acknowledged: true, modifiedCount: 1 });
  expect(await advertisedIds()).toEqual([]);
  expect((await get(`/seller/${seller.uid}/products`)).body).toEqual([]);
  expect((await get(`/product/${id}`)).body).toMatchObject({ sold: false, paused: true });
  expect((await book()).body).toEqual({ message: 'This watch is not for sale at the moment.' });
  expect((await get('/listings?state=paused', seller.token)).body.listings).toMatchObject([
    { _id: id, unlistedBecause: 'paused', state: 'paused' },
  ]);
});

test('a resumed product is listed and advertised as before', async () => {
  await setListed(false);
  expect((await setListed(true)).body.modifiedCount).toBe(1);
  expect(await advertisedIds()).toEqual([id]);
  expect((await book()).body.acknowledged).toBe(true);
});

test('repeated pauses and resumptions change nothing', async () => {
  expect((await setListed(true)).body.modifiedCount).toBe(0);
  await setListed(false);
  expect((await setListed(false)).body.modifiedCount).toBe(0);
});

test('a refunded product can be put up for sale again', async () => {
  await storeOrder(server.database, { productId: id, buyer, state: 'refunded' });
  await server.database.query(sql`update products set listed = false`);
  await server.database.query(sql`update orders set ended_at = now()`);
  expect((await setListed(true)).status).toBe(200);
  expect(await advertisedIds()).toEqual([id]);
});

test.each(['booked', 'awaitingHandOver', 'completed', 'refunding'] as const)(
  'a product whose order is %s is neither paused nor put up for sale',
  async (state) => {
    await storeOrder(server.database, { productId: id, buyer, state });
    expect((await setListed(false)).status).toBe(409);
    if (state !== 'booked') expect((await setListed(true)).status).toBe(409);
  },
);

test('while a seller is away, their products are hidden except the booked ones', async () => {
  const booked = await storeProduct(server.database, { seller, categoryId, advertise: true });
  await storeOrder(server.database, { productId: booked, buyer });
  const until = inDays(7);
  expect((await setAwayUntil(until)).body).toEqual({ until });
  expect((await get('/away', seller.token)).body).toEqual({ until });
  expect(await advertisedIds()).toEqual([booked]);
  expect((await get(`/product/${id}`)).body).toMatchObject({ sold: false, paused: true });
  expect((await setAwayUntil(null)).body).toEqual({ until: null });
  expect(await advertisedIds()).toHaveLength(2);
});

test('an absence begins and ends for one seller only', async () => {
  const [present, away] = [
    await addUser(server.database, 'seller'),
    await addUser(server.database, 'seller'),
  ];
  await storeProduct(server.database, { seller: present, categoryId });
  await storeProduct(server.database, { seller: away, categoryId });
  const set = (until: string | null, { token }: { token: string }) =>
    server.call('PUT', '/api/away', { token, body: { until } });
  const until = inDays(7);
  await set(until, away);
  await setAwayUntil(inDays(3));
  await setAwayUntil(null);
  expect((await get('/away', present.token)).body).toEqual({ until: null });
  expect((await get('/away', away.token)).body).toEqual({ until });
  const listed = await server.database.query<{ id: string }>(sql`
    select seller_id as id from products where listed`);
  expect(listed.map((product) => product.id).sort()).toEqual([seller.id, present.id].sort());
});

test('an absence ends at its time, and products that were paused before stay paused', async () => {
  const paused = await storeProduct(server.database, { seller, categoryId, advertise: true });
  await setListed(false, paused);
  await setAwayUntil(inDays(7));
  expect(await endDueAbsences(server.database)).toBe(0);
  await server.database.query(
    sql`update users set away_until = now() - interval '1 second' where id = ${seller.id}`,
  );
  expect(await endDueAbsences(server.database)).toBe(1);
  expect(await advertisedIds()).toEqual([id]);
  expect((await get('/away', seller.token)).body).toEqual({ until: null });
});

test('a booking that ends while the seller is away hides the product until their return', async () => {
  const orderId = (await book()).body.insertedId as string;
  await setAwayUntil(inDays(7));
  const { status } = await server.call('POST', `/api/sales/${orderId}/events`, {
    token: buyer.token,
    body: { type: 'buyer.cancel' },
  });
  expect(status).toBe(200);
  expect(await advertisedIds()).toEqual([]);
  expect(await readUnlistedReason()).toBe('away');
  await setAwayUntil(null);
  expect(await advertisedIds()).toEqual([id]);
});

test('a product that is paused during an absence stays paused after it', async () => {
  await setAwayUntil(inDays(7));
  await setListed(false);
  await setAwayUntil(null);
  expect(await readUnlistedReason()).toBe('paused');
});

test('during an absence nothing is put up for sale, and a new product is hidden', async () => {
  await setAwayUntil(inDays(7));
  expect(await setListed(true)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('You are away until') },
  });
  const body = { ...newProduct, category: categoryId };
  const added = await server.call('POST', '/api/products', { token: seller.token, body });
  expect(await readUnlistedReason(added.body.insertedId)).toBe('away');
});

test.each([
  ['in the past', inDays(-1), 'Please choose a day in the future.'],
  ['too far', inDays(200), 'Please choose a day within 180 days.'],
  ['that is not a time', 'soon', 'The time is not valid.'],
])('an absence until a time %s is rejected', async (_, until, message) => {
  expect(await setAwayUntil(until)).toMatchObject({ status: 400, body: { message } });
});

test("the end of a deleted seller's absence does not list their products again", async () => {
  await setAwayUntil(inDays(7));
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  await server.database.query(sql`update users set away_until = now() where id = ${seller.id}`);
  await endDueAbsences(server.database);
  expect(await advertisedIds()).toEqual([]);
});
