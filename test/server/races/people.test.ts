import { sql } from '../../../src/server/database/sql';
import { newProduct, type Person } from '../support/records';
import { identityToken, type Answer } from '../support/start-test-server';
import { openArena, type Arena } from './arena';
import { race } from './race';
import { authorise, statusAtStripe, tellOfPayment } from './card-payment';
import { addOffer, atOnce, addPeople, book, countStatuses, rowsOf, wish } from './scene';

const crowd = 20;

let arena: Arena;
let admin: Person;
beforeAll(async () => {
  arena = await openArena();
  [admin] = (await addPeople(arena, 1, 'Admin')) as [Person];
});
afterAll(() => arena.close());

function deleteUser({ id }: Person): Promise<Answer> {
  return arena.call('DELETE', `/api/user/${id}`, { token: admin.token });
}

race('who is deleted while they book and wish leaves neither', async () => {
  const buyers = await addPeople(arena, crowd, 'buyer');
  const offers = await Promise.all(buyers.map(() => addOffer(arena)));
  const answers = await Promise.all(
    buyers.flatMap((buyer, index) => {
      const { productId } = offers[index]!;
      return [book(arena, buyer, productId), deleteUser(buyer), wish(arena, buyer, productId)];
    }),
  );
  for (const { status } of answers) expect([200, 401, 404]).toContain(status);
  const { orders, wishes } = await rowsOf(arena, ...offers.map(({ productId }) => productId));
  expect({ orders, wishes }).toEqual({ orders: [], wishes: [] });
});

race('who is deleted while their card is charged has the order, or is not charged', async () => {
  const buyers = await addPeople(arena, crowd, 'buyer');
  const offers = await Promise.all(buyers.map(() => addOffer(arena)));
  const half = crowd / 2;
  await Promise.all(
    offers.slice(half).map(({ productId }, index) => book(arena, buyers[half + index]!, productId)),
  );
  const intentIds = await Promise.all(
    buyers.map((buyer, index) => authorise(arena, buyer, offers[index]!.productId)),
  );
  const told = await Promise.all(
    buyers.flatMap((buyer, index) => [
      tellOfPayment(arena, intentIds[index]!),
      deleteUser(buyer).then((answer) => [answer]),
    ]),
  );
  expect(countStatuses(told.flat())).toEqual({ 200: crowd * 5 });
  const charged = intentIds.filter((id) => statusAtStripe(arena, id) === 'succeeded');
  const { orders } = await rowsOf(arena, ...offers.map(({ productId }) => productId));
  expect(orders.map(({ intentId }) => intentId).sort()).toEqual(charged.sort());
  for (const { intentId, buyerId, paid } of orders) {
    expect(paid).toBe(true);
    expect(buyerId).toBe(buyers[intentIds.indexOf(intentId!)]!.id);
  }
});

race('nothing of a seller is listed who is deleted while they add products', async () => {
  const { seller, productId } = await addOffer(arena);
  const [category] = await arena.database.query<{ id: string }>(
    sql`select category_id as id from products where id = ${productId}`,
  );
  const buyers = await addPeople(arena, crowd, 'buyer');
  const [deletion, ...answers] = await Promise.all([
    deleteUser(seller),
    ...buyers.flatMap((buyer) => [
      arena.call('POST', '/api/products', {
        token: seller.token,
        body: { ...newProduct, category: category!.id },
      }),
      book(arena, buyer, productId),
    ]),
  ]);
  expect(deletion.body.deletedCount).toBe(1);
  for (const { status } of answers) expect(status).toBeLessThan(500);
  const { body } = await arena.call('GET', `/api/products/${category!.id}`, admin);
  expect(body).toEqual([]);
  expect((await rowsOf(arena, productId)).orders.length).toBeLessThanOrEqual(1);
});

race('who signs in for the first time in several tabs at once is one user', async () => {
  const uid = `tabs-${Math.random()}`;
  const email = `${uid}@example.com`;
  const answers = await atOnce(5, () =>
    arena.call('POST', '/api/user', {
      token: identityToken({ uid, email }),
      body: { uid, email, displayName: 'Tab', role: 'buyer' },
    }),
  );
  expect(countStatuses(answers)).toEqual({ 200: 5 });
  const users = await arena.database.query(sql`select id from users where uid = ${uid}`);
  expect(users).toHaveLength(1);
});

race('of two accounts that bring one e-mail address at once one is kept', async () => {
  const email = `shared-${Math.random()}@example.com`;
  const answers = await Promise.all(
    ['password', 'social'].map((kind) => {
      const uid = `${kind} ${email}`;
      return arena.call('POST', '/api/user', {
        token: identityToken({ uid, email }),
        body: { uid, email, displayName: kind, role: 'buyer' },
      });
    }),
  );
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
});

race(
  'of all who bring an address at once, who has proven it has it, and a stranger none',
  async () => {
    const email = `proven-${Math.random()}@example.com`;
    const bring = (kind: string, emailVerified: boolean) => {
      const uid = `${kind} ${email}`;
      return arena.call('POST', '/api/user', {
        token: identityToken({ uid, email, emailVerified }),
        body: { uid, email, displayName: kind, role: 'buyer' },
      });
    };
    await bring('squatter', false);
    const answers = await Promise.all([
      bring('owner', true),
      bring('owner', true),
      bring('another owner', true),
      bring('squatter', false),
      bring('stranger', false),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const holders = await arena.database.query<{ uid: string }>(
      sql`select uid from users where email = ${email}`,
    );
    expect(holders).toHaveLength(1);
    expect(holders[0]!.uid).toMatch(/owner/);
    const things = await arena.database.query<{ email: string }>(
      sql`select email from users where uid = ${`squatter ${email}`}`,
    );
    expect(things).toEqual([{ email: '' }]);
  },
);

race('a token that is exchanged while its session ends is worth nothing', async () => {
  const [buyer] = (await addPeople(arena, 1, 'buyer')) as [Person];
  const { token } = buyer;
  const [, ...exchanged] = await Promise.all([
    arena.call('DELETE', '/api/session', { token }),
    ...Array.from({ length: 8 }, () =>
      arena.call('GET', `/api/jwt?email=${buyer.email}`, { token: identityToken(buyer) }),
    ),
  ]);
  for (const { body } of exchanged) {
    if (!body.accessToken) continue;
    const answer = await arena.call('GET', `/api/myorders/${buyer.uid}`, {
      token: body.accessToken,
    });
    expect(answer.status).toBe(401);
  }
});
