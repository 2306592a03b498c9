import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultMaxStaleness } from '../../../../../src/server/domains/platform/response-cache/public-data-version';
import { identityToken } from '../../../support/identity-double';
import {
  addCategory,
  addUser,
  newProduct,
  storeOrder,
  storeProduct,
} from '../../../support/records';
import { setUpUsers, setUpTestServer } from '../../../support/set-up-test-server';
import { startTestServer, type TestServer } from '../../../support/start-test-server';
import { until } from '../../../support/until';

/** The production setting. */
const maxStaleness = defaultMaxStaleness;
const server = setUpTestServer({ maxStaleness });
const users = setUpUsers(server, { seller: 'seller', buyer: 'buyer', admin: 'Admin' });

let otherServer: TestServer;
beforeAll(async () => {
  otherServer = await startTestServer({ maxStaleness }, { database: server.database });
});
afterAll(() => otherServer.close());

interface RawResponse {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Unlike fetch, leaves the body compressed. */
function requestRaw(path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(server.origin + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const readAdNames = async (at: TestServer, token?: string): Promise<string[]> => {
  const { body } = await at.call('GET', '/api/ads', { token });
  return body.data.map(({ productName }: { productName: string }) => productName);
};

/** Adds a product as its seller does, and advertises it. */
async function advertiseProduct(at: TestServer, productName: string): Promise<string> {
  const { token } = users.seller;
  const { body } = await at.call('POST', '/api/products', {
    token,
    body: { ...newProduct, productName, category: await categoryId() },
  });
  await at.call('PUT', `/api/products/advertise/${body.insertedId}`, {
    token,
    body: { advertise: false },
  });
  return body.insertedId;
}

let category: string | undefined;
beforeEach(() => (category = undefined));
async function categoryId(): Promise<string> {
  if (category) return category;
  await storeProduct(server.database, { seller: users.seller });
  const { body } = await otherServer.call('GET', '/api/categories', { token: users.buyer.token });
  return (category = body[0]._id as string);
}

test('visitors see a change at once on the server that made it, and within the maximum age on others', async () => {
  await advertiseProduct(server, 'Diver');
  await until(async () => (await readAdNames(otherServer)).includes('Diver'));
  expect(await readAdNames(server)).toEqual(['Diver']);
  const id = await advertiseProduct(server, 'Pilot');
  expect(await readAdNames(server)).toEqual(['Pilot', 'Diver']);
  await until(async () => (await readAdNames(otherServer)).length === 2);
  await server.call('DELETE', `/api/products/${id}`, { token: users.seller.token });
  expect(await readAdNames(server)).toEqual(['Diver']);
  await until(async () => (await readAdNames(otherServer)).length === 1);
});

test('a signed-in user sees their changes at once on every server', async () => {
  await advertiseProduct(server, 'Diver');
  expect(await readAdNames(otherServer, users.buyer.token)).toEqual(['Diver']);
  await advertiseProduct(server, 'Pilot');
  expect(await readAdNames(otherServer, users.buyer.token)).toEqual(['Pilot', 'Diver']);
});

/** All public responses about a product and its seller. */
async function publicResponses(at: TestServer, id: string) {
  const paths = [
    '/api/ads',
    '/api/categories',
    `/api/category/${await categoryId()}`,
    `/api/product/${id}`,
    `/api/product/${id}/similar`,
    '/api/search',
    '/api/search?text=diver',
    `/api/seller/${users.seller.uid}`,
    `/api/seller/${users.seller.uid}/products`,
  ];
  return Promise.all(
    paths.map(async (path) => {
      const { status, body } = await at.call('GET', path);
      return { path, status, body };
    }),
  );
}

test('every public change shows in all public responses', async () => {
  const id = await advertiseProduct(server, 'Diver');
  const { seller, buyer, admin } = users;
  const changes: [method: string, path: string, token: string, body?: unknown][] = [
    ['PUT', `/api/user/verified/${seller.id}`, admin.token],
    [
      ...(['POST', '/api/user', identityToken(seller)] as const),
      { uid: seller.uid, email: seller.email, displayName: 'Renamed', role: 'seller' },
    ],
    ['PUT', `/api/products/advertise/${id}`, seller.token, { advertise: true }],
    [
      ...(['POST', '/api/book-product', buyer.token] as const),
      { productId: id, phoneNumber: '01711111111', meetingLocation: 'Station' },
    ],
    ['DELETE', `/api/user/${buyer.id}`, admin.token],
    ['DELETE', `/api/user/${seller.id}`, admin.token],
  ];
  for (const [method, path, token, body] of changes) {
    await publicResponses(server, id);
    const { status } = await server.call(method, path, { token, body });
    expect({ path, status }).toEqual({ path, status: 200 });
    // A new server has an empty cache.
    const fresh = await startTestServer({}, { database: server.database, stripe: server.stripe });
    expect(await publicResponses(server, id)).toEqual(await publicResponses(fresh, id));
    await fresh.close();
  }
});

test('the cache headers of a response state its scope, age and variants', async () => {
  await advertiseProduct(server, 'Diver');
  const { headers } = await requestRaw('/api/ads');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1',
    'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=5',
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
  });
  expect(String(headers['vary']).split(', ')).toEqual(
    expect.arrayContaining(['Accept-Encoding', 'Authorization']),
  );
  const own = await requestRaw('/api/ads', { authorization: `Bearer ${users.buyer.token}` });
  expect(own.headers['cache-control']).toBe('no-store');
});

test('a cached response has the same headers each time, except its request id', async () => {
  await advertiseProduct(server, 'Diver');
  const headers = { 'accept-encoding': 'br' };
  const [first, ...others] = [
    await requestRaw('/api/ads', headers),
    await requestRaw('/api/ads', headers),
    await requestRaw('/api/ads', headers),
    await requestRaw('/api/ads', headers),
  ];
  const ids = new Set([first, ...others].map((each) => each.headers['x-request-id']));
  expect(ids.size).toBe(4);
  for (const { status, headers, body } of others) {
    const { date, 'x-request-id': id } = headers;
    expect({ status, body, headers }).toEqual({
      status: first.status,
      body: first.body,
      headers: { ...first.headers, date, 'x-request-id': id },
    });
  }
});

test('a seller gets a list with their products uncached, and other lists from the cache', async () => {
  const { seller, buyer } = users;
  const otherSeller = await addUser(server.database, 'seller');
  const sellersCategory = await addCategory(server.database, 'Divers');
  const otherCategory = await addCategory(server.database, 'Pilots');
  const productId = await storeProduct(server.database, { seller, categoryId: sellersCategory });
  await storeProduct(server.database, { seller: otherSeller, categoryId: otherCategory });
  await storeOrder(server.database, { productId, buyer });
  const readList = async (id: string, { token } = seller) => {
    const authorization = `Bearer ${token}`;
    const { headers, body } = await requestRaw(`/api/products/${id}`, { authorization });
    const [{ sellerEmail }] = JSON.parse(body.toString()) as [{ sellerEmail: string }];
    return { isCached: headers['etag'] !== undefined, sellerEmail };
  };
  expect(await readList(sellersCategory)).toEqual({ isCached: false, sellerEmail: seller.email });
  expect(await readList(otherCategory)).toEqual({ isCached: true, sellerEmail: '' });
  expect(await readList(sellersCategory, buyer)).toEqual({ isCached: true, sellerEmail: '' });
});

test('concurrent requests for several lists get what each gets alone', async () => {
  const { seller, buyer, admin } = users;
  const bookedCategory = await addCategory(server.database, 'Divers');
  const otherCategory = await addCategory(server.database, 'Pilots');
  const productId = await storeProduct(server.database, { seller, categoryId: bookedCategory });
  await storeProduct(server.database, { seller, categoryId: otherCategory });
  await storeOrder(server.database, { productId, buyer });
  const requests = [bookedCategory, otherCategory, bookedCategory, otherCategory].flatMap((id) =>
    [buyer, seller, admin, buyer].map(({ token }) => ({ id, token })),
  );
  const seesContact = async ({ id, token }: (typeof requests)[number]) => {
    const { body } = await server.call('GET', `/api/products/${id}`, { token });
    return body[0].sellerEmail === seller.email;
  };
  const expected = requests.map(({ token }) => token !== buyer.token);
  expect(await Promise.all(requests.map(seesContact))).toEqual(expected);
});

test('cached responses count towards the rate limit', async () => {
  const limited = await startTestServer(
    { maxStaleness, limits: { requestsPerIp: 20 } },
    { database: server.database, stripe: server.stripe },
  );
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    statuses.push((await limited.call('GET', '/api/ads')).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
  await limited.close();
});

test('If-None-Match gets 304 until the response has changed', async () => {
  await advertiseProduct(server, 'Diver');
  const { headers } = await requestRaw('/api/ads');
  const tag = String(headers.etag);
  for (const known of [tag, `"older", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await requestRaw('/api/ads', { 'if-none-match': known });
    expect({ known, ...again }).toMatchObject({ status: 304, headers: { etag: tag } });
    expect(again.body).toHaveLength(0);
  }
  await advertiseProduct(server, 'Pilot');
  const changed = await requestRaw('/api/ads', { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(tag);
});

test('a change of another product does not change the ETag of a response', async () => {
  const id = await advertiseProduct(server, 'Diver');
  const { headers } = await requestRaw(`/api/product/${id}`);
  await advertiseProduct(server, 'Pilot');
  expect(
    await requestRaw(`/api/product/${id}`, { 'if-none-match': String(headers.etag) }),
  ).toMatchObject({
    status: 304,
  });
});

test('a response of more than one packet is compressed with an accepted encoding', async () => {
  for (const name of ['Diver', 'Pilot', 'Field', 'Dress']) await advertiseProduct(server, name);
  const plain = await requestRaw('/api/ads');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await requestRaw('/api/ads', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  const gzip = await requestRaw('/api/ads', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(brotli.headers.etag).toBe(gzip.headers.etag);
});
