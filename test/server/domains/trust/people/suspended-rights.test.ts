import { randomUUID } from 'node:crypto';
import type { OrderState } from '../../../../../src/contract/order.machine';
import { sql } from '../../../../../src/server/database/sql';
import { downloadData } from '../../privacy/data-export/support/download-data';
import { identityToken } from '../../../support/identity-double';
import { addUser, storeOrder, storeProduct } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

const server = setUpTestServer();
const { moderator, seller, buyer } = setUpUsers(server, {
  moderator: 'moderator',
  seller: 'seller',
  buyer: 'buyer',
});

/** What a suspended user can still do. The statement of reasons explains a suspension to the user, and how to object. */

const reason = { reason: 'Sells replicas of brand watches.' };
const violatedRule = { basis: 'terms', rule: 'Scam or fraud' };
const staffRequest = () => ({ token: moderator.token, body: { ...reason, ...violatedRule } });

/** An identity token of a sign-in this many seconds from now, by default after the suspension. */
const identityTokenAfter = (seconds = 5) =>
  identityToken({ ...seller, authTime: Math.floor(Date.now() / 1000) + seconds });
const requestAccessToken = (token: string) =>
  server.call('GET', `/api/jwt?email=${seller.email}`, { token });
const signIn = async () =>
  (await requestAccessToken(identityTokenAfter())).body.accessToken as string;
const deleteAccount = () =>
  server.call('POST', '/api/account-deletion', { token: identityTokenAfter() });

beforeEach(() => server.call('PUT', `/api/users/${seller.id}/suspension`, staffRequest()));

test('a session that the suspension has ended can do nothing, and is asked to sign in again', async () => {
  const { status, body } = await requestAccessToken(identityTokenAfter(-60));
  expect(status).toBe(403);
  expect(body).toEqual({
    message: expect.stringMatching(
      /Sign in again to finish your open orders, download your data or delete/,
    ),
  });
  const oldSession = { token: seller.token };
  expect((await server.call('POST', '/api/data-export', oldSession)).status).toBe(401);
});

test('a suspended user without an open order can download their own data, and do nothing else', async () => {
  const token = await signIn();
  const { read } = await downloadData(server, token);
  expect(read('profile')).toMatchObject([{ email: seller.email }]);
  for (const path of [`/api/my-products/${seller.email}`, '/api/sessions', '/api/notifications']) {
    expect((await server.call('GET', path, { token })).status).toBe(401);
  }
});

describe('with an open order', () => {
  const storeOpenOrder = async (state: OrderState) => {
    const productId = await storeProduct(server.database, { seller });
    const orderId = await storeOrder(server.database, { productId, buyer, state });
    await server.database.query(sql`
      update orders set hand_over_code = '123456' where id = ${orderId}`);
    return orderId;
  };
  const move = (orderId: string, token: string, body: object) =>
    server.call('POST', `/api/sales/${orderId}/events`, { token, body });
  const write = (path: string, token: string) =>
    server.call('POST', path, { token, body: { messageId: randomUUID(), text: 'At noon?' } });

  test('a suspended seller reads the order, and enters the code of the hand-over', async () => {
    const orderId = await storeOpenOrder('awaitingHandOver');
    const token = await signIn();
    const { body } = await server.call('GET', `/api/sales/${orderId}`, { token });
    expect(body).toMatchObject({ as: 'seller', state: 'awaitingHandOver' });
    const handOver = await move(orderId, token, { type: 'seller.handOver', code: '123456' });
    expect(handOver.body).toEqual({ acknowledged: true, state: 'inspecting' });
  });

  test('a suspended seller answers a report, with a photo as evidence', async () => {
    const orderId = await storeOpenOrder('reported');
    const token = await signIn();
    expect((await server.call('GET', '/api/upload-key', { token })).status).toBe(200);
    const answer = { type: 'seller.contestReport', reason: 'It was fine.', photos: [] };
    expect((await move(orderId, token, answer)).body.state).toBe('underReview');
  });

  test('a suspended seller writes to the buyer until the order has ended', async () => {
    const orderId = await storeOpenOrder('awaitingHandOver');
    const token = await signIn();
    const { status, body } = await write(`/api/sales/${orderId}/messages`, token);
    expect(status).toBe(200);
    const path = `/api/conversations/${body.conversationId}`;
    expect((await server.call('GET', path, { token })).status).toBe(200);
    expect((await write(`${path}/messages`, token)).status).toBe(200);
    await server.database.query(sql`update orders set state = 'completed', ended_at = now()`);
    expect(await write(`${path}/messages`, token)).toMatchObject({
      status: 403,
      body: { message: 'Your account is suspended. You can write about open orders only.' },
    });
    const [order] = await server.database.query<{ productId: string }>(sql`
      update orders set state = 'cancelled', holding = false returning product_id as "productId"`);
    const otherBuyer = await addUser(server.database, 'buyer');
    await storeOrder(server.database, { productId: order!.productId, buyer: otherBuyer });
    expect((await write(`${path}/messages`, token)).status).toBe(403);
  });

  test.each([
    'awaitingHandOver',
    'cancellationRequested',
    'handOverClaimed',
    'inspecting',
  ] as const)('staff decide an order of a suspended seller that is %s', async (state) => {
    const orderId = await storeOpenOrder(state);
    const decision = { type: 'admin.release', reason: 'Both showed us the watch.' };
    expect((await move(orderId, moderator.token, decision)).body.state).toBe('completed');
  });
});

