import { sql } from '../../src/server/database/sql';
import { addCategory, addUser, storeProduct } from './support/records';
import { setUpTestServer } from './support/set-up-test-server';

const server = setUpTestServer();

interface Entry {
  _id: string;
}

function nextPath(headers: Headers): string | undefined {
  const [, path] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
  return path;
}

/** Follows the `next` links of a list. */
async function readPages(path: string, token?: string): Promise<string[][]> {
  const { body, headers } = await server.call('GET', path, { token });
  const entries = (Array.isArray(body) ? body : body.data) as Entry[];
  const nextPage = nextPath(headers);
  const page = entries.map(({ _id }) => _id);
  return [page, ...(nextPage ? await readPages(nextPage, token) : [])];
}

async function storeProducts(count: number) {
  const seller = await addUser(server.database, 'seller');
  const categoryId = await addCategory(server.database);
  const productIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    productIds.push(await storeProduct(server.database, { seller, categoryId, advertise: true }));
  }
  return { seller, categoryId, productIds };
}

test('a short list without a limit is complete, newest first', async () => {
  const { seller, categoryId, productIds } = await storeProducts(3);
  const response = await server.call('GET', `/api/products/${categoryId}`, { token: seller.token });
  expect(nextPath(response.headers)).toBeUndefined();
  expect(response.body.map(({ _id }: Entry) => _id).sort()).toEqual([...productIds].sort());
});

test('the pages of every list contain each entry once', async () => {
  const { seller, categoryId, productIds } = await storeProducts(5);
  // Entries with the same timestamp must not be lost between two pages.
  await server.database.query(sql`update products set created_at = ${'2026-01-01T00:00:00.000Z'}`);
  const completeList = await server.call('GET', `/api/products/${categoryId}`, {
    token: seller.token,
  });
  const order = completeList.body.map(({ _id }: Entry) => _id);
  expect([...order].sort()).toEqual([...productIds].sort());
  for (const path of [
    '/api/ads',
    `/api/products/${categoryId}`,
    `/api/my-products/${seller.email}`,
  ]) {
    const pages = await readPages(`${path}?limit=2`, seller.token);
    expect(pages).toEqual([order.slice(0, 2), order.slice(2, 4), order.slice(4)]);
  }
});

test('wishlist, orders and users are paginated too', async () => {
  const { productIds } = await storeProducts(3);
  const buyer = await addUser(server.database, 'buyer');
  const admin = await addUser(server.database, 'Admin');
  for (const productId of productIds) {
    const { token } = buyer;
    await server.call('POST', '/api/wishlist', { token, body: { productId } });
    const details = { productId, phoneNumber: '01712345678', meetingLocation: 'Station' };
    await server.call('POST', '/api/book-product', { token, body: details });
  }
  await addUser(server.database, 'buyer');
  const sizes = async (path: string, token: string) =>
    (await readPages(`${path}?limit=2`, token)).map(({ length }) => length);
  expect(await sizes(`/api/wishlist/${buyer.email}`, buyer.token)).toEqual([2, 1]);
  expect(await sizes(`/api/myorders/${buyer.uid}`, buyer.token)).toEqual([2, 1]);
  expect(await sizes('/api/all-buyer', admin.token)).toEqual([2, 0]);
  expect(await sizes('/api/all-seller', admin.token)).toEqual([1]);
  expect(await sizes('/api/users', admin.token)).toEqual([2, 2, 0]);
});

test('entries added or removed between two pages neither repeat nor hide others', async () => {
  const { seller, categoryId } = await storeProducts(4);
  const first = await server.call('GET', `/api/products/${categoryId}?limit=2`, {
    token: seller.token,
  });
  const [, last] = first.body as Entry[];
  await storeProduct(server.database, { seller, categoryId });
  await server.database.query(sql`delete from products where id = ${last!._id}`);
  const [second = []] = await readPages(nextPath(first.headers)!, seller.token);
  const receivedIds = (first.body as Entry[]).map(({ _id }) => _id);
  expect(new Set([...receivedIds, ...second]).size).toBe(4);
});

test('the default limit is 60 and the highest 1,000', async () => {
  const { seller, categoryId } = await storeProducts(1);
  await server.database.query(sql`
    insert into products (seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase)
    select seller_id, category_id, product_name, image, condition, description, location,
      mobile_number, original_price, selling_price, year_of_purchase
    from products, generate_series(1, 1000)`);
  const lengths = async (path: string) =>
    (await readPages(path, seller.token)).map(({ length }) => length);
  const list = `/api/products/${categoryId}`;
  expect(await lengths(list)).toEqual([...Array<number>(16).fill(60), 41]);
  expect(await lengths(`${list}?limit=1000`)).toEqual([1000, 1]);
});

test.each([
  'limit=0',
  'limit=1001',
  'limit=2.5',
  'limit=many',
  'after=yesterday',
  'limit=1&limit=2',
])('rejects a page requested by %s', async (query) => {
  const { status, body } = await server.call('GET', `/api/ads?${query}`);
  expect(status).toBe(400);
  expect(body).toEqual({ message: expect.any(String) });
});
