import { sql } from '../../../../../src/server/database/sql';
import { addCategory, newProduct, storeImport } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

const server = setUpTestServer({ limits: { listingsPerDay: 1, importedListingsPerDay: 3 } });
const { seller } = setUpUsers(server, { seller: 'seller' });

const startImport = async (count: number) => {
  const id = await storeImport(server.database, seller);
  await server.database.query(sql`
    update product_imports set product_count = ${count} where id = ${id}`);
  const path = `/api/product-imports/${id}/start`;
  return server.call('POST', path, { token: seller.token });
};

const finishImports = () =>
  server.database.query(sql`update product_imports set state = 'done', done_at = now()`);

test('the products that a seller imports in 24 hours are limited', async () => {
  expect((await startImport(2)).status).toBe(200);
  await finishImports();
  const { status, body } = await startImport(2);
  expect([status, body.message]).toEqual([
    409,
    'You can import 3 watches in 24 hours. Please import these tomorrow.',
  ]);
  await server.database.query(sql`
    update product_imports set done_at = now() - interval '25 hours' where state = 'done'`);
  await server.database.query(sql`delete from product_imports where state = 'checked'`);
  expect((await startImport(3)).status).toBe(200);
});

test('imported products do not count for the limit of added ones', async () => {
  const category = await addCategory(server.database);
  const addProduct = () =>
    server.call('POST', '/api/products', {
      token: seller.token,
      body: { ...newProduct, category },
    });
  expect((await addProduct()).status).toBe(200);
  expect((await addProduct()).status).toBe(409);
  await server.database.query(sql`update products set imported = true`);
  expect((await addProduct()).status).toBe(200);
});
