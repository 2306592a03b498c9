import { randomUUID } from 'node:crypto';
import { deleteExpiredRows } from '../../../../../src/server/background/retention';
import { eraseDueUsers } from '../../../../../src/server/domains/privacy/erasure/erase-due-users';
import { sql } from '../../../../../src/server/database/sql';
import type { OrderState } from '../../../../../src/contract/order.machine';
import {
  addCategory,
  addUser,
  newProduct,
  storeOrder,
  storePaidOrder,
  storeProduct,
  type TestUser,
} from '../../../support/records';
import { identityToken } from '../../../support/identity-double';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { recentIdentityToken } from './support/marked-person';

const server = setUpTestServer();
const users = setUpUsers(server, { seller: 'seller', buyer: 'buyer', admin: 'Admin' });
const { seller, buyer, admin } = users;

async function storeOrderIn(state: OrderState) {
  const productId = await storeProduct(server.database, { seller });
  const id = await storeOrder(server.database, { productId, buyer, state });
  await server.database.query(sql`
    update orders set payment_intent_id = ${`pi_${id}`} where id = ${id} and paid_at is not null`);
  return id;
}

const requestDeletion = async (user: TestUser) =>
  server.call('POST', '/api/account-deletion', { token: recentIdentityToken(user) });
const readDeletion = async (user: TestUser) =>
  (await server.call('GET', '/api/account-deletion', { token: user.token })).body;

async function payOut(orderId: string) {
  const { status } = await server.call('POST', '/api/payouts', {
    token: admin.token,
    body: {
      sellerId: seller.id,
      currency: 'usd',
      orderIds: [orderId],
      amount: 125_050,
      paidOn: '2024-01-01',
      reference: 'SEPA 17',
    },
  });
  expect(status).toBe(200);
}

async function stateOf(id: string): Promise<string> {
  const [row] = await server.database.query<{ state: string }>(sql`
    select state from orders where id = ${id}`);
  return row!.state;
}

async function isErased({ id }: TestUser): Promise<boolean> {
  const [row] = await server.database.query<{ erased: boolean }>(sql`
    select erased_at is not null as erased from users where id = ${id}`);
  return row!.erased;
}

describe('when a user with an open order deletes the account', () => {
  test.each([
    ['buyer', 'booked', 'cancelled', 'cancelled'],
    ['buyer', 'awaitingHandOver', 'continues', 'awaitingHandOver'],
    ['buyer', 'handOverClaimed', 'continues', 'handOverClaimed'],
    ['buyer', 'awaitingShipment', 'continues', 'awaitingShipment'],
    ['buyer', 'shipped', 'continues', 'shipped'],
    ['buyer', 'inspecting', 'continues', 'inspecting'],
    ['buyer', 'underReview', 'continues', 'underReview'],
    ['seller', 'booked', 'cancelled', 'cancelled'],
    ['seller', 'awaitingHandOver', 'refunded', 'refunding'],
    ['seller', 'cancellationRequested', 'refunded', 'refunding'],
    ['seller', 'handOverClaimed', 'continues', 'handOverClaimed'],
    ['seller', 'awaitingShipment', 'refunded', 'refunding'],
    ['seller', 'shipped', 'continues', 'shipped'],
    ['seller', 'reported', 'continues', 'reported'],
    ['seller', 'bankDispute', 'continues', 'bankDispute'],
  ] as const)(
    'as the %s, an order that is %s is announced as %s and becomes %s',
    async (...row) => {
      const [role, state, outcome, next] = row;
      const id = await storeOrderIn(state);
      expect((await readDeletion(users[role])).orders).toEqual([
        { orderId: id, productName: 'Field watch', role, outcome },
      ]);
      const { status, body } = await requestDeletion(users[role]);
      expect([status, body.isDeleted, await stateOf(id)]).toEqual([
        200,
        next === 'cancelled',
        next,
      ]);
      expect(await isErased(users[role])).toBe(next === 'cancelled');
    },
  );
});

test('an account whose deletion waits for an order stays usable, and is erased when the order has ended', async () => {
  const id = await storeOrderIn('inspecting');
  await requestDeletion(buyer);
  expect(await eraseDueUsers(server.database)).toBe(0);
  expect((await readDeletion(buyer)).requestedAt).toEqual(expect.any(String));
  const { status } = await server.call('POST', `/api/sales/${id}/events`, {
    token: buyer.token,
    body: { type: 'buyer.accept' },
  });
  expect(status).toBe(200);
  expect(await eraseDueUsers(server.database)).toBe(1);
  expect(await isErased(buyer)).toBe(true);
  expect((await server.call('GET', '/api/account-deletion', buyer)).status).toBe(401);
});

