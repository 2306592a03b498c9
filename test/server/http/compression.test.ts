import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addCategory, addUser, storeProduct, type TestUser } from '../support/records';
import { identityToken } from '../support/identity-double';
import { setUpTestServer } from '../support/set-up-test-server';

const server = setUpTestServer({ allowedOrigins: ['https://shop.example'] }, { keepsRows: true });
let seller: TestUser;

beforeAll(async () => {
  seller = await addUser(server.database, 'seller');
  const categoryId = await addCategory(server.database);
  for (let index = 0; index < 30; index += 1) {
    await storeProduct(server.database, { seller, categoryId, advertise: true });
  }
});

/** The raw response; `fetch` decompresses it. */
async function request(path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.origin + path, { headers }, resolve).on('error', reject);
  });
  return { headers: response.headers, body: await buffer(response) };
}

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
])(
  'a client that accepts %s gets lists as %s, a tenth of the size',
  async (accepted, encoding, decode) => {
    const cached = { path: '/api/ads', authorization: '' };
    const own = {
      path: `/api/my-products/${seller.email}`,
      authorization: `Bearer ${seller.token}`,
    };
    for (const { path, authorization } of [cached, own]) {
      const plain = await request(path, { authorization });
      const { headers, body } = await request(path, { authorization, 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(decode(body).toString()).toBe(plain.body.toString());
      expect(body.length).toBeLessThan(plain.body.length / 10);
    }
  },
);

test('a client that accepts no encoding gets a list uncompressed, with the matching Vary header', async () => {
  for (const accepted of ['', 'identity', 'br;q=0, gzip;q=0']) {
    const { headers, body } = await request('/api/ads', {
      'accept-encoding': accepted,
      origin: 'https://shop.example',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers.vary).toContain('Origin');
    expect(JSON.parse(body.toString()).data).toHaveLength(24);
  }
});

test('neither a short response nor an access token is compressed', async () => {
  const authorization = `Bearer ${identityToken(seller)}`;
  const headers = { 'accept-encoding': 'gzip, br', authorization };
  for (const path of ['/api/categories', `/api/jwt?email=${seller.email}`]) {
    expect((await request(path, headers)).headers['content-encoding']).toBeUndefined();
  }
});
