import type { ListingsPage } from '../../../../src/contract/selling/listing';
import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { addCategory, addUser, storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
});

const storeListing = (product: Partial<Parameters<typeof storeProduct>[1]> = {}) =>
  storeProduct(server.database, { seller, categoryId, ...product });

async function readListings(query = ''): Promise<ListingsPage> {
  const { status, body } = await server.call('GET', `/api/listings${query}`, {
    token: seller.token,
  });
  expect(status).toBe(200);
  return body as ListingsPage;
}
const namesOf = ({ listings }: ListingsPage) => listings.map(({ productName }) => productName);

/** Stores a product in each state, named as the state. */
async function storeProductInEachState() {
  await storeListing({ productName: 'forSale' });
  await storeOrder(server.database, {
    productId: await storeListing({ productName: 'booked' }),
    buyer,
  });
  const sold = await storeListing({ productName: 'sold' });
  await storeOrder(server.database, { productId: sold, buyer, paid: true });
  const refunded = await storeListing({ productName: 'refunded' });
  await storeOrder(server.database, { productId: refunded, buyer, state: 'refunded' });
  await server.database.query(sql`update products set listed = false where id = ${refunded}`);
}

test("the seller's own listings are returned, each with its state", async () => {
  await storeProductInEachState();
  const other = await addUser(server.database, 'seller');
  await storeListing({ seller: other, productName: 'Another shop' });
  const { listings, counts } = await readListings();
  expect(new Map(listings.map(({ productName, state }) => [productName, state]))).toEqual(
    new Map(listings.map(({ state }) => [state, state])),
  );
  expect(counts).toEqual({ draft: 0, forSale: 1, paused: 0, booked: 1, sold: 1, refunded: 1 });
});

test.each(['forSale', 'booked', 'sold', 'refunded'] as const)(
  'the filter %s returns the listings in this state, and the counts of all states',
  async (state) => {
    await storeProductInEachState();
    const page = await readListings(`?state=${state}`);
    expect(namesOf(page)).toEqual([state]);
    expect(page.counts).toMatchObject({ forSale: 1, booked: 1, sold: 1, refunded: 1 });
  },
);

test('a listing is found by parts of its name and of its reference number', async () => {
  await storeListing({ productName: 'Ómega Speedmaster' });
  const referenced = await storeListing({ productName: 'Rolex' });
  await server.database.query(sql`
    update products set reference_number = 'ST 105.012-66' where id = ${referenced}`);
  await indexProducts(server.database);
  expect(namesOf(await readListings('?text=omega+SPEED'))).toEqual(['Ómega Speedmaster']);
  expect(namesOf(await readListings('?text=105-012'))).toEqual(['Rolex']);
  const { listings, counts } = await readListings('?text=omega+105');
  expect([listings, counts.forSale]).toEqual([[], 0]);
});

test('listings are sorted by name or by price, those without an amount last', async () => {
  for (const [productName, sellingPrice] of [
    ['Beta', '$90'],
    ['Alpha', '$1,100'],
    ['Gamma', 'make an offer'],
  ] as const) {
    await storeListing({ productName, sellingPrice });
  }
  await indexProducts(server.database);
  expect(namesOf(await readListings('?sort=name'))).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(namesOf(await readListings('?sort=lowestPrice'))).toEqual(['Beta', 'Alpha', 'Gamma']);
  expect(namesOf(await readListings('?sort=highestPrice'))).toEqual(['Alpha', 'Beta', 'Gamma']);
});

test('a paused listing has the state paused, although it is not for sale', async () => {
  const id = await storeListing();
  await server.database.query(sql`
    update products set listed = false, unlisted_because = 'paused' where id = ${id}`);
  expect((await readListings()).listings).toMatchObject([{ _id: id, state: 'paused' }]);
});

test('drafts are listed, found and sorted among the products', async () => {
  await storeListing({ productName: 'Speedmaster' });
  await server.call('PUT', '/api/product-drafts/6f1e1d6e-5d0c-4c6c-9f0a-2f6f0a7b1c11', {
    token: seller.token,
    body: { revision: 0, texts: { productName: 'Aqua Terra' }, photos: [] },
  });
  const page = await readListings('?sort=name');
  expect(page.counts).toMatchObject({ draft: 1, forSale: 1 });
  expect(page.listings).toMatchObject([
    { productName: 'Aqua Terra', state: 'draft', image: '', location: '' },
    { productName: 'Speedmaster', state: 'forSale' },
  ]);
  expect(namesOf(await readListings('?text=aqua&state=draft'))).toEqual(['Aqua Terra']);
});

test.each(['Tissot Genève', 'ওমেগা', 'Apple Watch Series 5'])(
  'a draft named "%s" is found by its name',
  async (productName) => {
    await server.call('PUT', '/api/product-drafts/6f1e1d6e-5d0c-4c6c-9f0a-2f6f0a7b1c11', {
      token: seller.token,
      body: { revision: 0, texts: { productName }, photos: [] },
    });
    const page = await readListings(`?text=${encodeURIComponent(productName)}`);
    expect(namesOf(page)).toEqual([productName]);
  },
);

test('pages of fifty contain each listing once, and a page beyond the last one returns the last one', async () => {
  for (let count = 0; count < 51; count += 1) await storeListing();
  const [first, second, third] = [
    await readListings(),
    await readListings('?page=2'),
    await readListings('?page=3'),
  ];
  const ids = [first, second, third].map(({ listings }) => listings.map(({ _id }) => _id));
  expect(ids.map(({ length }) => length)).toEqual([50, 1, 1]);
  expect(new Set(ids.flat()).size).toBe(51);
  expect(third).toEqual(second);
});

test.each(['?page=0', '?page=x', '?state=lost', '?sort=random'])(
  '%s is rejected',
  async (query) => {
    const { status } = await server.call('GET', `/api/listings${query}`, { token: seller.token });
    expect(status).toBe(400);
  },
);
