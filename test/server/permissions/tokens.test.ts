import { setUpTestServer } from '../support/set-up-test-server';
import type { JWTPayload } from 'jose';
import { endpointNames, getExampleRequest, expectedStatus } from './support/example-requests';
import { setUpFixture } from './support/fixture';
import { changesBetween, takeSnapshot } from './support/snapshot';
import { accessTokens, identityTokens, type TokenSubject } from './support/tokens';

const server = setUpTestServer();
const fixture = setUpFixture(server);

const pleaseSignIn = { status: 401, body: { message: 'Please sign in.' } };

/** Requests the buyer's orders. */
function requestOrders(token?: string, headers: Record<string, string> = {}, query = '') {
  return server.call('GET', `/api/myorders/${fixture.buyer.uid}${query}`, { token, headers });
}

test('accepts a valid access token, with its scheme in lower case too', async () => {
  const token = await accessTokens.issue(fixture.buyer);
  expect(await requestOrders(token)).toMatchObject({ status: 200 });
  expect(await requestOrders('', { authorization: `bearer ${token}` })).toMatchObject({
    status: 200,
  });
});

describe('rejects a correctly signed access token when', () => {
  const sign = (changeClaims: (claims: JWTPayload) => object) => {
    const claims = accessTokens.claimsOf(fixture.buyer);
    return accessTokens.sign({ claims: { ...claims, ...changeClaims(claims) } });
  };

  test.each<[string, (claims: JWTPayload) => object]>([
    ['its issuer is wrong', () => ({ iss: 'elsewhere' })],
    ['it has no issuer', () => ({ iss: undefined })],
    ['its uid is missing', () => ({ uid: undefined })],
    ['its uid is in the wrong claim', ({ uid }) => ({ uid: undefined, sub: uid })],
    ['its uid is a number', () => ({ uid: 1 })],
    ['its uid is a list', ({ uid }) => ({ uid: [uid] })],
    ['its uid is an object', ({ uid }) => ({ uid: { uid } })],
    ['its uid is in upper case', ({ uid }) => ({ uid: String(uid).toUpperCase() })],
    ['its uid has a trailing space', ({ uid }) => ({ uid: `${String(uid)} ` })],
    ['its uid is unknown', () => ({ uid: '__proto__' })],
    ['its email is missing', () => ({ email: undefined })],
    ['it has no auth time', () => ({ auth_time: undefined })],
    ['it has another audience', () => ({ aud: 'elsewhere' })],
    ['it has no audience', () => ({ aud: undefined })],
    ['it is not valid yet', () => ({ nbf: Math.floor(Date.now() / 1000) + 600 })],
  ])('%s', async (_case, changeClaims) => {
    expect(await requestOrders(await sign(changeClaims))).toMatchObject(pleaseSignIn);
  });

  test('it never expires', async () => {
    const claims = accessTokens.claimsOf(fixture.buyer);
    const token = await accessTokens.sign({ claims, expires: null });
    expect(await requestOrders(token)).toMatchObject(pleaseSignIn);
  });

  test("its algorithm differs from the server's", async () => {
    const claims = accessTokens.claimsOf(fixture.buyer);
    const token = await accessTokens.sign({ claims, algorithm: 'HS512' });
    expect(await requestOrders(token)).toMatchObject(pleaseSignIn);
  });
});

test('email and role claims of an access token are ignored', async () => {
  const { buyer, otherBuyer } = fixture;
  const claims = { ...accessTokens.claimsOf(otherBuyer), email: buyer.email, role: 'Admin' };
  const token = await accessTokens.sign({ claims });
  for (const path of [`/user/${buyer.email}`, `/wishlist/${buyer.email}`, '/all-buyer']) {
    expect((await server.call('GET', `/api${path}`, { token })).status).toBe(403);
  }
});

