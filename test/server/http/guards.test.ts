import type { AppOptions } from '../../../src/server/app-options';
import { IdentityServiceUnavailable } from '../../../src/server/domains/access/identity';
import { accessTokens, identityTokens } from '../permissions/support/tokens';
import { recordLog } from '../support/record-log';
import { startTestServer, type TestServer } from '../support/start-test-server';

const ann = { uid: 'ann', email: 'ann@example.com' };

/** Runs requests against a server that logs, and returns the log. */
async function logOf(
  overrides: Partial<AppOptions>,
  sendRequests: (server: TestServer) => Promise<void>,
) {
  const log = recordLog();
  const server = await startTestServer({ ...overrides, logger: log.logger });
  await sendRequests(server).finally(() => server.close());
  return log.lines();
}

test('a rejected identity token is logged with its error code and without user data', async () => {
  const lines = await logOf({}, async (server) => {
    const { status } = await server.call('POST', '/api/user', {
      token: await identityTokens.expired(ann),
      body: ann,
    });
    expect(status).toBe(401);
  });
  expect(lines).toContainEqual(expect.objectContaining({ code: 'ERR_JWT_EXPIRED', level: 30 }));
  expect(JSON.stringify(lines)).not.toContain(ann.email);
  expect(JSON.stringify(lines)).not.toContain('As the identity service knows them');
});

test('unreachable Google keys return 503 and are logged as an error', async () => {
  const identityVerifier = () => Promise.reject(new IdentityServiceUnavailable('offline'));
  const lines = await logOf({ identityVerifier }, async (server) => {
    for (const [method, path] of [
      ['POST', '/api/user'],
      ['GET', `/api/jwt?email=${ann.email}`],
      ['GET', `/api/user/${ann.email}`],
    ] as const) {
      const body = method === 'POST' ? ann : undefined;
      const rejected = await server.call(method, path, { token: 'any', body });
      expect(rejected).toMatchObject({
        status: 503,
        body: { message: 'We could not check who you are. Please try again in a moment.' },
      });
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
  const errors = lines.filter(({ level }) => level === 50);
  expect(errors).toHaveLength(3);
});

test('an expired access token is rejected at once, also while Google is unreachable', async () => {
  const identityVerifier = () => Promise.reject(new IdentityServiceUnavailable('offline'));
  const lines = await logOf({ identityVerifier }, async (server) => {
    const token = await accessTokens.expired(ann);
    const { status } = await server.call('GET', `/api/user/${ann.email}`, { token });
    expect(status).toBe(401);
  });
  expect(lines.filter(({ level }) => level === 50)).toEqual([]);
});
