import { sql } from '../../../../src/server/database/sql';
import { changesIn, carriesOnlyId, listenToEvents } from '../../support/event-listener';
import { identityToken } from '../../support/identity-double';
import {
  newProduct,
  addCategory,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const users = setUpUsers(server, { seller: 'seller', buyer: 'buyer', admin: 'Admin' });
const { seller, buyer, admin } = users;

const addRole = ({ token }: TestUser, role: string) =>
  server.call('POST', '/api/roles', { token, body: { role } });
const activateRole = ({ token }: TestUser, role: string) =>
  server.call('PUT', '/api/active-role', { token, body: { role } });
const readAccount = async ({ email }: TestUser, { token } = admin) =>
  (await server.call('GET', `/api/user/${email}`, { token })).body;
const listUserIds = async (path: string) =>
  (await server.call('GET', `/api${path}`, admin)).body.map(({ _id }: { _id: string }) => _id);

test('a buyer who starts selling can sell and still buy, and has the role seller', async () => {
  const categoryId = await addCategory(server.database);
  const productId = await storeProduct(server.database, { seller, categoryId });
  expect(await addRole(buyer, 'seller')).toMatchObject({
    status: 200,
    body: { acknowledged: true },
  });
  expect(await readAccount(buyer, buyer)).toMatchObject({ role: 'seller', hasBothRoles: true });
  const { token } = buyer;
  const body = { ...newProduct, category: categoryId };
  expect((await server.call('POST', '/api/products', { token, body })).status).toBe(200);
  const booking = { productId, phoneNumber: '01712345678', meetingLocation: 'Station' };
  const booked = await server.call('POST', '/api/book-product', { token, body: booking });
  expect(booked.body).toMatchObject({ acknowledged: true });
});

test('a switch of the role changes only the active role, and can be repeated', async () => {
  await addRole(seller, 'buyer');
  for (const role of ['seller', 'seller', 'buyer']) {
    expect((await activateRole(seller, role)).body).toEqual({ acknowledged: true });
    expect(await readAccount(seller)).toMatchObject({ role, hasBothRoles: true });
  }
});

test('adding a role again makes it the active one', async () => {
  await addRole(seller, 'buyer');
  await activateRole(seller, 'seller');
  await addRole(seller, 'buyer');
  expect(await readAccount(seller)).toMatchObject({ role: 'buyer', hasBothRoles: true });
});

test('a user can neither activate a role that they do not have nor add the role Admin', async () => {
  expect((await activateRole(buyer, 'seller')).status).toBe(403);
  expect((await addRole(buyer, 'Admin')).status).toBe(400);
  expect((await activateRole(admin, 'buyer')).status).toBe(403);
  expect((await addRole(admin, 'buyer')).status).toBe(403);
  expect(await readAccount(buyer)).toMatchObject({ role: 'buyer', hasBothRoles: false });
  expect(await readAccount(admin)).toMatchObject({ role: 'Admin', hasBothRoles: false });
});

test('a later sign-in changes neither the active role nor the other one', async () => {
  await addRole(buyer, 'seller');
  const { uid, email } = buyer;
  const body = { uid, email, displayName: 'Ann', photoURL: '', role: 'buyer' };
  await server.call('POST', '/api/user', { token: identityToken({ uid, email }), body });
  expect(await readAccount(buyer)).toMatchObject({ role: 'seller', hasBothRoles: true });
});

test('the lists of buyers and of sellers both contain a user of both roles, each with the role of the list', async () => {
  await addRole(buyer, 'seller');
  expect(await listUserIds('/all-buyer')).toEqual([buyer.id]);
  // Both may have registered in the same millisecond.
  expect((await listUserIds('/all-seller')).sort()).toEqual([buyer.id, seller.id].sort());
  expect(await listUserIds('/all-buyer?verified=false&text=person')).toEqual([buyer.id]);
  for (const [path, role] of Object.entries({ '/all-buyer': 'buyer', '/all-seller': 'seller' })) {
    const { body } = await server.call('GET', `/api${path}`, admin);
    expect(body[0]).toMatchObject({ _id: buyer.id, role });
  }
});

test('a verified buyer who starts selling loses the badge, a verified seller who starts buying keeps it', async () => {
  for (const user of [buyer, seller]) {
    await server.call('PUT', `/api/user/verified/${user.id}`, admin);
  }
  await addRole(buyer, 'seller');
  await addRole(seller, 'buyer');
  await activateRole(seller, 'seller');
  await addRole(seller, 'buyer');
  expect(await readAccount(buyer)).toMatchObject({ verified: false });
  expect(await readAccount(seller)).toMatchObject({ verified: true });
});

test('a seller whose active role is buyer keeps the public page, the badge and the place in the sitemap', async () => {
  const productId = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId, buyer, paid: true });
  await addRole(seller, 'buyer');
  const page = await server.call('GET', `/api/seller/${seller.uid}`);
  expect(page.body).toMatchObject({ uid: seller.uid, sold: 1 });
  // A buyer who has paid still sees the role seller, not the active one.
  expect(await readAccount(seller, buyer)).toEqual({ role: 'seller', verified: false });
});

