import { setUpTestServer } from '../support/set-up-test-server';
import { endpointNames, getExampleRequest } from './support/example-requests';
import { bearer, sendRawRequest } from './support/send-raw-request';
import { setUpFixture } from './support/fixture';
import { changesBetween, takeSnapshot } from './support/snapshot';
import { accessTokens, identityTokens } from './support/tokens';

const server = setUpTestServer();
const fixture = setUpFixture(server);

const spellings: [string, (email: string) => string][] = [
  ['unescaped', (email) => email],
  ['in capitals', (email) => email.toUpperCase()],
  ['with its @ escaped', (email) => encodeURIComponent(email)],
  ['with each letter escaped', escapeAll],
];

test.each(spellings)('an email address %s identifies the same user', async (_case, respell) => {
  const { buyer, otherBuyer, seller, otherSeller } = fixture;
  const own = `/api/wishlist/${respell(buyer.email)}`;
  expect((await server.call('GET', own, { token: buyer.token })).status).toBe(200);
  expect((await server.call('GET', own, { token: otherBuyer.token })).status).toBe(403);
  const products = `/api/my-products/${respell(seller.email)}`;
  expect((await server.call('GET', products, { token: seller.token })).status).toBe(200);
  expect((await server.call('GET', products, { token: otherSeller.token })).status).toBe(403);
});

test.each<[string, (text: string) => string]>([
  ['a space before it', (text) => `%20${text}`],
  ['a space after it', (text) => `${text}%20`],
  ['a line feed after it', (text) => `${text}%0A`],
  ['a wildcard after it', (text) => `${text}%25`],
  ['an SQL condition after it', (text) => `${text}'%20or%20'1'='1`],
  ['a query string after it', (text) => `${text}%3Fx=1`],
  ['a path segment after it', (text) => `${text}%2F..%2Fx`],
  ['each letter escaped twice', (text) => escapeAll(text).replaceAll('%', '%25')],
])("another user's email or id with %s gives no access", async (_case, respell) => {
  const { buyer, otherBuyer, seller, otherSeller } = fixture;
  const before = await takeSnapshot(server.database);
  for (const [method, path, caller] of [
    ['GET', `/user/${respell(buyer.email)}`, otherBuyer],
    ['GET', `/wishlist/${respell(buyer.email)}`, otherBuyer],
    ['GET', `/myorders/${respell(buyer.uid)}`, otherBuyer],
    [
      'GET',
      `/wishlist?productId=${fixture.bookedProduct}&&userId=${respell(buyer.uid)}`,
      otherBuyer,
    ],
    ['GET', `/my-products/${respell(seller.email)}`, otherSeller],
  ] as const) {
    const { status, text } = await sendRawRequest(
      server.origin,
      method,
      `/api${path}`,
      bearer(caller.token),
    );
    expect({ path, status }).toEqual({ path, status: 403 });
    expect(text).not.toContain(buyer.email);
  }
  for (const [method, path] of [
    ['PUT', `/products/advertise/${respell(fixture.availableProduct)}`],
    ['DELETE', `/products/${respell(fixture.availableProduct)}`],
  ] as const) {
    await sendRawRequest(server.origin, method, `/api${path}`, bearer(otherSeller.token));
  }
  expect(changesBetween(before, await takeSnapshot(server.database))).toEqual({});
});

test.each([
  '/api/all-buyer/',
  '/api//all-buyer',
  '//api/all-buyer',
  '/API/ALL-BUYER',
  '/api/%61ll-buyer',
  '/%61pi/all-buyer',
  '/api/./all-buyer',
  '/api/ads/../all-buyer',
  '/healthz/../api/all-buyer',
  '/api/all-buyer%2f',
  '/api/all-buyer%3f',
  '/api/all-buyer%20',
  '/api/all-buyer;a=b',
  '/api/all-buyer?role=Admin&isAdmin=true&token=x',
  '/api/all-buyer#x',
  'http://elsewhere.example/api/all-buyer',
])('the list of buyers is protected at %s', async (path) => {
  const users = JSON.stringify(fixture);
  for (const headers of [{}, bearer(fixture.buyer.token), bearer(fixture.seller.token)]) {
    const { status, text } = await sendRawRequest(server.origin, 'GET', path, headers);
    expect([400, 401, 403, 404]).toContain(status);
    for (const [email] of users.matchAll(/user\d+@/g)) expect(text).not.toContain(email);
  }
});