test('a seller whose deletion waits for a sale is erased once the sale is paid out', async () => {
  const id = await storePaidOrder(server.database, {
    seller,
    buyer,
    amount: 125_050,
    state: 'inspecting',
  });
  await requestDeletion(seller);
  await server.call('POST', `/api/sales/${id}/events`, {
    token: buyer.token,
    body: { type: 'buyer.accept' },
  });
  expect([await eraseDueUsers(server.database), await isErased(seller)]).toEqual([0, false]);
  expect(await readDeletion(seller)).toMatchObject({
    orders: [],
    owed: [{ amount: 125_050, currency: 'usd' }],
  });
  await payOut(id);
  expect([await eraseDueUsers(server.database), await isErased(seller)]).toEqual([1, true]);
});

test('the products of a seller who withdraws the deletion are paused', async () => {
  await storeOrderIn('inspecting');
  await storeProduct(server.database, { seller, productName: 'Diver' });
  const other = await addUser(server.database, 'seller');
  const othersProduct = await storeProduct(server.database, { seller: other });
  await requestDeletion(seller);
  await server.database.query(sql`
    update users set deletion_requested_at = now() where id = ${other.id}`);
  const { status } = await server.call('DELETE', '/api/account-deletion', { token: seller.token });
  expect(status).toBe(200);
  expect(await readDeletion(seller)).toMatchObject({ requestedAt: null });
  const { body } = await server.call('GET', '/api/listings?state=paused', { token: seller.token });
  expect(body.listings).toMatchObject([{ productName: 'Diver' }]);
  expect((await readDeletion(other)).requestedAt).toEqual(expect.any(String));
  const listed = await server.database.query(sql`select id from products where listed`);
  expect(listed).toEqual([{ id: othersProduct }]);
  await server.database.query(sql`update orders set state = 'completed', ended_at = now()`);
  expect([await eraseDueUsers(server.database), await isErased(seller)]).toEqual([1, false]);
});

test('a seller whose account waits for its deletion cannot list products for sale', async () => {
  const productId = await storeProduct(server.database, { seller, productName: 'Diver' });
  await storeOrderIn('inspecting');
  await server.call('PUT', '/api/away', {
    token: seller.token,
    body: { until: new Date(Date.now() + 86_400_000).toISOString() },
  });
  await requestDeletion(seller);
  await server.call('PUT', '/api/away', { token: seller.token, body: { until: null } });
  const resumed = await server.call('PUT', `/api/listings/${productId}/listed`, {
    token: seller.token,
    body: { listed: true },
  });
  expect(resumed).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Your account will be deleted') },
  });
  const added = await server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...newProduct, category: await addCategory(server.database) },
  });
  expect(added.status).toBe(200);
  const { body } = await server.call('GET', '/api/listings?state=paused', { token: seller.token });
  expect(body.listings).toHaveLength(2);
  expect((await server.call('GET', `/api/seller/${seller.uid}/products`)).body).toEqual([]);
});

test('a user deleted by an admin is erased when the last order has ended', async () => {
  const id = await storeOrderIn('inspecting');
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect([await isErased(seller), await eraseDueUsers(server.database)]).toEqual([false, 0]);
  await server.call('POST', `/api/sales/${id}/events`, {
    token: buyer.token,
    body: { type: 'buyer.accept' },
  });
  expect([await eraseDueUsers(server.database), await isErased(seller)]).toEqual([1, true]);
});

test('a seller whom an admin deletes is erased once what is owed to them is paid out', async () => {
  const id = await storePaidOrder(server.database, {
    seller,
    buyer,
    amount: 125_050,
    state: 'completed',
  });
  const deletion = await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect([deletion.body.deletedCount, await eraseDueUsers(server.database)]).toEqual([1, 0]);
  expect((await server.call('GET', '/api/payouts/owed', admin)).body.sellers).toEqual([
    expect.objectContaining({ sellerEmail: seller.email, sellerClosed: true, total: 125_050 }),
  ]);
  await payOut(id);
  await storePaidOrder(server.database, {
    seller: await addUser(server.database, 'seller'),
    buyer,
    amount: 9_000,
    state: 'completed',
  });
  expect([await eraseDueUsers(server.database), await isErased(seller)]).toEqual([1, true]);
});

