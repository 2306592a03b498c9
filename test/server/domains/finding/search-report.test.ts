import { sql } from '../../../../src/server/database/sql';
import { deleteExpiredRows } from '../../../../src/server/background/retention';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { addCategory, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { admin, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  seller: 'seller',
  buyer: 'buyer',
});

const search = (text: string, filters = '') =>
  server.call('GET', `/api/search?text=${encodeURIComponent(text)}${filters}`);
const openResultOf = (text: string) => server.call('POST', '/api/search-opens', { body: { text } });
const readReport = async () =>
  (await server.call('GET', '/api/search-report', { token: admin.token })).body;

async function listWatch(productName: string): Promise<string> {
  const categoryId = await addCategory(server.database);
  const id = await storeProduct(server.database, { seller, categoryId, productName });
  await indexProducts(server.database);
  return id;
}

test('searches without a result or a click are counted, but not who searched', async () => {
  await listWatch('Vestrel Panda');
  await search('Vestrel');
  await openResultOf('vestrel');
  await search('panda');
  await search('PANDA ');
  await search('xylophone watch');
  await search('call me 01712345678');
  await search('never', '&verified=1');
  const { searches, builtInWords } = await readReport();
  expect(searches).toEqual([
    { text: 'panda', searches: 2, results: 1, opened: 0 },
    { text: 'xylophone watch', searches: 1, results: 0, opened: 0 },
  ]);
  expect(builtInWords).toContain('reverse panda =>');
  const columns = await server.database.query<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'search_counts'`);
  expect(columns.map(({ name }) => name).sort()).toEqual([
    'day',
    'opened',
    'results',
    'searches',
    'text',
  ]);
});

test('counts are deleted after 30 days', async () => {
  await search('panda');
  await readReport();
  await server.database.query(sql`update search_counts set day = day - 30`);
  expect((await readReport()).searches).toEqual([]);
  await deleteExpiredRows(server.database);
  expect(await server.database.query(sql`select from search_counts`)).toEqual([]);
});

test('an admin gives words a meaning, which the next search uses', async () => {
  const id = await listWatch('Rolex GMT-Master II');
  const searched = async () =>
    (await search('trackman')).body.products.map((product: { _id: string }) => product._id);
  expect(await searched()).toEqual([]);
  const change = (searchWords: string, token: string | undefined = admin.token) =>
    server.call('PUT', '/api/settings', { token, body: { searchWords } });
  expect((await change('trackman')).body.message).toMatch(/“trackman” must be like/);
  expect((await change('a => b', buyer.token)).status).toBe(403);
  expect((await change('trackman => gmt master\npepsi =>')).body).toMatchObject({
    modifiedCount: 1,
  });
  expect(await searched()).toEqual([id]);
  expect((await search('pepsi')).body.products).toEqual([]);
});

test('an admin adds places, near which watches are found', async () => {
  const categoryId = await addCategory(server.database);
  const id = await storeProduct(server.database, { seller, categoryId });
  await server.database.query(sql`update products set location = 'Pallabi' where id = ${id}`);
  await indexProducts(server.database);
  expect((await readReport()).unknownPlaces).toEqual(['Pallabi']);
  const near = async (place: string) =>
    (await server.call('GET', `/api/search?within=10&near=${place}`)).body;
  expect((await near('Dhaka')).products).toEqual([]);
  const change = (places: string) =>
    server.call('PUT', '/api/settings', { token: admin.token, body: { places } });
  for (const line of ['Pallabi', 'Pallabi, Bangladesh, 123, 90', 'Pallabi, Bangladesh, 23,8, 90']) {
    expect((await change(line)).body.message).toContain(`“${line}” must be like “Savar`);
  }
  expect((await change('Mirpur 12 | Pallabi, Bangladesh, 23.83, 90.364')).status).toBe(200);
  expect(await near('Dhaka')).toMatchObject({ products: [{ _id: id }], distances: { [id]: 8 } });
  expect((await readReport()).unknownPlaces).toEqual([]);
  expect((await near('pallabi')).distances).toEqual({ [id]: 0 });
  const { body: places } = await server.call('GET', '/api/places');
  expect(places).toContainEqual({
    names: ['Mirpur 12', 'Pallabi'],
    country: 'Bangladesh',
    latitude: 23.83,
    longitude: 90.36,
  });
  expect((await change('')).status).toBe(200);
  expect((await near('Dhaka')).products).toEqual([]);
});