test('the public page of a new seller is served at once', async () => {
  expect((await server.call('GET', `/api/seller/${buyer.uid}`)).status).toBe(404);
  await addRole(buyer, 'seller');
  expect((await server.call('GET', `/api/seller/${buyer.uid}`)).status).toBe(200);
});

test('a switch of the role is sent to the open pages of the user, and of no other user', async () => {
  await addRole(buyer, 'seller');
  const [ownListener, otherListener] = await Promise.all(
    [buyer, seller].map(({ token }) => listenToEvents(server.origin, token)),
  );
  for (const listener of [ownListener!, otherListener!])
    await listener.until((all) => all.some(carriesOnlyId));
  await activateRole(buyer, 'buyer');
  const change = { about: 'account', id: buyer.id };
  await ownListener!.until((all) =>
    JSON.stringify(changesIn(all)).includes(JSON.stringify(change)),
  );
  // Once this public change has arrived, the earlier change of the account would have arrived too.
  await storeProductAsSeller();
  await otherListener!.until((all) => JSON.stringify(changesIn(all)).includes('listing'));
  expect(changesIn(otherListener!.events)).not.toContainEqual(change);
  ownListener!.close();
  otherListener!.close();
});

async function storeProductAsSeller() {
  const category = await addCategory(server.database);
  const body = { ...newProduct, category };
  await server.call('POST', '/api/products', { token: seller.token, body });
}

test('deleting a user of both roles ends their orders as a buyer and as a seller', async () => {
  await addRole(seller, 'buyer');
  const productOfBuyer = await storeProduct(server.database, { seller: buyer });
  const productOfSeller = await storeProduct(server.database, { seller });
  const orders = [
    await storeOrder(server.database, { productId: productOfSeller, buyer }),
    await storeOrder(server.database, { productId: productOfBuyer, buyer: seller, paid: true }),
  ];
  await server.database.query(sql`
    update orders set payment_intent_id = 'pi_' || id where paid_at is not null`);
  const { body } = await server.call('GET', '/api/all-buyer', admin);
  const listedSeller = body.find(({ _id }: { _id: string }) => _id === seller.id);
  expect(listedSeller).toMatchObject({ paidOrders: 1, unpaidOrders: 1 });
  await server.call('DELETE', `/api/user/${seller.id}`, admin);
  const states = await server.database.query(sql`
    select state from orders where id = any(${orders}) order by state`);
  expect(states).toEqual([{ state: 'cancelled' }, { state: 'refunding' }]);
  expect(await listUserIds('/all-seller')).toEqual([]);
  expect(await listUserIds('/all-buyer')).toEqual([buyer.id]);
});

test('a user who sells cannot book, wish for or pay for their own product', async () => {
  const productId = await storeProduct(server.database, { seller });
  await addRole(seller, 'buyer');
  const { token } = seller;
  const booking = { productId, phoneNumber: '01712345678', meetingLocation: 'Station' };
  const booked = await server.call('POST', '/api/book-product', { token, body: booking });
  expect(booked).toMatchObject({ status: 200, body: { message: 'This is your own watch.' } });
  const wish = await server.call('POST', '/api/wishlist', { token, body: { productId } });
  expect(wish.status).toBe(404);
  const price = { productId, price: '1' };
  const paid = await server.call('POST', '/api/create-payment-intent', { token, body: price });
  expect(paid).toMatchObject({ status: 409, body: { message: 'This is your own watch.' } });
  expect((await server.call('GET', `/api/orders/${productId}`, { token })).status).toBe(409);
});

test('a user of both roles whom the previous version made an admin has no other role', async () => {
  await addRole(buyer, 'seller');
  // The previous version does not reset has_both_roles.
  await server.database.query(sql`update users set role = 'Admin' where id = ${buyer.id}`);
  expect(await listUserIds('/all-buyer')).toEqual([]);
  expect((await server.call('GET', '/api/sales', { token: buyer.token })).status).toBe(403);
  expect((await server.call('GET', '/api/all-buyer', { token: buyer.token })).status).toBe(200);
});
