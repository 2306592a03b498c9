import { endDueSuspensions } from '../../../../../src/server/domains/trust/people/suspend-user';
import { sql } from '../../../../../src/server/database/sql';
import { createAccountEmailTask } from '../../../../../src/server/domains/mail/account-email';
import { createMailer, type Mailer } from '../../../../../src/server/domains/mail/mailer';
import type { AccountEmail } from '../../../../../src/server/domains/platform/outbox.sql';
import { endDueAbsences } from '../../../../../src/server/domains/selling/absences.sql';
import { identityToken } from '../../../support/identity-double';
import { addCategory, storeOrder, storeProduct, type TestUser } from '../../../support/records';
import { payForOrder } from '../../../support/pay-for-order';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../../support/smtp-double';

const server = setUpTestServer();
const { admin, moderator, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  moderator: 'moderator',
  seller: 'seller',
  buyer: 'buyer',
});

const reason = 'Sells replicas of brand watches.';
const violatedRule = { basis: 'terms', rule: 'Scam or fraud' };
const suspend = (user: TestUser, body: object = { reason }) =>
  server.call('PUT', `/api/users/${user.id}/suspension`, {
    token: moderator.token,
    body: { ...violatedRule, ...body },
  });
const liftSuspension = (user: TestUser) =>
  server.call('POST', `/api/users/${user.id}/suspension/lift`, {
    token: moderator.token,
    body: { reason: 'The seller has proved that the watches are genuine.' },
  });
const identityTokenOf = (user: TestUser, authTime = Math.floor(Date.now() / 1000) + 5) =>
  identityToken({ ...user, authTime });
const signIn = async (user: TestUser) => {
  const { body } = await server.call('GET', `/api/jwt?email=${user.email}`, {
    token: identityTokenOf(user),
  });
  return body.accessToken as string | undefined;
};
const listAdvertised = async () =>
  (await server.call('GET', '/api/ads')).body.data.map(({ _id }: { _id: string }) => _id);

let productId: string;
beforeEach(async () => {
  const categoryId = await addCategory(server.database);
  productId = await storeProduct(server.database, { seller, categoryId, advertise: true });
});

test('a suspended user is signed out at once, and reads why when signing in', async () => {
  expect((await suspend(seller, { reason, days: 7 })).status).toBe(200);
  const products = `/api/my-products/${seller.email}`;
  expect((await server.call('GET', products, { token: seller.token })).status).toBe(401);

  const message = expect.stringMatching(
    /^Your account is suspended until \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC\. Reason: “Sells replicas of brand watches\.” The statement of reasons says how you can object\.$/,
  );
  const token = identityTokenOf(seller);
  const rejected = { status: 403, body: { message, suspended: true } };
  expect(await server.call('GET', `/api/user/${seller.email}`, { token })).toMatchObject(rejected);
  const body = { uid: seller.uid, email: seller.email, displayName: 'Selma', photoURL: '' };
  expect(await server.call('POST', '/api/user', { token, body })).toMatchObject(rejected);
});

test.each([
  ['help@shop.example', 'write to us with the contact form'],
  ['', 'Our address is in the imprint.'],
])(
  'a user suspended without a decision reads where to write to, with the contact address %p',
  async (address, hint) => {
    const body = { contactAddress: address };
    await server.call('PUT', '/api/settings', { token: admin.token, body });
    await suspend(seller);
    // Versions without statements of reasons stored no decision.
    await server.database.query(sql`delete from decisions`);
    const token = identityTokenOf(seller);
    const rejected = await server.call('GET', `/api/user/${seller.email}`, { token });
    expect(rejected.body.message).toContain(hint);
    expect(rejected.body).not.toHaveProperty('statementToken');
  },
);

test('a suspension is sent to the open pages of the user', async () => {
  await suspend(seller);
  const changes = await server.database.query(sql`
    select subject_type as about from live_changes where recipient_ids = array[${seller.id}]`);
  expect(changes).toEqual([{ about: 'account' }]);
});

test('a lifted suspension lets the user sign in again, but not with the old session', async () => {
  const oldToken = seller.token;
  await suspend(seller);
  expect((await liftSuspension(seller)).body).toEqual({ acknowledged: true, modifiedCount: 1 });
  expect((await liftSuspension(seller)).body).toEqual({ acknowledged: true, modifiedCount: 0 });
  const products = `/api/my-products/${seller.email}`;
  expect((await server.call('GET', products, { token: oldToken })).status).toBe(401);
  const token = await signIn(seller);
  expect((await server.call('GET', products, { token })).status).toBe(200);
});

test('the products of a suspended seller leave the lists until the suspension is lifted', async () => {
  const { database } = server;
  const paused = await storeProduct(database, { seller, advertise: true });
  await database.query(sql`
    update products set listed = false, unlisted_because = 'paused' where id = ${paused}`);
  expect(await listAdvertised()).toEqual([productId]);
  await suspend(seller);
  expect(await listAdvertised()).toEqual([]);
  const booking = { productId, phoneNumber: '01712345678', meetingLocation: 'Station' };
  const { body } = await server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: booking,
  });
  expect(body).toEqual({ message: 'This watch is not for sale at the moment.' });
  await liftSuspension(seller);
  expect(await listAdvertised()).toEqual([productId]);
});

