import type { UserWithHistory } from '../../../../../src/contract/console/user-record';
import { sql } from '../../../../../src/server/database/sql';
import { indexProducts } from '../../../../../src/server/domains/finding/index-products.sql';
import { identityToken } from '../../../support/identity-double';
import { moveOrder } from '../../../../../src/server/domains/buying/move-order';
import { readLimits } from '../../../support/read-limits';
import {
  addCategory,
  addUser,
  storeOrder,
  storePaidOrder,
  storeProduct,
  type TestUser,
} from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

const server = setUpTestServer();
const { admin, moderator, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  moderator: 'moderator',
  seller: 'seller',
  buyer: 'buyer',
});

const reason = 'A buyer has sent evidence.';
const call = (method: string, path: string, body?: object, caller: TestUser = admin) =>
  server.call(method, `/api${path}`, { token: caller.token, ...(body && { body }) });
const readUserRecord = async ({ id }: TestUser, caller = admin) =>
  (await call('GET', `/users/${id}`, undefined, caller)).body as UserWithHistory;

test('an admin verifies a user by entering what was checked, and removes the badge with a reason', async () => {
  const path = `/users/${seller.id}/verification`;
  expect((await call('PUT', path, { evidence: ' ' })).status).toBe(400);
  const evidence = 'Trade register HRB 1234, video call.';
  expect((await call('PUT', path, { evidence })).body.modifiedCount).toBe(1);
  expect((await readUserRecord(seller)).verified).toBe(true);
  expect((await call('POST', `${path}/withdraw`, { reason })).body.modifiedCount).toBe(1);
  expect((await call('POST', `${path}/withdraw`, { reason })).body.modifiedCount).toBe(0);
  const { verified, acts } = await readUserRecord(seller);
  expect(verified).toBe(false);
  expect(acts.map((act) => [act.act, act.reason])).toEqual([
    ['user.withdrawVerification', reason],
    ['user.verify', evidence],
  ]);
});

test('signing a user out everywhere ends every sign-in, and they can sign in again', async () => {
  expect((await call('POST', `/users/${seller.id}/sign-out`, { reason })).status).toBe(200);
  const products = `/api/my-products/${seller.email}`;
  expect((await server.call('GET', products, { token: seller.token })).status).toBe(401);
  const authTime = Math.floor(Date.now() / 1000) + 5;
  const token = identityToken({ ...seller, authTime });
  const { body } = await server.call('GET', `/api/jwt?email=${seller.email}`, { token });
  expect((await server.call('GET', products, { token: body.accessToken })).status).toBe(200);
});