test("a suspended seller's account is deleted once the open orders have ended", async () => {
  const { database } = server;
  const productId = await storeProduct(database, { seller });
  await storeOrder(database, { productId, buyer, state: 'handOverClaimed' });
  expect((await deleteAccount()).body).toEqual({ acknowledged: true, isDeleted: false });
  const { body } = await server.call('GET', '/api/account-deletion', { token: await signIn() });
  expect(body).toMatchObject({ requestedAt: expect.any(String), orders: [{ role: 'seller' }] });
  await database.query(sql`update orders set state = 'completed', ended_at = now()`);
  expect((await deleteAccount()).body).toEqual({ acknowledged: true, isDeleted: true });
});

test('the end of a suspension does not list the products of an account that waits for its deletion', async () => {
  const { database } = server;
  const [sold, offered] = [
    await storeProduct(database, { seller }),
    await storeProduct(database, { seller, advertise: true }),
  ];
  await storeOrder(database, { productId: sold, buyer, state: 'handOverClaimed' });
  await database.query(sql`
    update products set listed = false, unlisted_because = 'suspended' where id = ${offered}`);
  await deleteAccount();
  await server.call('POST', `/api/users/${seller.id}/suspension/lift`, {
    token: moderator.token,
    body: reason,
  });
  expect((await server.call('GET', '/api/ads')).body.data).toEqual([]);
});

test('a suspended user can withdraw the deletion of the account while it waits for an order', async () => {
  const productId = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId, buyer, state: 'handOverClaimed' });
  await deleteAccount();
  const token = await signIn();
  expect((await server.call('DELETE', '/api/account-deletion', { token })).status).toBe(200);
  const { body } = await server.call('GET', '/api/account-deletion', { token });
  expect(body.requestedAt).toBeNull();
});

describe('the statement of reasons', () => {
  const readRejection = async () =>
    (await server.call('GET', `/api/user/${seller.email}`, { token: identityTokenAfter() })).body;
  const readStatement = (idOrToken: string, token?: string) =>
    server.call('GET', `/api/decisions/${idOrToken}`, token === undefined ? {} : { token });

  test('is linked beside the reason, can be read without a session, and the suspended user can object to it', async () => {
    const { message, statementToken } = await readRejection();
    expect(message).toMatch(/The statement of reasons says how you can object\.$/);
    expect((await readStatement(statementToken)).body).toMatchObject({
      as: 'person',
      action: 'suspendPerson',
      facts: reason.reason,
      canAppeal: true,
    });
    const token = await signIn();
    const { body } = await readStatement(statementToken, token);
    expect((await readStatement(body.id, token)).status).toBe(200);
    const path = `/api/decisions/${statementToken}/appeal`;
    const appeal = { token, body: { text: 'They are genuine. I have the receipts.' } };
    expect((await server.call('POST', path, appeal)).status).toBe(200);
  });

  test('belongs to the decision by which the user is suspended now', async () => {
    await server.call('PUT', `/api/users/${seller.id}/suspension`, {
      token: moderator.token,
      body: { reason: 'Sold one watch twice.', ...violatedRule, days: 3 },
    });
    const { statementToken } = await readRejection();
    expect((await readStatement(statementToken)).body.facts).toBe('Sold one watch twice.');
  });

  test('is not linked if no decision is stored; the message then asks the user to write to the shop', async () => {
    await server.database.query(sql`update users set suspension_reason = 'Replicas.'`);
    const body = await readRejection();
    expect(body.message).toMatch(/write to us/);
    expect(body).not.toHaveProperty('statementToken');
  });
});
