import { decodeJwt } from 'jose';
import { sql } from '../../../../src/server/database/sql';
import { addUser, storeOrder, storeProduct } from '../../support/records';
import { identityToken } from '../../support/identity-double';
import { setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();

const rina = {
  uid: 'rina',
  email: 'rina@example.com',
  displayName: 'Rina',
  photoURL: '/rina.webp',
};

function saveUser(body: unknown, token: string | undefined = identityToken(rina)) {
  return server.call('POST', '/api/user', { token, body });
}

async function signIn(identity: { uid: string; email: string } = rina): Promise<string> {
  const response = await server.call('GET', `/api/jwt?email=${identity.email}`, {
    token: identityToken(identity),
  });
  return response.body.accessToken;
}

async function readStoredUser() {
  const response = await server.call('GET', `/api/user/${rina.email}`, { token: await signIn() });
  return response.body;
}

describe('saving the signed-in user', () => {
  test('stores a registration with its role, unverified', async () => {
    const response = await saveUser({ ...rina, role: 'seller' });
    expect(response).toMatchObject({ status: 200, body: { acknowledged: true } });
    expect(await readStoredUser()).toEqual({
      ...rina,
      _id: expect.any(String),
      role: 'seller',
      hasBothRoles: false,
      dateLocale: null,
      timeZone: null,
      emailConfirmed: false,
      verified: false,
    });
  });

  test('stores one user when a page saves twice concurrently', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => saveUser({ ...rina, role: 'buyer' })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await readStoredUser()).role).toBe('buyer');
  });

  test('lets a user of a social sign-in without a role choose one later, but only once', async () => {
    await saveUser(rina);
    expect((await readStoredUser()).role).toBeNull();
    await saveUser({ ...rina, role: 'buyer' });
    expect((await readStoredUser()).role).toBe('buyer');
    await saveUser({ ...rina, role: 'seller' });
    expect((await readStoredUser()).role).toBe('buyer');
  });

  test('updates the name and photo at a later sign-in, but never clears them', async () => {
    await saveUser({ ...rina, role: 'buyer' });
    await saveUser({ ...rina, displayName: 'Rina Das', photoURL: null });
    expect(await readStoredUser()).toMatchObject({
      displayName: 'Rina Das',
      photoURL: '/rina.webp',
      role: 'buyer',
    });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,1',
    'http://pictures.example/rina.png',
    'rina.webp',
    '/\\pictures.example/rina.png',
    '/\t/pictures.example/rina.png',
    'https://a b/',
    `https://pictures.example/${'x'.repeat(2040)}`,
  ])('omits an invalid photo URL %p without blocking sign-in', async (photoURL) => {
    expect((await saveUser({ ...rina, photoURL, role: 'buyer' })).status).toBe(200);
    expect((await readStoredUser()).photoURL).toBe('');
  });

  test.each(['/rina.webp', 'https://pictures.example/rina.png?s=96'])(
    'stores the photo URL %p',
    async (photoURL) => {
      await saveUser({ ...rina, photoURL, role: 'buyer' });
      expect((await readStoredUser()).photoURL).toBe(photoURL);
    },
  );

  test('removes the verification when the name changes, not when it stays the same', async () => {
    await saveUser({ ...rina, role: 'seller' });
    await server.database.query(sql`update users set verified = true`);
    await saveUser({ ...rina, photoURL: '/new.webp' });
    await saveUser({ ...rina, displayName: '' });
    expect(await readStoredUser()).toMatchObject({ displayName: 'Rina', verified: true });
    await saveUser({ ...rina, displayName: 'Rolex Official Store' });
    expect(await readStoredUser()).toMatchObject({
      displayName: 'Rolex Official Store',
      verified: false,
    });
  });

  test.each([
    [
      '✔ Verified',
      'Use only letters, digits and punctuation: no check marks, emoji or hidden characters.',
    ],
    [
      'Rina\u202e',
      'Use only letters, digits and punctuation: no check marks, emoji or hidden characters.',
    ],
    ['R'.repeat(81), 'Use at most 80 characters.'],
    ['Ѕecondhand Suppоrt', 'Use your own name: names of the shop and its staff are reserved.'],
  ])('rejects the chosen name %j with 400 and stores no user', async (displayName, message) => {
    expect(await saveUser({ ...rina, displayName, role: 'seller' })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await server.database.query(sql`select id from users`)).toEqual([]);
  });

  test.each([
    ['from a social sign-in', { provider: 'google.com' }],
    ['already stored by the identity service', { displayName: `✔ Rina\u200b${'R'.repeat(90)}` }],
  ])('cleans an invalid name %s without blocking sign-in', async (_source, identity) => {
    const displayName = `✔ Rina\u200b${'R'.repeat(90)}`;
    const token = identityToken({ ...rina, displayName: '', ...identity });
    expect((await saveUser({ ...rina, displayName }, token)).status).toBe(200);
    expect(await readStoredUser()).toHaveProperty('displayName', `Rina${'R'.repeat(76)}`);
  });

  test.each([
    ['from a social sign-in', { provider: 'google.com' }],
    ['already stored by the identity service', { displayName: 'Admin' }],
  ])('replaces a name of staff %s without blocking sign-in', async (_source, identity) => {
    const token = identityToken({ ...rina, displayName: '', ...identity });
    expect((await saveUser({ ...rina, displayName: 'Admin' }, token)).status).toBe(200);
    expect(await readStoredUser()).toHaveProperty('displayName', 'Member');
  });

  test('keeps a name of staff for staff', async () => {
    await saveUser({ ...rina, role: 'buyer' });
    await server.database.query(sql`update users set role = 'moderator'`);
    await saveUser({ ...rina, displayName: 'Moderator Rina' });
    expect(await readStoredUser()).toHaveProperty('displayName', 'Moderator Rina');
  });

  test('rejects a registration as Admin', async () => {
    const response = await saveUser({ ...rina, role: 'Admin' });
    expect(response).toMatchObject({
      status: 400,
      body: { message: 'The role must be buyer or seller.' },
    });
  });

  test('rejects a payload whose uid or email differs from the identity token', async () => {
    expect((await saveUser({ ...rina, uid: 'another-user' })).status).toBe(403);
    expect((await saveUser({ ...rina, email: 'another-user@example.com' })).status).toBe(403);
  });
  test.each([[{}], [{ ...rina, displayName: 'x'.repeat(3000) }], ['[]'], ['{"uid":']])(
    'rejects a malformed payload with a message',
    async (body) => {
      const response = await saveUser(body);
      expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    },
  );

  test('rejects a second user with the same email address', async () => {
    await saveUser(rina);
    const other = { ...rina, uid: 'other', email: 'RINA@example.com' };
    expect((await saveUser(other, identityToken(other))).status).toBe(409);
  });
});

