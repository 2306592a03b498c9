import { sql } from '../../../../src/server/database/sql';
import {
  addCategory,
  addUser,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { admin, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  seller: 'seller',
  buyer: 'buyer',
});

function asAdmin(method: string, path: string) {
  return server.call(method, `/api${path}`, { token: admin.token });
}

test('the lists return the users of their role', async () => {
  expect((await asAdmin('GET', '/all-buyer')).body).toEqual([
    {
      _id: buyer.id,
      uid: buyer.uid,
      email: buyer.email,
      emailConfirmed: false,
      displayName: expect.any(String),
      photoURL: expect.any(String),
      role: 'buyer',
      hasBothRoles: false,
      verified: false,
      paidOrders: 0,
      unpaidOrders: 0,
    },
  ]);
  expect((await asAdmin('GET', '/all-seller')).body).toMatchObject([{ _id: seller.id }]);
});

test('the lists return how many orders deleting each user affects', async () => {
  const categoryId = await addCategory(server.database);
  const other = await addUser(server.database, 'buyer');
  const sellerWithoutOrders = await addUser(server.database, 'seller');
  const addProduct = () => storeProduct(server.database, { seller, categoryId });
  await storeOrder(server.database, { productId: await addProduct(), buyer, paid: true });
  await storeOrder(server.database, { productId: await addProduct(), buyer });
  await storeOrder(server.database, { productId: await addProduct(), buyer: other, paid: true });
  await addProduct();
  const readOrderCounts = async (path: string) => {
    const users: { _id: string; paidOrders: number; unpaidOrders: number }[] = (
      await asAdmin('GET', path)
    ).body;
    return new Map(users.map((user) => [user._id, [user.paidOrders, user.unpaidOrders]]));
  };
  expect(await readOrderCounts('/all-buyer')).toEqual(
    new Map([
      [buyer.id, [1, 1]],
      [other.id, [1, 0]],
    ]),
  );
  expect(await readOrderCounts('/all-seller')).toEqual(
    new Map([
      [seller.id, [2, 1]],
      [sellerWithoutOrders.id, [0, 0]],
    ]),
  );
});

async function storeOrderBetween(orderSeller: TestUser, orderBuyer: TestUser): Promise<string> {
  const productId = await storeProduct(server.database, { seller: orderSeller });
  return storeOrder(server.database, { productId, buyer: orderBuyer });
}

test('the filter openOf finds the orders that deleting the user would end', async () => {
  const [otherSeller, otherBuyer] = [
    await addUser(server.database, 'seller'),
    await addUser(server.database, 'buyer'),
  ];
  const otherOrder = await storeOrderBetween(otherSeller, otherBuyer);
  const ended = await storeOrderBetween(otherSeller, otherBuyer);
  await storeOrderBetween(seller, buyer);
  await server.call('POST', `/api/sales/${ended}/events`, {
    token: otherSeller.token,
    body: { type: 'seller.cancel', reason: 'It fell into the sea.' },
  });
  const findOpenOrders = async ({ id }: TestUser) => {
    const sales: { orderId: string }[] = (await asAdmin('GET', `/all-sales?openOf=${id}`)).body;
    return sales.map(({ orderId }) => orderId);
  };
  expect(await findOpenOrders(otherBuyer)).toEqual([otherOrder]);
  expect(await findOpenOrders(otherSeller)).toEqual([otherOrder]);
  expect(await findOpenOrders(admin)).toEqual([]);
});

test('the filter user finds the orders of a user as buyer and as seller, ended ones included, newest first', async () => {
  const otherUser = await addUser(server.database, 'buyer');
  const sold = await storeOrderBetween(seller, buyer);
  const bought = await storeOrderBetween(otherUser, seller);
  await storeOrderBetween(otherUser, buyer);
  await server.database.query(sql`
    update orders set state = 'cancelled', holding = false, ended_at = now(), expires_at = null
    where id = ${sold}`);
  await server.database.query(sql`
    update orders set created_at = created_at - interval '1 day' where id = ${sold}`);
  const findOrders = async ({ id }: TestUser, filter = '') => {
    const { body } = await asAdmin('GET', `/all-sales?user=${id}${filter}`);
    return body.map(({ orderId }: { orderId: string }) => orderId);
  };
  expect(await findOrders(seller)).toEqual([bought, sold]);
  expect(await findOrders(seller, '&state=cancelled')).toEqual([sold]);
  expect(await findOrders(seller, `&openOf=${otherUser.id}`)).toEqual([bought]);
  const page = await asAdmin('GET', `/all-sales?user=${seller.id}&limit=1`);
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  const rest = await server.call('GET', next, { token: admin.token });
  expect(rest.body).toMatchObject([{ orderId: sold }]);
  expect(await findOrders(admin)).toEqual([]);
});