describe('a moderator', () => {
  const setModerator = (user: TestUser, isModerator = true) =>
    call('PUT', `/users/${user.id}/moderator`, { moderator: isModerator, reason });

  beforeEach(async () => {
    await server.database.query(sql`update users set email_verified = true`);
  });

  test('can be a user without open orders and listings, who becomes a buyer when the role is removed', async () => {
    expect((await setModerator(seller)).body.modifiedCount).toBe(1);
    expect((await setModerator(seller)).body.modifiedCount).toBe(0);
    expect((await call('GET', '/overview', undefined, seller)).status).toBe(200);
    expect((await call('GET', '/all-seller', undefined, seller)).status).toBe(403);
    expect((await setModerator(seller, false)).body.modifiedCount).toBe(1);
    expect((await readUserRecord(seller)).role).toBe('buyer');
    expect((await call('GET', '/overview', undefined, seller)).status).toBe(403);
  });

  test('cannot be an admin, a user with open orders or listings, or one without a confirmed address', async () => {
    const { database } = server;
    const rejectionOf = async (user: TestUser) => (await setModerator(user)).body.message;
    expect(await rejectionOf(admin)).toBe('An admin is no moderator.');
    const productId = await storeProduct(database, { seller });
    expect(await rejectionOf(seller)).toBe('The account has watches for sale.');
    await storeOrder(database, { productId, buyer, paid: true });
    expect(await rejectionOf(seller)).toBe('The account has open orders.');
    expect(await rejectionOf(buyer)).toBe('The account has open orders.');
    await database.query(sql`update users set email_verified = false where id = ${buyer.id}`);
    expect(await rejectionOf(buyer)).toBe('Their email address is not confirmed.');
  });

  test('cannot be a seller who is owed money or has debts', async () => {
    const { database } = server;
    const sale = { seller, buyer, amount: 10_000, state: 'completed' } as const;
    const orderId = await storePaidOrder(database, sale);
    const message =
      'The account is owed money for sales, or has debts. Settle these with a payout first.';
    const rejection = { status: 409, body: { message } };
    expect(await setModerator(seller)).toMatchObject(rejection);
    const { insertedId } = (
      await call('POST', '/payouts', {
        sellerId: seller.id,
        currency: 'usd',
        orderIds: [orderId],
        amount: 10_000,
        paidOn: '2026-11-20',
        reference: 'SEPA 17',
      })
    ).body;
    const [event, times] = [{ type: 'stripe.refunded' } as const, readLimits({})];
    await database.transaction((tx) => moveOrder(tx, orderId, { event, times }));
    expect(await setModerator(seller)).toMatchObject(rejection);
    await call('POST', `/payouts/${insertedId}/reversal`, { reason });
    expect((await setModerator(seller)).status).toBe(200);
  });

  test('reads contact data only after recording a reason', async () => {
    await storeProduct(server.database, { seller });
    const other = await addUser(server.database, 'seller');
    const productId = await storeProduct(server.database, { seller: other });
    await storeOrder(server.database, { productId, buyer });
    await server.database.query(sql`
      update products set mobile_number = '01722222222' where id = ${productId}`);
    expect((await readUserRecord(seller, moderator)).email).toBeNull();
    expect((await readUserRecord(seller)).email).toBe(seller.email);
    const path = `/users/${seller.id}/contact-data`;
    expect((await call('POST', path, { reason: '' }, moderator)).status).toBe(400);
    const { body } = await call('POST', path, { reason }, moderator);
    expect(body).toEqual({ email: seller.email, phoneNumbers: ['01700000000'] });
    expect((await readUserRecord(seller)).acts).toMatchObject([
      { act: 'user.readContactData', actorRole: 'moderator', reason },
    ]);
    await server.database.query(sql`update users set deleted_at = now() where id = ${seller.id}`);
    expect((await call('POST', path, { reason }, moderator)).status).toBe(404);
  });

  test('can neither verify users, nor make them moderators, nor sign staff out', async () => {
    const asModerator = async (method: string, path: string, body: object) =>
      (await call(method, path, body, moderator)).status;
    const evidence = 'Seen.';
    expect(await asModerator('PUT', `/users/${seller.id}/verification`, { evidence })).toBe(403);
    expect(
      await asModerator('PUT', `/users/${seller.id}/moderator`, { moderator: true, reason }),
    ).toBe(403);
    expect(await asModerator('POST', `/users/${admin.id}/sign-out`, { reason })).toBe(409);
  });
});

test("a user's history has their listings, purchases and sales, and the acts about them", async () => {
  const { database } = server;
  const offered = await storeProduct(database, { seller });
  const sold = await storeProduct(database, { seller, productName: 'Diver' });
  const orderId = await storeOrder(database, { productId: sold, buyer, paid: true });
  const sellerRecord = await readUserRecord(seller);
  expect(sellerRecord.counts).toEqual({ listings: 2, purchases: 0, sales: 1, strikes: 0 });
  expect(new Map(sellerRecord.listings.map(({ _id, state }) => [_id, state]))).toEqual(
    new Map([
      [offered, 'forSale'],
      [sold, 'sold'],
    ]),
  );
  expect(sellerRecord.orders).toMatchObject([{ _id: orderId, as: 'seller', otherId: buyer.id }]);
  const buyerRecord = await readUserRecord(buyer);
  expect(buyerRecord.orders).toMatchObject([
    { _id: orderId, as: 'buyer', otherId: seller.id, productName: 'Diver' },
  ]);
  expect((await call('GET', '/users/none')).status).toBe(404);
});