test('the deletion requires a recent sign-in, and admins cannot delete their account', async () => {
  const rejected = await server.call('POST', '/api/account-deletion', {
    token: identityToken(buyer),
  });
  expect(rejected).toMatchObject({
    status: 403,
    body: { message: 'Please sign in again to delete your account.' },
  });
  expect(await requestDeletion(admin)).toMatchObject({ status: 403 });
  expect([await isErased(buyer), await isErased(admin)]).toEqual([false, false]);
});

test('tokens of an erased user are rejected, and the same email address can register as a new user', async () => {
  const saveAs = (uid: string) =>
    server.call('POST', '/api/user', {
      token: identityToken({ uid, email: buyer.email }),
      body: { uid, email: buyer.email, displayName: 'Rina Begum', role: 'seller' },
    });
  await requestDeletion(buyer);
  expect(await saveAs(buyer.uid)).toMatchObject({
    status: 403,
    body: { message: 'This account was deleted.' },
  });
  expect((await server.call('GET', '/api/notifications', buyer)).status).toBe(401);
  expect((await saveAs('uid-of-a-new-person')).status).toBe(200);
  const saved = await server.database.query(sql`
    select uid, role from users where email = ${buyer.email}`);
  expect(saved).toEqual([{ uid: 'uid-of-a-new-person', role: 'seller' }]);
});

test('an erased user stays rejected until the account at the identity service is deleted', async () => {
  const signIn = () =>
    server.call('POST', '/api/user', {
      token: identityToken(buyer),
      body: { uid: buyer.uid, email: buyer.email, displayName: 'Rina Begum', role: 'seller' },
    });
  await server.call('DELETE', `/api/user/${buyer.id}`, { token: admin.token });
  await server.database.query(sql`
    update erased_identities set erased_at = now() - interval '31 days'`);
  await deleteExpiredRows(server.database);
  expect((await signIn()).status).toBe(403);
  await server.database.query(sql`update outbox set done_at = now() where task = 'deleteIdentity'`);
  await deleteExpiredRows(server.database);
  expect(await server.database.query(sql`select uid_hash from erased_identities`)).toEqual([]);
});

test('the public page of an erased seller says that the account was closed', async () => {
  await requestDeletion(seller);
  expect((await server.call('GET', `/api/seller/${seller.uid}`)).status).toBe(410);
});

test("the reports and messages of a visitor are erased only with a user who has confirmed the visitor's email address", async () => {
  const productId = await storeProduct(server.database, { seller });
  for (const { email } of [buyer, seller]) {
    await server.call('POST', '/api/reports', {
      body: {
        subjectType: 'listing',
        subjectId: productId,
        reportId: randomUUID(),
        reason: 'counterfeit',
        text: 'The dial is a copy.',
        email,
      },
    });
  }
  const store = (email: string) =>
    server.database.query(sql`
      insert into contact_messages (id, first_name, last_name, email, message)
      values (${`of "${email}"`}, 'Ada', '', ${email}, 'Do you ship?')`);
  for (const email of [` ${buyer.email.toUpperCase()} `, seller.email, '']) await store(email);
  await server.database.query(sql`update users set email_verified = true where id = ${buyer.id}`);
  await requestDeletion(buyer);
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect([await isErased(buyer), await isErased(seller)]).toEqual([true, true]);
  const [messages, reporters] = [
    await server.database.query(sql`select email from contact_messages order by email`),
    await server.database.query(sql`
      select reporter_email as email from reports order by reporter_email nulls last`),
  ];
  expect(messages).toEqual([{ email: '' }, { email: seller.email }]);
  expect(reporters).toEqual([{ email: seller.email }, { email: null }]);
});

test('a seller sees before the deletion what is owed to them, which an admin sees afterwards without the name', async () => {
  await storePaidOrder(server.database, { seller, buyer, amount: 125_050, state: 'completed' });
  expect((await readDeletion(seller)).owed).toEqual([{ amount: 125_050, currency: 'usd' }]);
  expect((await readDeletion(buyer)).owed).toEqual([]);
  await requestDeletion(seller);
  const { body } = await server.call('GET', '/api/payouts/owed', admin);
  expect(body.sellers).toEqual([
    expect.objectContaining({
      sellerId: seller.id,
      sellerName: 'Deleted user',
      sellerEmail: '',
      sellerClosed: true,
      total: 125_050,
    }),
  ]);
});
