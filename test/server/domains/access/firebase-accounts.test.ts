import { createPublicKey } from 'node:crypto';
import fastify from 'fastify';
import { jwtVerify } from 'jose';
import { createFirebaseAccounts } from '../../../../src/server/domains/access/firebase-accounts';
import { identityPrivateKey } from '../../support/identity-double';

const privateKey = String(identityPrivateKey.export({ type: 'pkcs8', format: 'pem' }));
const clientEmail = 'shop@secondhand.iam.gserviceaccount.com';

/** Google's two endpoints, which answer deletions with the given responses in turn. */
async function startGoogleDouble(responses: { status: number; body?: object }[]) {
  const deletionRequests: unknown[] = [];
  const assertions: string[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post('/token', async ({ body }) => {
    assertions.push((body as URLSearchParams).get('assertion') ?? '');
    return { access_token: 'of the service account' };
  });
  app.post('/v1/projects/:project/accounts:delete', async ({ url, headers, body }, reply) => {
    deletionRequests.push({ url, authorization: headers.authorization, body });
    const { status, body: response = {} } = responses.shift()!;
    return reply.code(status).send(response);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const accounts = createFirebaseAccounts({
    projectId: 'secondhand',
    serviceAccount: { clientEmail, privateKey },
    tokenUrl: `${origin}/token`,
    apiUrl: origin,
  });
  return { accounts, deletionRequests, assertions, origin, close: () => app.close() };
}

test('an account is deleted with the access token of the service account', async () => {
  const google = await startGoogleDouble([{ status: 200 }]);
  await google.accounts.delete('uid-1');
  await google.close();
  expect(google.deletionRequests).toEqual([
    {
      url: '/v1/projects/secondhand/accounts:delete',
      authorization: 'Bearer of the service account',
      body: { localId: 'uid-1' },
    },
  ]);
  const { payload } = await jwtVerify(google.assertions[0]!, createPublicKey(identityPrivateKey));
  expect(payload).toMatchObject({
    iss: clientEmail,
    aud: `${google.origin}/token`,
    scope: 'https://www.googleapis.com/auth/identitytoolkit',
  });
});

test('an account that does not exist counts as deleted, and other errors are thrown', async () => {
  const google = await startGoogleDouble([
    { status: 400, body: { error: { message: 'USER_NOT_FOUND' } } },
    { status: 503 },
  ]);
  await expect(google.accounts.delete('uid-1')).resolves.toBeUndefined();
  await expect(google.accounts.delete('uid-1')).rejects.toThrow('503');
  await google.close();
});
