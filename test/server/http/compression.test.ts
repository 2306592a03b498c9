import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addCategory, addPerson, storeProduct, type Person } from '../support/records';
import { identityToken } from '../support/identity-double';
import { setUpTestServer } from '../support/set-up-test-server';

const server = setUpTestServer({ allowedOrigins: ['https://shop.example'] }, { keepsRows: true });
let seller: Person;

beforeAll(async () => {
  seller = await addPerson(server.database, 'seller');
  const categoryId = await addCategory(server.database);
  for (let index = 0; index < 30; index += 1) {
    await storeProduct(server.database, { seller, categoryId, advertise: true });
  }
});

/** As it comes over the line, which fetch would not show. */
async function ask(path: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.origin + path, { headers }, resolve).on('error', reject);
  });
  return { headers: answer.headers, body: await buffer(answer) };
}

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
])(
  'a client that accepts %s gets lists as %s, a tenth as long',
  async (accepted, encoding, decode) => {
    const cached = { path: '/api/ads', authorization: '' };
    const own = {
      path: `/api/my-products/${seller.email}`,
      authorization: `Bearer ${seller.token}`,
    };
    for (const { path, authorization } of [cached, own]) {
      const plain = await ask(path, { authorization });
      const { headers, body } = await ask(path, { authorization, 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(decode(body).toString()).toBe(plain.body.toString());
      expect(body.length).toBeLessThan(plain.body.length / 10);
    }
  },
);

test('a client that accepts no encoding gets a list uncompressed, with the matching Vary header', async () => {
  for (const accepted of ['', 'identity', 'br;q=0, gzip;q=0']) {
    const { headers, body } = await ask('/api/ads', {
      'accept-encoding': accepted,
      origin: 'https://shop.example',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers.vary).toContain('Origin');
    expect(JSON.parse(body.toString()).data).toHaveLength(24);
  }
});

test('neither a short answer nor an access token is compressed', async () => {
  const authorization = `Bearer ${identityToken(seller)}`;
  const headers = { 'accept-encoding': 'gzip, br', authorization };
  for (const path of ['/api/categories', `/api/jwt?email=${seller.email}`]) {
    expect((await ask(path, headers)).headers['content-encoding']).toBeUndefined();
  }
});