test.each<[string, (token: string) => [Record<string, string>, string?]]>([
  ['the query', (token) => [{}, `?token=${token}&access_token=${token}&accessToken=${token}`]],
  ['a cookie', (token) => [{ cookie: `token=${token}; accessToken=${token}` }]],
  ['another header', (token) => [{ 'x-access-token': token, 'proxy-authorization': token }]],
  ['the header without a scheme', (token) => [{ authorization: token }]],
  ['another scheme', (token) => [{ authorization: `Token ${token}` }]],
  ['a password', (token) => [{ authorization: `Basic ${btoa(`bearer:${token}`)}` }]],
  ['a list', (token) => [{ authorization: `Bearer x, Bearer ${token}` }]],
  ['a parameter', (token) => [{ authorization: `Bearer token=${token}` }]],
])('an access token in %s is ignored', async (_place, buildRequest) => {
  const [headers, query] = buildRequest(await accessTokens.issue(fixture.buyer));
  expect(await requestOrders('', headers, query)).toMatchObject(pleaseSignIn);
});

/** Calls that accept any token, also an invalid one. */
const publicCalls = endpointNames.filter((name) => expectedStatus(name, 'forged token') === 200);
const callsForBothTokens = ['GET /user/{email}', 'GET /user/{email} by identity token'];

test.each(endpointNames.filter((name) => ![...publicCalls, ...callsForBothTokens].includes(name)))(
  '%s rejects the other type of token',
  async (name) => {
    const { method, pathFor, body, tokenType, owner } = getExampleRequest(name);
    const issuer = tokenType === 'identity' ? accessTokens : identityTokens;
    const token = await issuer.issue(fixture[owner]);
    const before = await takeSnapshot(server.database);
    const options = { token, body: body?.(fixture) };
    expect(await server.call(method, `/api${pathFor(fixture)}`, options)).toMatchObject(
      pleaseSignIn,
    );
    expect(changesBetween(before, await takeSnapshot(server.database))).toEqual({});
  },
);

describe('an identity token', () => {
  test.each([
    ['of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['without an email address', { email: undefined }],
    ['whose email address is a list', { email: ['person1@example.com'] }],
    ['without an auth time', { auth_time: undefined }],
    ['whose subject is a number', { sub: 1 as unknown as string }],
  ])('%s is rejected', async (_case, changedClaims) => {
    const claims = { ...identityTokens.claimsOf(fixture.buyer), ...changedClaims };
    const token = await identityTokens.sign({ claims });
    const { uid, email } = fixture.buyer;
    const saved = await server.call('POST', '/api/user', { token, body: { uid, email } });
    expect(saved).toMatchObject(pleaseSignIn);
    expect(await signIn(email, token)).toMatchObject(pleaseSignIn);
    expect(await server.call('GET', `/api/user/${email}`, { token })).toMatchObject(pleaseSignIn);
  });

  test.each<[string, (email: string) => string]>([
    ['the same email address', (email) => email],
    ['an email address that differs in case', (email) => email.toUpperCase()],
    // The Kelvin sign, whose lower case is k.
    ['an email address with the same lower case', (email) => email.replace('k', '\u212A')],
  ])('of another user with %s gives no access to the first', async (_case, respell) => {
    const first: TokenSubject = { uid: 'first', email: 'kim@example.com' };
    const body = { ...first, displayName: 'Kim', role: 'seller' };
    const firstToken = await identityTokens.issue(first);
    expect(await server.call('POST', '/api/user', { token: firstToken, body })).toMatchObject({
      status: 200,
    });
    const before = await takeSnapshot(server.database);

    const second: TokenSubject = { uid: 'second', email: respell(first.email) };
    const token = await identityTokens.issue(second);
    for (const email of [first.email, second.email]) {
      const read = await server.call('GET', `/api/user/${encodeURIComponent(email)}`, { token });
      expect(JSON.stringify(read.body)).not.toContain(first.uid);
      expect((await signIn(email, token)).body).not.toHaveProperty('accessToken');
      const save = { token, body: { uid: first.uid, email, displayName: 'Not Kim' } };
      expect((await server.call('POST', '/api/user', save)).status).toBe(403);
    }
    expect(changesBetween(before, await takeSnapshot(server.database))).toEqual({});
  });
});

function signIn(email: string, token: string) {
  return server.call('GET', `/api/jwt?email=${encodeURIComponent(email)}`, { token });
}
