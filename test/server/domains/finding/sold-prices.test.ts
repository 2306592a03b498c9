import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { addCategory, storeOrder, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
});

interface Sale {
  cents: number;
  columns?: { reference?: string; model?: string; complete?: boolean };
  state?: 'completed' | 'refunded' | 'inspecting';
  days?: number;
}

/** Stores an Omega that was sold this many days after it was listed. */
async function sell({ cents, columns = {}, state = 'completed', days = 1 }: Sale) {
  const { database } = server;
  const productId = await storeProduct(database, { seller, categoryId, productName: 'Omega' });
  const orderId = await storeOrder(database, { productId, buyer, paid: true, state });
  const accessory = columns.complete ? 'Yes' : null;
  await database.query(sql`
    update products set reference_number = ${columns.reference ?? null}, listed = false,
      model = ${columns.model ?? null}, box = ${accessory}, papers = ${accessory},
      created_at = now() - ${days}::int * interval '1 day'
    where id = ${productId}`);
  await database.query(sql`
    update orders set payment_intent_id = 'intent-' || id where id = ${orderId}`);
  await database.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, status)
    values ('intent-' || ${orderId}::text, ${productId}, ${buyer.id}, ${cents}, 'paid')`);
}

const sellEach = async (prices: number[], sale: Partial<Sale> = {}) => {
  for (const cents of prices) await sell({ cents, ...sale });
  await indexProducts(server.database);
};

const readSoldPrices = async (query: Record<string, string>) => {
  const { status, body } = await server.call(
    'GET',
    `/api/sold-prices?${new URLSearchParams(query)}`,
    { token: seller.token },
  );
  expect(status).toBe(200);
  return body;
};

test('prices are those of the same reference number, else of the model, else of the brand in the category', async () => {
  await sellEach([100, 200, 300, 400, 900], { columns: { reference: '311.30.42', model: 'Moon' } });
  await sellEach([1_000, 2_000], { columns: { model: 'Moon' } });
  await sellEach([50_000]);
  const product = { productName: 'Omega', category: categoryId, model: 'moon' };
  expect((await readSoldPrices({ ...product, referenceNumber: '31130-42' })).prices).toEqual({
    basis: 'reference',
    sales: 5,
    median: 300,
    lowest: 100,
    highest: 900,
  });
  expect((await readSoldPrices({ ...product, referenceNumber: '116610LN' })).prices).toEqual({
    basis: 'model',
    sales: 7,
    median: 400,
    lowest: 100,
    highest: 2_000,
  });
  expect((await readSoldPrices({ brand: 'omega', category: categoryId })).prices).toEqual({
    basis: 'brand',
    sales: 8,
    median: 650,
    lowest: 100,
    highest: 50_000,
  });
});

test('a visitor of a product reads the prices of similar ones', async () => {
  await sellEach([100, 200, 300, 400, 500]);
  const id = await storeProduct(server.database, { seller, categoryId, productName: 'Omega' });
  await indexProducts(server.database);
  expect(await server.call('GET', `/api/product/${id}/sold-prices`)).toMatchObject({
    status: 200,
    body: { prices: { basis: 'brand', sales: 5, median: 300, lowest: 100, highest: 500 } },
  });
});

test('fewer than five completed sales are not reported', async () => {
  await sellEach([100, 200, 300, 400]);
  await sellEach([500, 600], { state: 'refunded' });
  await sellEach([700, 800], { state: 'inspecting' });
  expect(await readSoldPrices({ brand: 'Omega', category: categoryId })).toEqual({
    prices: null,
    speeds: [],
  });
  expect(await readSoldPrices({})).toEqual({ prices: null, speeds: [] });
});

test('an attribute that sold faster is reported once there are twenty sales with it and twenty without it', async () => {
  const cents = 100;
  const fast = { columns: { complete: true }, days: 3 };
  for (let count = 0; count < 19; count += 1) await sell({ cents, ...fast });
  for (let count = 0; count < 20; count += 1) await sell({ cents, days: 10 });
  expect((await readSoldPrices({})).speeds).toEqual([]);
  await sellEach([cents], fast);
  expect((await readSoldPrices({})).speeds).toEqual([
    { kind: 'boxAndPapers', percentFaster: 70, sales: 20 },
  ]);
});