test('the filter product finds the orders of a product, ended ones included, newest first', async () => {
  const categoryId = await addCategory(server.database);
  const other = await addUser(server.database, 'buyer');
  const productId = await storeProduct(server.database, { seller, categoryId });
  const otherProduct = await storeProduct(server.database, { seller, categoryId });
  const ended = await storeOrder(server.database, { productId, buyer });
  await server.database.query(sql`
    update orders set state = 'cancelled', holding = false, ended_at = now(), expires_at = null,
      created_at = created_at - interval '1 day'
    where id = ${ended}`);
  const open = await storeOrder(server.database, { productId, buyer: other });
  await storeOrder(server.database, { productId: otherProduct, buyer });
  const findOrders = async (filter: string) => {
    const { body } = await asAdmin('GET', `/all-sales?product=${filter}`);
    return body.map(({ orderId }: { orderId: string }) => orderId);
  };
  expect(await findOrders(productId)).toEqual([open, ended]);
  expect(await findOrders(`${productId}&state=cancelled`)).toEqual([ended]);
  expect(await findOrders(`${productId}&user=${other.id}`)).toEqual([open]);
  expect(await findOrders('unknown')).toEqual([]);
});

test('the products of a verified seller are marked as verified, too', async () => {
  const categoryId = await addCategory(server.database);
  await storeProduct(server.database, { seller, categoryId, advertise: true });
  for (let round = 1; round <= 2; round += 1) {
    const { body } = await asAdmin('PUT', `/user/verified/${seller.id}`);
    expect(body).toEqual({ acknowledged: true, modifiedCount: 1 });
  }
  expect((await asAdmin('GET', '/all-seller')).body).toMatchObject([{ verified: true }]);
  const { body } = await server.call('GET', '/api/ads');
  expect(body.data).toMatchObject([{ sellerStatus: true }]);
});

test('a user can be verified with an empty body and with a JSON body', async () => {
  const path = `/api/user/verified/${buyer.id}`;
  const empty = await server.call('PUT', path, { token: admin.token, body: '' });
  expect(empty.body.modifiedCount).toBe(1);
  const full = await server.call('PUT', path, { token: admin.token, body: { verified: true } });
  expect(full.body.modifiedCount).toBe(1);
});

test('verifying an unknown user returns 404', async () => {
  expect((await asAdmin('PUT', '/user/verified/none')).status).toBe(404);
});

test('a deleted user leaves the lists and deleting again changes nothing', async () => {
  expect((await asAdmin('DELETE', `/user/${buyer.id}`)).body).toEqual({
    acknowledged: true,
    deletedCount: 1,
  });
  expect((await asAdmin('GET', '/all-buyer')).body).toEqual([]);
  expect((await asAdmin('DELETE', `/user/${buyer.id}`)).body.deletedCount).toBe(0);
  expect((await asAdmin('GET', `/user/${buyer.email}`)).status).toBe(404);
  expect((await asAdmin('PUT', `/user/verified/${buyer.id}`)).status).toBe(404);
});

test('deleting a buyer cancels their bookings, and refunds what was not handed over, once no watch is checked', async () => {
  const categoryId = await addCategory(server.database);
  const booked = await storeProduct(server.database, { seller, categoryId });
  const paid = await storeProduct(server.database, { seller, categoryId });
  const checked = await storeProduct(server.database, { seller, categoryId });
  await storeOrder(server.database, { productId: booked, buyer });
  await storeOrder(server.database, { productId: paid, buyer, paid: true });
  const order = await storeOrder(server.database, {
    productId: checked,
    buyer,
    state: 'inspecting',
  });
  expect((await asAdmin('DELETE', `/user/${buyer.id}`)).status).toBe(409);
  await server.database.query(sql`update orders set state = 'completed' where id = ${order}`);
  await asAdmin('DELETE', `/user/${buyer.id}`);
  const { body } = await server.call('GET', `/api/my-products/${seller.email}`, {
    token: seller.token,
  });
  const state = Object.fromEntries(
    body.map((product: { _id: string; booked: boolean; totalSales: number }) => [
      product._id,
      [product.booked, product.totalSales],
    ]),
  );
  expect(state).toEqual({ [booked]: [false, 0], [paid]: [false, 0], [checked]: [true, 1] });
});

