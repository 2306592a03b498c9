import type { ListingChangeResults } from '../../../../src/contract/selling/listing-changes';
import { sql } from '../../../../src/server/database/sql';
import { addCategory, addUser, storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer({ limits: { advertisements: 2 } });
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
});

const storeListing = (product: Partial<Parameters<typeof storeProduct>[1]> = {}) =>
  storeProduct(server.database, { seller, categoryId, ...product });

const sendChanges = (body: object, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/listings/changes', { token: seller.token, body, headers });

/** The outcome of each product, in the order of the ids. */
async function changeListings(action: string, ids: string[]) {
  const { status, body } = await sendChanges({ action, ids });
  expect(status).toBe(200);
  const { results } = body as ListingChangeResults;
  return ids.map((id) => results.find((result) => result.id === id)?.outcome);
}

async function countAdvertised(): Promise<number> {
  const rows = await server.database.query(sql`select id from products where advertise`);
  return rows.length;
}

test('a seller can advertise only as many products as the quota allows', async () => {
  const ids = [await storeListing(), await storeListing(), await storeListing()];
  const outcomes = await changeListings('advertise', ids);
  expect(outcomes.sort()).toEqual(['changed', 'changed', 'rejected']);
  expect(await countAdvertised()).toBe(2);
});

test('a repeated change has no effect', async () => {
  const id = await storeListing();
  expect(await changeListings('advertise', [id, id])).toEqual(['changed', 'changed']);
  expect(await changeListings('advertise', [id])).toEqual(['unchanged']);
  expect(await changeListings('withdraw', [id])).toEqual(['changed']);
  expect(await changeListings('withdraw', [id])).toEqual(['unchanged']);
});

test('a retry with the same idempotency key gets the same response', async () => {
  const body = { action: 'delete', ids: [await storeListing()] };
  const headers = { 'idempotency-key': 'deletion' };
  const first = await sendChanges(body, headers);
  expect(first.body).toMatchObject({ results: [{ outcome: 'changed' }] });
  expect((await sendChanges(body, headers)).body).toEqual(first.body);
});

test("products are deleted unless they are booked or another seller's", async () => {
  const [free, booked] = [await storeListing(), await storeListing()];
  await storeOrder(server.database, { productId: booked, buyer });
  const otherSellersListing = await storeListing({
    seller: await addUser(server.database, 'seller'),
  });
  expect(await changeListings('delete', [free, booked, otherSellersListing, 'none'])).toEqual([
    'changed',
    'rejected',
    'rejected',
    'rejected',
  ]);
  const rows = await server.database.query<{ id: string }>(sql`select id from products`);
  expect(rows.map(({ id }) => id).sort()).toEqual([booked, otherSellersListing].sort());
});

const readPrices = async () => {
  const rows = await server.database.query<{ price: string }>(sql`
    select selling_price as price from products order by id`);
  return rows.map(({ price }) => price);
};

test('prices are changed unless the seller has seen another price or the product is booked', async () => {
  const ids = [await storeListing(), await storeListing(), await storeListing()].sort();
  await server.database.query(sql`
    update products set selling_price = '$999' where id = ${ids[1]}`);
  await storeOrder(server.database, { productId: ids[2]!, buyer });
  const prices = ids.map((id) => ({ id, from: '$1,250.50', to: '$1,100' }));
  const { body } = await sendChanges({ action: 'changePrice', prices });
  expect(body).toMatchObject({
    results: [
      { id: ids[0], outcome: 'changed' },
      { id: ids[1], outcome: 'rejected', message: 'Its price was changed in the meantime.' },
      { id: ids[2], outcome: 'rejected' },
    ],
  });
  expect(await readPrices()).toEqual(['$1,100', '$999', '$1,250.50']);
});

test('products are paused and resumed unless they are booked', async () => {
  const [free, booked] = [await storeListing(), await storeListing()];
  await storeOrder(server.database, { productId: booked, buyer });
  expect(await changeListings('pause', [free, booked])).toEqual(['changed', 'rejected']);
  expect(await changeListings('advertise', [free])).toEqual(['rejected']);
  expect(await changeListings('resume', [free])).toEqual(['changed']);
});

test.each([
  ['booked', undefined],
  ['sold', 'completed'],
] as const)(
  'a change of a product that is %s is rejected with a message that gives this reason',
  async (reason, state) => {
    const id = await storeListing();
    await storeOrder(server.database, { productId: id, buyer, ...(state && { state }) });
    const prices = [{ id, from: '$1,250.50', to: '$1,100' }];
    for (const body of [
      { action: 'changePrice', prices },
      ...['advertise', 'pause', 'delete'].map((action) => ({ action, ids: [id] })),
    ]) {
      const message = expect.stringMatching(new RegExp(`^(It|This watch) is ${reason}\\b`));
      expect((await sendChanges(body)).body.results).toEqual([
        { id, outcome: 'rejected', message },
      ]);
    }
  },
);

test('a draft can be deleted, but not advertised', async () => {
  const id = '6f1e1d6e-5d0c-4c6c-9f0a-2f6f0a7b1c11';
  const body = { revision: 0, texts: {}, photos: [] };
  await server.call('PUT', `/api/product-drafts/${id}`, { token: seller.token, body });
  expect(await changeListings('advertise', [id])).toEqual(['rejected']);
  expect(await changeListings('delete', [id])).toEqual(['changed']);
});

test('a booked product is not advertised', async () => {
  const booked = await storeListing();
  await storeOrder(server.database, { productId: booked, buyer });
  expect(await changeListings('advertise', [booked])).toEqual(['rejected']);
});

test.each([
  { action: 'delete', ids: [] },
  { action: 'delete', ids: Array.from({ length: 501 }, (_, index) => `id-${index}`) },
  { action: 'give away', ids: ['id'] },
  { action: 'changePrice', prices: [{ id: 'id', from: '$1', to: 'make an offer' }] },
])('the invalid request %j is rejected', async (body) => {
  expect((await sendChanges(body)).status).toBe(400);
});