describe('the search of staff', () => {
  let orderId: string;
  beforeEach(async () => {
    const { database } = server;
    const categoryId = await addCategory(database);
    const productId = await storeProduct(database, {
      seller,
      categoryId,
      productName: 'Blue diver 200',
    });
    orderId = await storeOrder(database, { productId, buyer, paid: true });
    await database.query(sql`
      update users set display_name = 'Zoë Ångström' where id = ${seller.id}`);
    await indexProducts(database);
  });
  const search = async (list: string, text: string, caller = admin) => {
    const { body } = await call(
      'GET',
      `/${list}?text=${encodeURIComponent(text)}`,
      undefined,
      caller,
    );
    return (body as { _id?: string; orderId?: string }[]).map(({ _id, orderId }) => _id ?? orderId);
  };
  const searchPeople = (text: string, caller = admin) => search('users', text, caller);
  const searchOrders = (text: string, caller = admin) => search('all-sales', text, caller);

  test('finds a person and their orders by words of the name, the address and the id', async () => {
    for (const text of ['ång zo', seller.email.slice(0, -4), seller.id, seller.uid]) {
      expect(await searchPeople(text)).toEqual([seller.id]);
      expect(await searchOrders(text)).toEqual([orderId]);
    }
    expect(await searchOrders(buyer.email)).toEqual([orderId]);
  });

  test('finds an order by words of the watch, its number and its id', async () => {
    const lastCharacters = orderId.replaceAll('-', '').slice(-8).toUpperCase();
    const number = `${lastCharacters.slice(0, 4)}-${lastCharacters.slice(4)}`;
    for (const text of ['div blue', number, orderId]) {
      expect(await searchOrders(text)).toEqual([orderId]);
    }
    expect(await searchOrders('chrono')).toEqual([]);
  });

  test('finds nothing for a text without words', async () => {
    expect(await searchPeople("' & | ! :* (")).toEqual([]);
    expect(await searchOrders("' & | ! :* (")).toEqual([]);
  });

  test('finds a deleted user without a state only by the id or the whole address', async () => {
    await server.database.query(sql`
      update users set deleted_at = now() where id = ${seller.id}`);
    expect(await searchPeople('ångström')).toEqual([]);
    for (const text of [seller.id, seller.email]) {
      expect(await searchPeople(text)).toEqual([seller.id]);
    }
  });

  test('does not let a moderator guess an address letter by letter', async () => {
    const start = seller.email.slice(0, -6);
    expect(await searchPeople(start, moderator)).toEqual([]);
    expect(await searchOrders(start, moderator)).toEqual([]);
    for (const text of [seller.email, 'ångström']) {
      expect(await searchPeople(text, moderator)).toEqual([seller.id]);
      expect(await searchOrders(text, moderator)).toEqual([orderId]);
    }
  });

  test('an admin exports the orders of the chosen days, and the people of the filters', async () => {
    await server.database.query(sql`update orders set created_at = '2026-03-15T09:30:00Z'`);
    const exportOrders = async (from: string, before: string) => {
      const path = `/all-sales/export?bookedFrom=${from}&bookedBefore=${before}`;
      return (await call('GET', path)).body.trim().split('\r\n');
    };
    const [, ...rows] = await exportOrders('2026-03-15T00:00:00.000Z', '2026-03-16T00:00:00.000Z');
    expect(rows).toEqual([expect.stringContaining(`"${orderId}","2026-03-15T09:30:00`)]);
    expect(await exportOrders('2026-03-16T00:00:00.000Z', '2026-03-17T00:00:00.000Z')).toHaveLength(
      1,
    );
    const people = (await call('GET', '/users/export?role=seller')).body.trim().split('\r\n');
    expect(people).toHaveLength(2);
    expect(people[1]).toContain(`"${seller.id}","Zoë Ångström","${seller.email}"`);
  });
});

