import { sql } from '../../../src/server/database/sql';
import { newProduct, type TestUser } from '../support/records';
import type { TestResponse } from '../support/call-server';
import { identityToken } from '../support/identity-double';
import { setUpRaceServer } from './race-server';
import { race } from './race';
import { authorize, deliverPaymentEvents } from './card-payment';
import { addOffer, atOnce, addUsers, book, countStatuses, rowsOf, wish } from './market-calls';

const buyerCount = 20;

const server = setUpRaceServer();
let admin: TestUser;
beforeAll(async () => {
  [admin] = (await addUsers(server, 1, 'Admin')) as [TestUser];
});

function deleteUser({ id }: TestUser): Promise<TestResponse> {
  return server.call('DELETE', `/api/user/${id}`, { token: admin.token });
}

race('a user deleted during a booking leaves neither booking nor wishlist entry', async () => {
  const buyers = await addUsers(server, buyerCount, 'buyer');
  const offers = await Promise.all(buyers.map(() => addOffer(server)));
  const responses = await Promise.all(
    buyers.flatMap((buyer, index) => {
      const { productId } = offers[index]!;
      return [book(server, buyer, productId), deleteUser(buyer), wish(server, buyer, productId)];
    }),
  );
  for (const { status } of responses) expect([200, 401, 404]).toContain(status);
  const { orders, wishes } = await rowsOf(server, ...offers.map(({ productId }) => productId));
  const holding = orders.filter((order) => order.holding);
  expect({ holding, wishes }).toEqual({ holding: [], wishes: [] });
});

race('a user deleted during a payment is refunded or not charged', async () => {
  const buyers = await addUsers(server, buyerCount, 'buyer');
  const offers = await Promise.all(buyers.map(() => addOffer(server)));
  const half = buyerCount / 2;
  await Promise.all(
    offers
      .slice(half)
      .map(({ productId }, index) => book(server, buyers[half + index]!, productId)),
  );
  const intentIds = await Promise.all(
    buyers.map((buyer, index) => authorize(server, buyer, offers[index]!.productId)),
  );
  const responses = await Promise.all(
    buyers.flatMap((buyer, index) => [
      deliverPaymentEvents(server, intentIds[index]!),
      deleteUser(buyer).then((response) => [response]),
    ]),
  );
  expect(countStatuses(responses.flat())).toEqual({ 200: buyerCount * 5 });
  const charged = intentIds.filter((id) => server.stripe.statuses.get(id) === 'succeeded');
  const { orders } = await rowsOf(server, ...offers.map(({ productId }) => productId));
  expect(orders.filter((order) => order.holding)).toEqual([]);
  const paidOrders = orders.filter(({ paid }) => paid);
  expect(paidOrders.map(({ intentId }) => intentId).sort()).toEqual(charged.sort());
  for (const { intentId, buyerId, state } of paidOrders) {
    expect(state).toBe('refunding');
    expect(buyerId).toBe(buyers[intentIds.indexOf(intentId!)]!.id);
  }
});

race('a seller who is deleted while they add products has no listed product', async () => {
  const { seller, productId } = await addOffer(server);
  const [category] = await server.database.query<{ id: string }>(
    sql`select category_id as id from products where id = ${productId}`,
  );
  const buyers = await addUsers(server, buyerCount, 'buyer');
  const [deletion, ...responses] = await Promise.all([
    deleteUser(seller),
    ...buyers.flatMap((buyer) => [
      server.call('POST', '/api/products', {
        token: seller.token,
        body: { ...newProduct, category: category!.id },
      }),
      book(server, buyer, productId),
    ]),
  ]);
  expect(deletion.body.deletedCount).toBe(1);
  for (const { status } of responses) expect(status).toBeLessThan(500);
  const { body } = await server.call('GET', `/api/products/${category!.id}`, admin);
  expect(body).toEqual([]);
  expect((await rowsOf(server, productId)).orders.length).toBeLessThanOrEqual(1);
});

race('the first sign-in in several tabs at once creates one user', async () => {
  const uid = `tabs-${Math.random()}`;
  const email = `${uid}@example.com`;
  const responses = await atOnce(5, () =>
    server.call('POST', '/api/user', {
      token: identityToken({ uid, email }),
      body: { uid, email, displayName: 'Tab', role: 'buyer' },
    }),
  );
  expect(countStatuses(responses)).toEqual({ 200: 5 });
  const users = await server.database.query(sql`select id from users where uid = ${uid}`);
  expect(users).toHaveLength(1);
});

race(
  'only one of two accounts that register the same email address at once is stored',
  async () => {
    const email = `shared-${Math.random()}@example.com`;
    const responses = await Promise.all(
      ['password', 'social'].map((kind) => {
        const uid = `${kind} ${email}`;
        return server.call('POST', '/api/user', {
          token: identityToken({ uid, email }),
          body: { uid, email, displayName: kind, role: 'buyer' },
        });
      }),
    );
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
  },
);

race(
  'an account with the confirmed email address gets it, although other accounts register it at once',
  async () => {
    const email = `proven-${Math.random()}@example.com`;
    const register = (kind: string, emailVerified: boolean) => {
      const uid = `${kind} ${email}`;
      return server.call('POST', '/api/user', {
        token: identityToken({ uid, email, emailVerified }),
        body: { uid, email, displayName: kind, role: 'buyer' },
      });
    };
    await register('squatter', false);
    const responses = await Promise.all([
      register('owner', true),
      register('owner', true),
      register('another owner', true),
      register('squatter', false),
      register('unconfirmed', false),
    ]);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const holders = await server.database.query<{ uid: string }>(
      sql`select uid from users where email = ${email}`,
    );
    expect(holders).toHaveLength(1);
    expect(holders[0]!.uid).toMatch(/owner/);
    const squatters = await server.database.query<{ email: string }>(
      sql`select email from users where uid = ${`squatter ${email}`}`,
    );
    expect(squatters).toEqual([{ email: '' }]);
  },
);

race('an access token that is issued while its session ends is invalid', async () => {
  const [buyer] = (await addUsers(server, 1, 'buyer')) as [TestUser];
  const { token } = buyer;
  const [, ...exchanged] = await Promise.all([
    server.call('DELETE', '/api/session', { token }),
    ...Array.from({ length: 8 }, () =>
      server.call('GET', `/api/jwt?email=${buyer.email}`, { token: identityToken(buyer) }),
    ),
  ]);
  for (const { body } of exchanged) {
    if (!body.accessToken) continue;
    const response = await server.call('GET', `/api/myorders/${buyer.uid}`, {
      token: body.accessToken,
    });
    expect(response.status).toBe(401);
  }
});
