import { identityToken } from '../../support/identity-double';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { buyer, otherBuyer } = setUpUsers(server, { buyer: 'buyer', otherBuyer: 'buyer' });

const readOrdersStatus = async (token: string) =>
  (await server.call('GET', `/api/myorders/${buyer.uid}`, { token })).status;
const requestAccessToken = (authTime: number) =>
  server.call('GET', `/api/jwt?email=${buyer.email}`, {
    token: identityToken({ ...buyer, authTime }),
  });
const signIn = async (authTime: number): Promise<string> =>
  (await requestAccessToken(authTime)).body.accessToken;

test('signing out revokes every token of the session', async () => {
  const [token, renewed] = [await signIn(1000), await signIn(1000)];
  expect([await readOrdersStatus(token), await readOrdersStatus(renewed)]).toEqual([200, 200]);

  const response = await server.call('DELETE', '/api/session', { token });
  expect(response).toMatchObject({ status: 200, body: { acknowledged: true } });

  expect([await readOrdersStatus(token), await readOrdersStatus(renewed)]).toEqual([401, 401]);
  expect(await requestAccessToken(1000)).toMatchObject({
    status: 403,
    body: { message: 'Your session has ended. Please sign in again.' },
  });
});

test('after the end of one session, other sessions stay valid and the user can sign in again', async () => {
  const [token, otherToken] = [await signIn(1000), await signIn(2000)];
  await server.call('DELETE', '/api/session', { token });
  expect(await readOrdersStatus(otherToken)).toBe(200);
  expect(await readOrdersStatus(await signIn(3000))).toBe(200);
});

test('signing out ends no session of another user who signed in at the same moment', async () => {
  const token = await signIn(1000);
  const { body } = await server.call('GET', `/api/jwt?email=${otherBuyer.email}`, {
    token: identityToken({ ...otherBuyer, authTime: 1000 }),
  });
  await server.call('DELETE', '/api/session', { token });
  const { status } = await server.call('GET', `/api/myorders/${otherBuyer.uid}`, {
    token: body.accessToken,
  });
  expect(status).toBe(200);
});

test('simultaneous and repeated sign-outs with one token succeed or are rejected with 401', async () => {
  const token = await signIn(1000);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => server.call('DELETE', '/api/session', { token })),
  );
  for (const { status } of responses) expect([200, 401]).toContain(status);
  expect((await server.call('DELETE', '/api/session', { token })).status).toBe(401);
});
