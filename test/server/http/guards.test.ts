import type { AppOptions } from '../../../src/server/app-options';
import { IdentityServiceUnreachable } from '../../../src/server/identity/identity';
import { accessTokens, identityTokens } from '../permissions/support/tokens';
import { recordLog } from '../support/record-log';
import { startTestServer, type TestServer } from '../support/start-test-server';

const ann = { uid: 'ann', email: 'ann@example.com' };

/** Lets the server log while it is asked, and returns what it logged. */
async function logOf(overrides: Partial<AppOptions>, ask: (server: TestServer) => Promise<void>) {
  const log = recordLog();
  const server = await startTestServer({ ...overrides, logger: log.logger });
  await ask(server).finally(() => server.close());
  return log.lines();
}

test('a refused identity token leaves its code in the log, and nothing of its holder', async () => {
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

test("Google's keys out of reach are our trouble, not a sign-in's: 503, and an error", async () => {
  const identityVerifier = () => Promise.reject(new IdentityServiceUnreachable('offline'));
  const lines = await logOf({ identityVerifier }, async (server) => {
    for (const [method, path] of [
      ['POST', '/api/user'],
      ['GET', `/api/jwt?email=${ann.email}`],
      ['GET', `/api/user/${ann.email}`],
    ] as const) {
      const body = method === 'POST' ? ann : undefined;
      const refused = await server.call(method, path, { token: 'any', body });
      expect(refused).toMatchObject({
        status: 503,
        body: { message: 'We could not check who you are. Please try again in a moment.' },
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
  const errors = lines.filter(({ level }) => level === 50);
  expect(errors).toHaveLength(3);
});

test('an access token that has run out is refused at once, whatever keeps Google from answering', async () => {
  const identityVerifier = () => Promise.reject(new IdentityServiceUnreachable('offline'));
  const lines = await logOf({ identityVerifier }, async (server) => {
    const token = await accessTokens.expired(ann);
    const { status } = await server.call('GET', `/api/user/${ann.email}`, { token });
    expect(status).toBe(401);
  });
  expect(lines.filter(({ level }) => level === 50)).toEqual([]);
});
