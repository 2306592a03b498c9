import { retentionDefaults } from '../../../../src/contract/privacy/retention-settings';
import { sql } from '../../../../src/server/database/sql';
import { deleteOldSessions } from '../../../../src/server/domains/accounts/own-sessions.sql';
import { identityToken } from '../../support/identity-double';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { buyer, seller, admin } = setUpUsers(server, {
  buyer: 'buyer',
  seller: 'seller',
  admin: 'Admin',
});

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  edge: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
};

async function signIn(authTime: number, agent = agents.firefox): Promise<string> {
  const { body } = await server.call('GET', `/api/jwt?email=${buyer.email}`, {
    token: identityToken({ ...buyer, authTime }),
    headers: { 'user-agent': agent },
  });
  return body.accessToken;
}

const listSessions = (token: string) => server.call('GET', '/api/sessions', { token });
const readListStatus = async (token: string) => (await listSessions(token)).status;

test('the sessions are listed with their devices, the one that was used last first', async () => {
  await signIn(1_000, agents.safari);
  await signIn(2_000, agents.edge);
  const token = await signIn(3_000, agents.firefox);
  const { body } = await listSessions(token);
  expect(body).toMatchObject([
    { id: '3000', browser: 'Firefox', system: 'Windows', isCurrent: true },
    { id: '2000', browser: 'Edge', system: 'Mac', isCurrent: false },
    { id: '1000', browser: 'Safari', system: 'iPhone', isCurrent: false },
  ]);
  await server.call('DELETE', '/api/session', { token });
  const remaining = await listSessions(await signIn(4_000, 'curl/8.5'));
  expect(remaining.body.map(({ id }: { id: string }) => id)).toEqual(['4000', '2000', '1000']);
  expect(remaining.body[0]).toMatchObject({ browser: '', system: '' });
});

test('a session that the user ends from another session is rejected and cannot be renewed', async () => {
  const [currentToken, otherToken] = [await signIn(1_000), await signIn(2_000)];
  await server.call('DELETE', '/api/sessions/2000', { token: currentToken });
  expect([await readListStatus(currentToken), await readListStatus(otherToken)]).toEqual([
    200, 401,
  ]);
  expect(await signIn(2_000)).toBeUndefined();
});

test('a user cannot list the sessions of another user, nor end one by its id', async () => {
  const token = await signIn(1_000);
  expect((await listSessions(seller.token)).body).toEqual([]);
  const { body } = await server.call('DELETE', '/api/sessions/1000', { token: seller.token });
  expect(body).toEqual({ acknowledged: true });
  expect(await readListStatus(token)).toBe(200);
});

test('signing out all other sessions also ends those that are not listed, and keeps the current one', async () => {
  const [currentToken, otherToken, unlistedToken] = [
    await signIn(1_000),
    await signIn(2_000),
    await signIn(3_000),
  ];
  await server.database.query(sql`delete from sessions where signed_in_at = to_timestamp(3000)`);
  await server.call('DELETE', '/api/sessions', { token: currentToken });
  expect([
    await readListStatus(currentToken),
    await readListStatus(otherToken),
    await readListStatus(unlistedToken),
  ]).toEqual([200, 401, 401]);
  expect((await listSessions(await signIn(1_000))).body).toMatchObject([
    { id: '1000', isCurrent: true },
  ]);
  expect(await readListStatus(await signIn(Math.ceil(Date.now() / 1000) + 1))).toBe(200);
});

test('a session that was kept when the user ended the others ends when staff sign the user out', async () => {
  const currentToken = await signIn(1_000);
  await server.call('DELETE', '/api/sessions', { token: currentToken });
  await server.call('POST', `/api/users/${buyer.id}/sign-out`, {
    token: admin.token,
    body: { reason: 'A stolen phone.' },
  });
  expect([await readListStatus(currentToken), await readListStatus(seller.token)]).toEqual([
    401, 200,
  ]);
});

test('a session that was not used for 90 days is no longer listed', async () => {
  const token = await signIn(1_000);
  await signIn(2_000);
  await server.database.query(sql`
    update sessions set last_seen_at = now() - interval '91 days'
    where signed_in_at = to_timestamp(2000)`);
  expect(await deleteOldSessions(server.database, 10, retentionDefaults)).toBe(1);
  expect((await listSessions(token)).body).toMatchObject([{ id: '1000' }]);
});