test.each([
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/api/all-buyer'],
  ['x-rewrite-url', '/api/all-buyer'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-user-id', 'uid'],
  ['x-role', 'Admin'],
])('the header %s grants no access', async (name, value) => {
  const before = await takeSnapshot(server.database);
  const headers = { [name]: value };
  const token = fixture.buyer.token;
  expect((await server.call('GET', '/api/all-buyer', { token, headers })).status).toBe(403);
  const ads = await server.call('GET', '/api/ads', { headers });
  expect(JSON.stringify(ads.body)).not.toContain(fixture.seller.email);
  const path = `/api/user/${fixture.otherBuyer.email}`;
  expect((await server.call('GET', path, { token, headers })).status).toBe(403);
  expect(changesBetween(before, await takeSnapshot(server.database))).toEqual({});
});

test('a repeated or array parameter identifies no user', async () => {
  const { buyer, otherBuyer, bookedProduct } = fixture;
  const token = await identityTokens.issue(otherBuyer);
  const [own, others] = [`email=${otherBuyer.email}`, `email=${buyer.email}`];
  for (const query of [`${own}&${others}`, `${others}&${own}`, `email[]=${buyer.email}`]) {
    expect((await server.call('GET', `/api/jwt?${query}`, { token })).status).toBe(400);
  }
  const [ownId, othersId] = [`userId=${otherBuyer.uid}`, `userId=${buyer.uid}`];
  for (const query of [`${ownId}&${othersId}`, `${othersId}&${ownId}`, `userId[]=${buyer.uid}`]) {
    const path = `/api/wishlist?productId=${bookedProduct}&&${query}`;
    expect((await server.call('GET', path, { token: otherBuyer.token })).status).toBe(400);
  }
});

test("a page that starts after another user's entry contains only the caller's entries", async () => {
  const { buyer, otherBuyer } = fixture;
  const first = await server.call('GET', `/api/wishlist/${otherBuyer.email}?limit=1`, {
    token: otherBuyer.token,
  });
  const link = first.headers.get('link') ?? '';
  const [, after] = /after=([^&>]+)/.exec(link) ?? [];
  expect(after).toBeDefined();
  for (const cursor of [after, '0-0', '9999999999999-zzz']) {
    const page = await server.call('GET', `/api/wishlist/${buyer.email}?after=${cursor}`, {
      token: buyer.token,
    });
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).not.toContain(otherBuyer.email);
  }
});

describe('accepts only its own HTTP methods:', () => {
  const endpoints = endpointNames.map((name) => {
    const { method, route } = getExampleRequest(name);
    return { method, path: new RegExp(`^${route.replace(/\{[^}]*\}/g, '[^/]+')}$`) };
  });
  /** Another route with a parameter may match the path, as `/listings/{id}` matches `/listings/export`. */
  const methodsOf = (path: string) =>
    endpoints.filter((endpoint) => endpoint.path.test(path)).map(({ method }) => method);

  test.each(endpointNames)('%s', async (name) => {
    const { method: ownMethod, pathFor, owner, body } = getExampleRequest(name);
    const path = pathFor(fixture);
    const registeredMethods = methodsOf(path.split('?')[0]!);
    expect(registeredMethods).toContain(ownMethod);
    const token = await accessTokens.issue(fixture[owner]);
    const before = await takeSnapshot(server.database);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (registeredMethods.includes(method)) continue;
      const response = await server.call(method, `/api${path}`, { token, body: body?.(fixture) });
      const { status, body: error } = response;
      const expected = { method, status: 404, error: { message: 'There is no such call.' } };
      expect({ method, status, error }).toEqual(expected);
    }
    expect(changesBetween(before, await takeSnapshot(server.database))).toEqual({});
  });
});

function escapeAll(text: string): string {
  return Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
}