test('the overview counts the pending work, and sales, sign-ups, listings, turnover and revenue by day', async () => {
  const { database } = server;
  const productId = await storeProduct(database, { seller });
  await storeOrder(database, { productId, buyer, state: 'underReview' });
  await database.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, status)
    values ('pi_1', ${productId}, ${buyer.id}, 125050, 'paid'), ('pi_2', ${productId}, ${buyer.id}, 99, 'refunded')`);
  await database.query(sql`
    insert into fee_documents (number, order_id, seller_id, currency, net, tax, tax_rate)
    select 1, id, ${seller.id}, 'usd', 10004, 1901, 1900 from orders`);
  await database.query(sql`
    update users set created_at = now() - interval '40 days' where id <> ${buyer.id}`);
  await database.runScript(`
    insert into contact_messages (id, first_name, last_name, email, message, done_at)
    values ('6f1e1d6e-5d0c-4c6c-9f0a-2f6f0a7b1c11', 'Ada', '', '', 'Do you ship?', null),
      ('6f1e1d6e-5d0c-4c6c-9f0a-2f6f0a7b1c12', 'Eve', '', '', 'Thanks.', now());
    insert into outbox (key, task, payload, dead_lettered_at)
    values ('failed', 'refund', '{}', now()), ('waiting', 'refund', '{}', null)`);
  const { body } = await call('GET', '/overview', undefined, moderator);
  expect(body.totals).toEqual({
    signUps: 1,
    listings: 1,
    sales: 1,
    turnover: 125_050,
    revenue: 10_004,
  });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    ...body.totals,
  });
  const lastYear = await call('GET', '/overview?days=365', undefined, moderator);
  expect(lastYear.body.days).toHaveLength(365);
  expect(lastYear.body.totals).toEqual({ ...body.totals, signUps: 4 });
  expect((await call('GET', '/overview?days=8', undefined, moderator)).status).toBe(400);
  expect(body.waiting).toEqual(
    expect.arrayContaining([
      { kind: 'disputes', count: 1 },
      { kind: 'contactMessages', count: 1 },
      { kind: 'failedJobs', count: 1 },
      { kind: 'unverifiedSellers', count: 1 },
    ]),
  );
});

test('staff note something about a person, a listing or an order, and others of the staff read it', async () => {
  const productId = await storeProduct(server.database, { seller });
  const order = await storeOrder(server.database, { productId, buyer });
  const subjects = [
    { subjectType: 'user', subjectId: seller.id },
    { subjectType: 'listing', subjectId: productId },
    { subjectType: 'order', subjectId: order },
  ];
  const note = (token: string, body: object) =>
    server.call('POST', '/api/staff-notes', { token, body });
  for (const subject of subjects) {
    for (const [token, text] of [
      [moderator.token, ' Asked for the serial number.\n'],
      [admin.token, 'Has it.'],
    ] as const) {
      expect((await note(token, { ...subject, text })).status).toBe(200);
    }
    const query = new URLSearchParams(subject).toString();
    const read = await server.call('GET', `/api/staff-notes?${query}`, { token: moderator.token });
    expect(read.body).toMatchObject([
      { text: 'Asked for the serial number.' },
      { text: 'Has it.' },
    ]);
    expect(read.body[0]).toHaveProperty('authorName', expect.stringContaining('Person'));
  }
  expect((await note(admin.token, { ...subjects[0], text: ' ' })).status).toBe(400);
  expect(
    (await note(admin.token, { ...subjects[0], subjectType: 'order', text: 'A' })).status,
  ).toBe(404);
});
