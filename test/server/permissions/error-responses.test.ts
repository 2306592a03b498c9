import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { endpointNames, getExampleRequest } from './support/example-requests';
import { bearer, sendRawRequest } from './support/send-raw-request';
import { setUpFixture } from './support/fixture';
import { accessTokens, identityTokens } from './support/tokens';

const server = setUpTestServer();
const fixture = setUpFixture(server);

const secret = 'password authentication failed, select * from users at /srv/app.js:1';

/** Internals that no response may contain: stack traces, files, statements, libraries. */
const internals = /password|select|\n|\.[jt]s\b|node_modules|\bat \/|FST_|zod|pglite|postgres/i;

function expectError(status: number, body: unknown, expected: number[]) {
  expect(expected).toContain(status);
  expect(body).toEqual({ message: expect.stringMatching(/\w/) });
  expect((body as { message: string }).message).not.toMatch(internals);
}

describe('a server with a failing database', () => {
  let failingServer: TestServer;
  beforeAll(async () => {
    const fail = () => Promise.reject(new Error(secret));
    failingServer = await startTestServer(
      { database: { ...server.database, query: fail, transaction: fail } },
      server,
    );
  });
  afterAll(() => failingServer.close());

  test.each(endpointNames)('%s returns a generic server error', async (name) => {
    const { method, pathFor, body, tokenType, owner } = getExampleRequest(name);
    const issuer = tokenType === 'identity' ? identityTokens : accessTokens;
    const token = await issuer.issue(fixture[owner]);
    const options = { token, body: body?.(fixture) };
    const response = await failingServer.call(method, `/api${pathFor(fixture)}`, options);
    expect(response).toMatchObject({
      status: 500,
      body: { message: 'Something went wrong on the server. Please try again.' },
    });
    expectError(response.status, response.body, [500]);
  });
});

test.each(endpointNames)('%s rejects invalid ids and bodies with a message', async (name) => {
  const { method, route, tokenType, owner } = getExampleRequest(name);
  const issuer = tokenType === 'identity' ? identityTokens : accessTokens;
  const token = await issuer.issue(fixture[owner]);
  const path = `/api${route.replace(/\{[^}]*\}/g, "x';%20select%201%20--")}`;
  for (const body of method === 'GET'
    ? [undefined]
    : ['{"', { productId: {} }, 'x'.repeat(300_000)]) {
    const response = await server.call(method, path, { token, body });
    if (response.status === 200) continue;
    expectError(response.status, response.body, [400, 403, 404, 413]);
  }
});

test.each([
  ['GET', '/api', 404],
  ['GET', '/api/', 404],
  ['GET', '/api/none', 404],
  ['GET', '/api/user/%00', 400],
  ['GET', '/api/user/%', 400],
  ['GET', '/api/user/%E0%A4%A', 400],
  ['GET', '/api/user/%ff', 400],
  ['GET', '/api/user/a/b', 404],
  ['GET', '/api/ads?limit=select', 400],
  ['GET', '/api/ads?after=999999999999999-x', 400],
  ['GET', '/api/ads?after=9999999999999-x', 200],
  ['PROPFIND', '/api/ads', 404],
])('%s %s returns %i', async (method, path, status) => {
  const response = await sendRawRequest(server.origin, method, path, bearer(fixture.admin.token));
  expect(response.status).toBe(status);
  if (status !== 200) expectError(response.status, JSON.parse(response.text), [status]);
});

test('an overlong path is rejected with a message', async () => {
  const path = `/api/user/${'x'.repeat(2_000)}`;
  const { status, text } = await sendRawRequest(
    server.origin,
    'GET',
    path,
    bearer(fixture.admin.token),
  );
  expectError(status, JSON.parse(text), [404, 414]);
});