describe('the access token', () => {
  test('is issued for an identity token, for 15 minutes', async () => {
    await saveUser(rina);
    const claims = decodeJwt(await signIn());
    expect(claims).toMatchObject({ uid: rina.uid, email: rina.email });
    expect(claims.exp! - claims.iat!).toBe(15 * 60);
  });
  test('is not issued to a user who has not been saved', async () => {
    const response = await server.call('GET', `/api/jwt?email=${rina.email}`, {
      token: identityToken(rina),
    });
    expect(response.status).toBe(404);
  });

  test('needs an identity token and an email address', async () => {
    expect((await server.call('GET', `/api/jwt?email=${rina.email}`)).status).toBe(401);
    const response = await server.call('GET', '/api/jwt', { token: identityToken(rina) });
    expect(response.status).toBe(400);
  });
});

test('the date locale is the one that the user chose last', async () => {
  const { email, token } = await addUser(server.database, 'buyer');
  const chooseLocale = async (dateLocale: unknown) =>
    (await server.call('PUT', '/api/date-locale', { token, body: { dateLocale } })).status;
  const readLocale = async () =>
    (await server.call('GET', `/api/user/${email}`, { token })).body.dateLocale;
  expect(await readLocale()).toBeNull();
  expect(await chooseLocale('de-DE')).toBe(200);
  expect(await chooseLocale('xx-XX')).toBe(400);
  expect(await readLocale()).toBe('de-DE');
  expect(await chooseLocale(null)).toBe(200);
  expect(await readLocale()).toBeNull();
});

test('a registration records to which texts the user has agreed, and a later change of the texts changes nothing', async () => {
  const readConsent = () =>
    server.database.query(sql`
      select terms_version, terms_accepted_at is not null as agreed from users where uid = ${rina.uid}`);
  await saveUser(rina);
  expect(await readConsent()).toEqual([{ terms_version: null, agreed: false }]);
  const addPage = sql`insert into site_pages (name, content, revision) values ('terms', 'x', 3)`;
  await server.database.query(addPage);
  await saveUser({ ...rina, role: 'buyer' });
  const consent = [{ terms_version: 'terms 3, privacy 0', agreed: true }];
  expect(await readConsent()).toEqual(consent);
  await server.database.query(sql`update site_pages set revision = 4`);
  await saveUser({ ...rina, role: 'buyer' });
  expect(await readConsent()).toEqual(consent);
});