test('an open order of a suspended seller continues, and the paid product is not for sale afterwards', async () => {
  const { database } = server;
  const orderId = await storeOrder(database, { productId, buyer });
  await suspend(seller);
  await payForOrder(server, { productId, buyer });
  const { body } = await server.call('GET', `/api/sales/${orderId}`, { token: buyer.token });
  expect(body).toMatchObject({ state: 'awaitingHandOver' });
  await liftSuspension(seller);
  expect(await listAdvertised()).toEqual([]);
});

test('a product whose booking was cancelled is for sale again after the suspension', async () => {
  const { database } = server;
  const orderId = await storeOrder(database, { productId, buyer });
  await suspend(seller);
  await server.call('POST', `/api/sales/${orderId}/events`, {
    token: buyer.token,
    body: { type: 'buyer.cancel' },
  });
  expect(await listAdvertised()).toEqual([]);
  await liftSuspension(seller);
  expect(await listAdvertised()).toEqual([productId]);
});

test('after the suspension of a seller who is away, only a booked product is listed again', async () => {
  const { database } = server;
  await storeOrder(database, { productId, buyer });
  const unbooked = await storeProduct(database, { seller });
  await suspend(seller);
  await database.query(sql`
    update users set away_until = now() + interval '1 day' where id = ${seller.id}`);
  await liftSuspension(seller);
  const products = await database.query(sql`
    select id, listed, unlisted_because as because from products`);
  expect(products).toHaveLength(2);
  expect(products).toEqual(
    expect.arrayContaining([
      { id: productId, listed: true, because: null },
      { id: unbooked, listed: false, because: 'away' },
    ]),
  );
});

test('the end of an absence does not list the products of a suspended seller', async () => {
  const { database } = server;
  await database.query(sql`update users set away_until = now() where id = ${seller.id}`);
  await database.query(sql`
    update products set listed = false, unlisted_because = 'away' where seller_id = ${seller.id}`);
  await suspend(seller);
  await endDueAbsences(database);
  expect(await listAdvertised()).toEqual([]);
  await liftSuspension(seller);
  expect(await listAdvertised()).toEqual([productId]);
});

test('a suspension ends by itself when its time is over', async () => {
  const { database } = server;
  await suspend(seller, { reason, days: 7 });
  expect(await endDueSuspensions(database)).toBe(0);
  await database.query(sql`
    update users set suspended_until = now() - interval '1 minute' where id = ${seller.id}`);
  expect(await endDueSuspensions(database)).toBe(1);
  expect(await listAdvertised()).toEqual([productId]);
  expect(await signIn(seller)).toEqual(expect.any(String));
});

test('other suspensions end although a suspended user has been deleted', async () => {
  const { database } = server;
  await storeOrder(database, { productId, buyer, state: 'refunding' });
  for (const user of [seller, buyer]) await suspend(user, { reason, days: 7 });
  const deletion = { token: admin.token };
  expect((await server.call('DELETE', `/api/user/${seller.id}`, deletion)).status).toBe(200);
  await database.query(sql`
    update users set suspended_until = now() - interval '1 minute'
    where suspended_at is not null`);
  expect(await endDueSuspensions(database)).toBe(1);
  expect(await signIn(buyer)).toEqual(expect.any(String));
});

test('admins and moderators cannot be suspended', async () => {
  expect((await suspend(admin)).status).toBe(409);
  expect((await suspend(moderator)).status).toBe(409);
});

describe('emails', () => {
  let smtp: SmtpDouble;
  let mailer: Mailer;
  const siteUrl = 'https://shop.example';
  beforeAll(async () => {
    smtp = await startSmtpDouble();
    mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <orders@shop.example>', siteUrl });
  });
  afterAll(async () => {
    mailer.close();
    await smtp.close();
  });

  async function sendEmails() {
    const { database } = server;
    const tasks = await database.query<{ key: string; payload: AccountEmail }>(sql`
      update outbox set done_at = now() where task = 'accountEmail' and done_at is null
      returning key, payload`);
    const send = createAccountEmailTask({ database, mailer, siteUrl }, () => '');
    for (const { key, payload } of tasks) await send(payload, key);
  }

  test('name the reason of the end of a suspension, to a confirmed address only', async () => {
    const { database } = server;
    await database.query(sql`update users set email_verified = true where id = ${seller.id}`);
    for (const user of [seller, buyer]) await suspend(user);
    for (const user of [seller, buyer]) await liftSuspension(user);
    await sendEmails();
    expect(smtp.emails).toMatchObject([
      {
        subject: 'Your account is no longer suspended',
        text: expect.stringMatching(/unless you are away.*proved that the watches are genuine/s),
      },
    ]);
  });
});
