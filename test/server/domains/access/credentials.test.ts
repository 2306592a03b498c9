import type { Identity } from '../../../../src/server/domains/access/identity';
import {
  recordCredentials,
  removeUnverifiedEmail,
  saveUser as storeUser,
} from '../../../../src/server/domains/access/signed-in-users.sql';
import { sql } from '../../../../src/server/database/sql';
import { addCategory, addUser, emptyTables, storeProduct } from '../../support/records';
import { identityToken } from '../../support/identity-double';
import { setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();

const email = 'owner@example.com';

type AccountClaims = Partial<Identity> & { uid: string };

/** An account with an unconfirmed email address, and that of the address's owner. */
const attacker: AccountClaims = { uid: 'thief', provider: 'password', authTime: 1000 };
const owner: AccountClaims = {
  uid: 'owner',
  provider: 'google.com',
  authTime: 2000,
  emailVerified: true,
};

const identityTokenOf = (account: AccountClaims) => identityToken({ email, ...account });

function saveUser(account: AccountClaims, role = 'seller') {
  const body = { uid: account.uid, email: account.email ?? email, displayName: account.uid, role };
  return server.call('POST', '/api/user', { token: identityTokenOf(account), body });
}

const requestAccessToken = (account: AccountClaims) =>
  server.call('GET', `/api/jwt?email=${email}`, { token: identityTokenOf(account) });
const readUser = (account: AccountClaims) =>
  server.call('GET', `/api/user/${email}`, { token: identityTokenOf(account) });
const listProducts = (token: string) => server.call('GET', `/api/my-products/${email}`, { token });

async function signIn(account: AccountClaims): Promise<string> {
  expect((await saveUser(account)).status).toBe(200);
  return (await requestAccessToken(account)).body.accessToken;
}

const usersByUid = sql`
  select uid, email, email_verified as "emailVerified", role from users order by uid`;

describe('an email address registered by another account', () => {
  const addressTakenMessage =
    'Another account has confirmed this email address. Sign in to that one, or use another address.';

  test('is taken over by the account that has confirmed it', async () => {
    await saveUser(attacker);
    expect((await saveUser(owner, 'buyer')).status).toBe(200);
    expect(await server.database.query(usersByUid)).toEqual([
      { uid: 'owner', email, emailVerified: true, role: 'buyer' },
      { uid: 'thief', email: '', emailVerified: false, role: 'seller' },
    ]);
    expect((await readUser(owner)).body).toMatchObject({ uid: 'owner', emailConfirmed: true });
  });

  test("keeps the two accounts apart and rejects the other's tokens", async () => {
    const thiefToken = await signIn(attacker);
    const [{ id }] = (await server.database.query<{ id: string }>(
      sql`select id from users where uid = 'thief'`,
    )) as [{ id: string }];
    const seller = { ...attacker, id, email, token: thiefToken };
    const categoryId = await addCategory(server.database);
    await storeProduct(server.database, { seller, categoryId });

    const ownerToken = await signIn(owner);
    expect((await listProducts(ownerToken)).body).toEqual([]);
    expect((await listProducts(thiefToken)).status).toBe(401);
    for (const response of [await requestAccessToken(attacker), await readUser(attacker)]) {
      expect(response).toMatchObject({ status: 403, body: { message: addressTakenMessage } });
    }
    expect(await saveUser(attacker)).toMatchObject({
      status: 409,
      body: { message: addressTakenMessage },
    });

    const admin = await addUser(server.database, 'Admin');
    const sellers = await server.call('GET', '/api/all-seller', admin);
    expect(sellers.body).toEqual([
      expect.objectContaining({ uid: 'owner', email }),
      expect.objectContaining({ uid: 'thief', email: '' }),
    ]);
    expect((await server.call('GET', '/api/user/', admin)).status).toBe(404);
    expect((await server.call('DELETE', `/api/user/${id}`, admin)).body.deletedCount).toBe(1);
  });

  test('is taken over from a deleted account, and although other accounts have lost their addresses before', async () => {
    for (const number of [1, 2, 3]) {
      const address = `owner${number}@example.com`;
      await saveUser({ ...attacker, uid: `thief-${number}`, email: address });
      await saveUser({ ...owner, uid: `owner-${number}`, email: address });
    }
    await saveUser(attacker);
    await server.database.query(sql`update users set deleted_at = now() where uid = 'thief'`);
    expect((await saveUser(owner)).status).toBe(200);
    const accountsWithoutAddress = await server.database.query(
      sql`select uid from users where email = ''`,
    );
    expect(accountsWithoutAddress).toHaveLength(4);
  });

  test('stays with the account that has it when neither or both accounts have confirmed it', async () => {
    await saveUser(attacker);
    expect(await saveUser({ ...owner, emailVerified: false })).toMatchObject({
      status: 409,
      body: {
        message:
          'Another account uses this email address. If it is yours, confirm it and sign in again.',
      },
    });
    await saveUser(owner);
    expect((await saveUser({ ...attacker, uid: 'another', emailVerified: true })).status).toBe(409);
    expect((await readUser(owner)).body).toMatchObject({ uid: 'owner', email });
  });

  test('can be replaced with another one by the account that lost it, which still has its data', async () => {
    await saveUser(attacker);
    await saveUser(owner);
    const accountWithNewAddress = { ...attacker, email: 'honest@example.com', authTime: 3000 };
    expect((await saveUser(accountWithNewAddress)).status).toBe(200);
    const response = await server.call('GET', '/api/user/honest@example.com', {
      token: identityTokenOf(accountWithNewAddress),
    });
    expect(response.body).toMatchObject({
      uid: 'thief',
      email: 'honest@example.com',
      role: 'seller',
    });
  });
});

describe('an account created with an unconfirmed email address', () => {
  /** The owner's sign-in with Google, which the identity service has linked to the attacker's account. */
  const linkedOwner = { ...owner, uid: attacker.uid };

  async function expectSessionEnded(token: string, account: AccountClaims) {
    expect((await listProducts(token)).status).toBe(401);
    for (const response of [
      await requestAccessToken(account),
      await readUser(account),
      await saveUser(account),
    ]) {
      expect(response).toMatchObject({
        status: 403,
        body: { message: 'Your session has ended. Please sign in again.' },
      });
    }
  }

  test('rejects the sign-in of the attacker once the owner has signed in', async () => {
    const thiefToken = await signIn(attacker);
    const ownerToken = await signIn(linkedOwner);
    await expectSessionEnded(thiefToken, attacker);
    expect((await listProducts(ownerToken)).status).toBe(200);
  });

  test('rejects the sign-in of the attacker even if its renewed token has a confirmed email address', async () => {
    const confirmedAttacker = { ...attacker, emailVerified: true };
    await signIn(attacker);
    const thiefToken = await signIn(confirmedAttacker);
    const ownerToken = await signIn(linkedOwner);
    await expectSessionEnded(thiefToken, confirmedAttacker);
    expect((await listProducts(ownerToken)).status).toBe(200);
  });

  test('rejects the sign-in of the attacker when both sign in concurrently', async () => {
    const confirmedAttacker = { ...attacker, emailVerified: true };
    for (let round = 0; round < 5; round += 1) {
      await emptyTables(server.database);
      const thiefToken = await signIn(attacker);
      await Promise.all([
        saveUser(linkedOwner),
        readUser(confirmedAttacker),
        requestAccessToken(linkedOwner),
        requestAccessToken(confirmedAttacker),
      ]);
      await expectSessionEnded(thiefToken, confirmedAttacker);
      expect((await requestAccessToken(linkedOwner)).status).toBe(200);
    }
  });
});

test('confirming the email address keeps the session and updates the record', async () => {
  const token = await signIn(attacker);
  expect((await readUser(attacker)).body).toMatchObject({ emailConfirmed: false });
  const confirmedAccount = { ...attacker, emailVerified: true };
  expect((await readUser(confirmedAccount)).body).toMatchObject({ emailConfirmed: true });
  expect((await listProducts(token)).status).toBe(200);
  // An older token does not reset it.
  expect((await readUser(attacker)).body).toMatchObject({ emailConfirmed: true });
});

test('another email address is not confirmed, and ends the earlier sessions', async () => {
  const token = await signIn({ ...attacker, emailVerified: true });
  await signIn({ ...attacker, email: 'other@example.com', authTime: 3000 });
  expect(await server.database.query(usersByUid)).toMatchObject([
    { email: 'other@example.com', emailVerified: false },
  ]);
  expect((await server.call('GET', '/api/notifications', { token })).status).toBe(401);
});

test('a request that another one has overtaken changes no account', async () => {
  const password = { ...owner, provider: 'password' };
  await signIn({ ...password, emailVerified: false });
  const identity: Identity = {
    ...{ uid: owner.uid, email, emailVerified: true, displayName: '', photoURL: '' },
    ...{ provider: 'google.com', authTime: 3000 },
  };
  const record = (change: Partial<Identity>) =>
    recordCredentials(server.database, { ...identity, ...change });
  expect(await record({ email: 'former@example.com' })).toBe(false);
  expect(await record({ uid: 'another' })).toBe(false);
  expect(await record({})).toBe(true);
  expect(await record({})).toBe(false);
  await server.database.query(sql`update users set sign_in_provider = 'password'`);
  expect(await record({ provider: 'password' })).toBe(false);
  expect(await record({ authTime: 2999 })).toBe(false);
  const [user] = await server.database.query<{ id: string }>(sql`
    update users set deleted_at = now() returning id`);
  await removeUnverifiedEmail(server.database, user!.id);
  expect(await server.database.query(usersByUid)).toMatchObject([{ email }]);
  const account = { ...identity, role: null, removePhoto: false };
  expect(await storeUser(server.database, account)).toBe(false);
});

test('one user can be signed in with a password and with Google at the same time, on several devices', async () => {
  const homeSession = await signIn(owner);
  const workSession = await signIn({ ...owner, provider: 'password', authTime: 3000 });
  const phoneSession = await signIn({ ...owner, authTime: 4000 });
  for (const token of [homeSession, workSession, phoneSession])
    expect((await listProducts(token)).status).toBe(200);
});

describe('the first sign-in with a provider', () => {
  const password: AccountClaims = { ...owner, provider: 'password' };
  const google: AccountClaims = { ...owner, authTime: 3000 };
  const accountEmails = () =>
    server.database.query(sql`
      select payload ->> 'kind' as kind from outbox where task = 'accountEmail'`);

  test('is reported to the user by email, once', async () => {
    await signIn(password);
    await signIn(google);
    await signIn({ ...google, authTime: 4000 });
    expect(await accountEmails()).toEqual([{ kind: 'credentialsChanged' }]);
  });

  test.each([
    ['creates the account', [google]],
    ['confirms its address', [{ ...password, emailVerified: false }, google]],
    ['is followed by a sign-in with a password', [google, { ...password, authTime: 4000 }]],
  ])('sends no email if it %s', async (_case, signIns) => {
    for (const account of signIns) await signIn(account);
    expect(await accountEmails()).toEqual([]);
  });
});
