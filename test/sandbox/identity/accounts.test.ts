import { paths, setUpIdentityServer, withTokens } from '../support/identity-server';

const password = 'correct horse';
const server = setUpIdentityServer();

const signUp = async (email: string) =>
  (await server.call(paths.signUp, { email, password, ...withTokens })).body;
const signIn = async (email: string, typedPassword = password) =>
  (await server.call(paths.signIn, { email, password: typedPassword, ...withTokens })).body;
const readProfile = async (idToken: string) =>
  (await server.call(paths.lookup, { idToken })).body.users?.[0];

async function signInWith(providerId: string) {
  const claims = { sub: `${providerId} 1`, email: `gina@${providerId}`, name: 'Gina' };
  const fields = { providerId, id_token: JSON.stringify(claims) };
  const { body } = await server.call(paths.signInWithProvider, {
    requestUri: server.origin,
    postBody: new URLSearchParams(fields).toString(),
    ...withTokens,
  });
  return body;
}

test('a password signs in to its own account only', async () => {
  await signUp('ann@example.com');
  expect(await signIn('ann@example.com')).toMatchObject({ email: 'ann@example.com' });
  const response = await signIn('ann@example.com', 'wrong');
  expect(response.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await signUp('ann@example.com')).error.message).toBe('EMAIL_EXISTS');
});

test('creating a demo account twice changes nothing', async () => {
  const names = { displayName: 'Demo', photoURL: '/images/demo.webp' };
  const account = { uid: 'demo-1', email: 'demo@example.com', password, ...names };
  await server.emulator.createAccount(account);
  await server.emulator.createAccount(account);
  const { idToken } = await signIn('demo@example.com');
  expect(await readProfile(idToken)).toMatchObject({ localId: 'demo-1', displayName: 'Demo' });
});

test('an account that cannot be stored is not acknowledged', async () => {
  const transaction = jest
    .spyOn(server.database, 'transaction')
    .mockRejectedValueOnce(new Error('The disk is full.'));
  const answer = await signUp('unlucky@example.com');
  expect(answer).toEqual({ error: { code: 500, message: 'INTERNAL_ERROR' } });
  transaction.mockRestore();
});

test('calls that delete or list all accounts are not available', async () => {
  const deletionUrl = `${server.origin}/emulator/v1/projects/demo-tests/accounts`;
  expect((await fetch(deletionUrl, { method: 'DELETE' })).status).toBe(404);
  const listUrl = `${server.origin}/identitytoolkit.googleapis.com/v1/projects/demo-tests/accounts:batchGet`;
  const answer = await fetch(listUrl, { headers: { authorization: 'Bearer owner' } });
  expect(answer.status).toBe(404);
});

test("the emulator's owner token is not accepted", async () => {
  const { localId } = await signUp('victim@example.com');
  const owner = { authorization: 'Bearer owner' };
  const lookupResponse = await server.call(paths.lookup, { localId: [localId] }, owner);
  expect(lookupResponse.body.users).toBeUndefined();
  const updateResponse = await server.call(
    paths.update,
    { localId, password: 'taken over' },
    owner,
  );
  expect(updateResponse.status).toBe(400);
});

test('pages of other sites cannot use the accounts', async () => {
  const account = { email: 'mallory@example.com', password };
  const answer = await server.call(paths.signUp, account, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
});

describe('after a restart', () => {
  const accountsBefore: Record<string, ReturnType<typeof JSON.parse>> = {};

  beforeAll(async () => {
    accountsBefore['bob'] = await signUp('bob@example.com');
    await server.call(paths.update, {
      idToken: accountsBefore['bob'].idToken,
      displayName: 'Bob',
      photoUrl: '/images/bob.webp',
    });
    accountsBefore['ended'] = await signUp('ended@example.com');
    const account = server.emulator.accounts.getUserByLocalId(accountsBefore['ended'].localId)!;
    // Ends the session as a new password does, 10 s later because token times have whole seconds.
    account.validSince = String(Number(account.validSince) + 10);
    await signIn('ended@example.com');
    accountsBefore['gone'] = await signUp('gone@example.com');
    await server.call(paths.remove, { idToken: accountsBefore['gone'].idToken });
    accountsBefore['google.com'] = await signInWith('google.com');
    accountsBefore['github.com'] = await signInWith('github.com');
    await server.restart();
  });

  test('a password signs in to the same account with its profile', async () => {
    const { localId, idToken } = await signIn('bob@example.com');
    expect(localId).toBe(accountsBefore['bob'].localId);
    expect(await readProfile(idToken)).toMatchObject({
      displayName: 'Bob',
      photoUrl: '/images/bob.webp',
    });
  });

  test('a session continues', async () => {
    const refreshed = await server.call(paths.refresh, {
      grant_type: 'refresh_token',
      refresh_token: accountsBefore['bob'].refreshToken,
    });
    expect(refreshed.body.user_id).toBe(accountsBefore['bob'].localId);
    expect(await readProfile(accountsBefore['bob'].idToken)).toMatchObject({ displayName: 'Bob' });
  });

  test('a revoked session stays revoked', async () => {
    const { body } = await server.call(paths.lookup, { idToken: accountsBefore['ended'].idToken });
    expect(body.error.message).toBe('TOKEN_EXPIRED');
  });

  test('a deleted account stays deleted', async () => {
    expect((await signIn('gone@example.com')).error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test.each(['google.com', 'github.com'])(
    'a sign-in with %s leads to the same account',
    async (provider) => {
      expect(accountsBefore[provider].isNewUser).toBe(true);
      expect((await signInWith(provider)).localId).toBe(accountsBefore[provider].localId);
    },
  );
});

test('an account whose password is removed keeps its email address, as with Firebase', async () => {
  const { localId } = await signInWith('google.com');
  const update = async (change: object) =>
    (
      await server.call(paths.update, {
        idToken: (await signInWith('google.com')).idToken,
        ...change,
      })
    ).body;
  expect((await update({ password })).providerUserInfo).toHaveLength(2);
  const { email, providerUserInfo } = await update({ deleteProvider: ['password'] });
  expect({ email, providerUserInfo }).toMatchObject({
    email: 'gina@google.com',
    providerUserInfo: [{ providerId: 'google.com' }],
  });
  expect(await signIn('gina@google.com')).toHaveProperty('error');
  expect((await signInWith('google.com')).localId).toBe(localId);
});