test('the time zone is one that exists', async () => {
  const { email, token } = await addUser(server.database, 'buyer');
  const choose = async (timeZone: unknown) =>
    (await server.call('PUT', '/api/time-zone', { token, body: { timeZone } })).status;
  expect(await choose('Europe/Berlin')).toBe(200);
  expect(await choose('Mars/Olympus')).toBe(400);
  expect(await choose('+02:00')).toBe(400);
  const account = await server.call('GET', `/api/user/${email}`, { token });
  expect(account.body.timeZone).toBe('Europe/Berlin');
});

describe('reading a user', () => {
  test('returns only role and verification of a seller to a buyer who paid them', async () => {
    const seller = await addUser(server.database, 'seller');
    const read = (token?: string) =>
      server.call('GET', `/api/user/${seller.email.toUpperCase()}`, { token });
    const buyer = await addUser(server.database, 'buyer');
    const productId = await storeProduct(server.database, { seller });
    await storeOrder(server.database, { productId, buyer, paid: true });
    expect((await read(buyer.token)).body).toEqual({ role: 'seller', verified: false });

    const admin = await addUser(server.database, 'Admin');
    await server.call('PUT', `/api/user/verified/${seller.id}`, { token: admin.token });
    expect((await read(buyer.token)).body).toEqual({ role: 'seller', verified: true });
    expect((await read()).status).toBe(401);
    expect((await read(identityToken(rina))).status).toBe(403);
  });

  test('rejects reading sellers, buyers, admins and unknown users with the same 403', async () => {
    const caller = await addUser(server.database, 'buyer');
    const { token } = caller;
    const seller = await addUser(server.database, 'seller');
    const productId = await storeProduct(server.database, { seller });
    await storeOrder(server.database, { productId, buyer: caller });
    const buyer = await addUser(server.database, 'buyer');
    const admin = await addUser(server.database, 'Admin');
    const deleted = await addUser(server.database, 'seller');
    await server.call('DELETE', `/api/user/${deleted.id}`, { token: admin.token });
    const emails = [seller.email, buyer.email, admin.email, deleted.email, 'unknown@example.com'];
    const responses = await Promise.all(
      emails.map((email) => server.call('GET', `/api/user/${email}`, { token })),
    );
    const rejected = { status: 403, body: { message: 'This belongs to another user.' } };
    expect(responses).toMatchObject(emails.map(() => rejected));
  });

  test('accepts an identity token in place of an access token', async () => {
    const buyer = await addUser(server.database, 'buyer');
    const token = identityToken(buyer);
    const registered = await server.call('GET', `/api/user/${buyer.email}`, { token });
    expect(registered.body).toMatchObject({ email: buyer.email, role: 'buyer' });

    const unregistered = await server.call('GET', `/api/user/${rina.email}`, {
      token: identityToken(rina),
    });
    expect(unregistered).toMatchObject({ status: 200, body: null });
  });

  test('returns 404 for an unknown user', async () => {
    const admin = await addUser(server.database, 'Admin');
    const response = await server.call('GET', '/api/user/none@example.com', { token: admin.token });
    expect(response).toMatchObject({ status: 404, body: { message: 'There is no such user.' } });
  });
});

test('a user whom an admin deleted is rejected with an identity token and an access token, but can register anew', async () => {
  await saveUser({ ...rina, role: 'buyer' });
  const token = await signIn();
  const { _id } = await readStoredUser();
  const admin = await addUser(server.database, 'Admin');
  await server.call('DELETE', `/api/user/${_id}`, { token: admin.token });

  const message = 'An administrator deleted this account.';
  expect(await saveUser(rina)).toMatchObject({ status: 403, body: { message } });
  const jwt = await server.call('GET', `/api/jwt?email=${rina.email}`, {
    token: identityToken(rina),
  });
  expect(jwt).toMatchObject({ status: 403, body: { message } });
  expect((await server.call('GET', `/api/user/${rina.email}`, { token })).status).toBe(401);
  const reregistered = { ...rina, uid: 'reborn' };
  expect((await saveUser(reregistered, identityToken(reregistered))).status).toBe(200);
});