test("a buyer keeps their order of a deleted seller's product", async () => {
  const categoryId = await addCategory(server.database);
  const productId = await storeProduct(server.database, { seller, categoryId });
  await storeOrder(server.database, { productId, buyer, paid: true });
  await asAdmin('DELETE', `/user/${seller.id}`);
  const { body } = await server.call('GET', `/api/myorders/${buyer.uid}`, { token: buyer.token });
  expect(body).toMatchObject([{ productId, paid: true }]);
});

test('an admin cannot be deleted', async () => {
  expect(await asAdmin('DELETE', `/user/${admin.id}`)).toMatchObject({
    status: 403,
    body: { message: "An admin can't be deleted." },
  });
});

test('a moderator can be deleted only after the role is removed', async () => {
  const moderator = await addUser(server.database, 'moderator');
  const deletion = () => asAdmin('DELETE', `/user/${moderator.id}`);
  expect(await deletion()).toMatchObject({
    status: 409,
    body: { message: "A moderator can't be deleted. Please remove the moderator role first." },
  });
  expect((await asAdmin('GET', `/users/${moderator.id}`)).body).toMatchObject({
    role: 'moderator',
  });
  await server.call('PUT', `/api/users/${moderator.id}/moderator`, {
    token: admin.token,
    body: { moderator: false, reason: 'Left the company.' },
  });
  expect(await deletion()).toMatchObject({ status: 200, body: { deletedCount: 1 } });
});

describe('filtered lists of users', () => {
  const addNamedBuyer = async (displayName: string, email: string) => {
    const { id } = await addUser(server.database, 'buyer');
    await server.database.query(
      sql`update users set display_name = ${displayName}, email = ${email} where id = ${id}`,
    );
    return displayName;
  };
  const findNames = async (query: string) => {
    const { body } = await asAdmin('GET', `/all-buyer?${query}`);
    return (body as { displayName: string }[]).map(({ displayName }) => displayName).sort();
  };

  beforeEach(async () => {
    await addNamedBuyer('Ada Lovelace', 'countess@analytical.example');
    await addNamedBuyer("Grace O'Hopper-Brewster <b>J.R.</b>", 'grace_h+navy@example.com');
    await addNamedBuyer('Zoë Ångström', 'zoe@example.com');
  });

  test.each([
    ['lovelace', ['Ada Lovelace']],
    ['LOVE ad', ['Ada Lovelace']],
    ['countess@analytical.example', ['Ada Lovelace']],
    ['analytic', ['Ada Lovelace']],
    ["o'hop", ["Grace O'Hopper-Brewster <b>J.R.</b>"]],
    ['brewster r', ["Grace O'Hopper-Brewster <b>J.R.</b>"]],
    ['b navy', ["Grace O'Hopper-Brewster <b>J.R.</b>"]],
    ['ÅNG', ['Zoë Ångström']],
    ['velace', []],
    ['ada grace', []],
    ["' & | ! :* \\ (", []],
    [' ', ['Ada Lovelace', "Grace O'Hopper-Brewster <b>J.R.</b>", 'Zoë Ångström']],
  ])('contain the users whose name or email address matches %j', async (text, names) => {
    const matches = await findNames(`text=${encodeURIComponent(text)}`);
    expect(matches.filter((name) => !name.startsWith('Person'))).toEqual(names);
  });

  test('can contain only verified or only unverified users', async () => {
    await server.database.query(
      sql`update users set verified = true where display_name like ${'Ada%'}`,
    );
    expect(await findNames('verified=true')).toEqual(['Ada Lovelace']);
    expect(await findNames('verified=false&text=ada')).toEqual([]);
    expect(await findNames('verified=false&text=zoe')).toEqual(['Zoë Ångström']);
  });

  test('rejects invalid filters with 400', async () => {
    expect((await asAdmin('GET', '/all-buyer?verified=maybe')).status).toBe(400);
    expect((await asAdmin('GET', `/all-seller?text=${'a'.repeat(201)}`)).status).toBe(400);
  });
});
