import { sql } from '../../../../src/server/database/sql';
import { addUser, storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let productId: string;
beforeEach(async () => {
  productId = await storeProduct(server.database, { seller });
});

function addToWishlist(body: unknown = { productId }, token: string | undefined = buyer.token) {
  return server.call('POST', '/api/wishlist', { token, body });
}

function checkWishlist(userId: string, token: string | undefined = buyer.token) {
  return server.call('GET', `/api/wishlist?productId=${productId}&&userId=${userId}`, { token });
}

function readWishlist(user: TestUser, token: string | undefined = buyer.token) {
  return server.call('GET', `/api/wishlist/${user.email}`, { token });
}

test('an entry is stored once, with the fields of the stored product and buyer instead of those in the request', async () => {
  const first = await addToWishlist({
    productId,
    sellingPrice: '1',
    wishedByEmail: 'else@example.com',
  });
  expect(first.body).toEqual({ acknowledged: true, insertedId: expect.any(String) });
  expect((await addToWishlist()).body).toEqual(first.body);

  const { body } = await readWishlist(buyer);
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    _id: first.body.insertedId,
    productId,
    productName: 'Field watch',
    sellingPrice: '$1,250.50',
    sellerEmail: '',
    mobileNumber: '',
    wishedById: buyer.uid,
    wishedByEmail: buyer.email,
    wishedByName: expect.any(String),
    wishedByPhoto: expect.any(String),
    booked: false,
  });
});

test('the check returns null before a product is added to the wishlist, and its entry afterwards', async () => {
  expect((await checkWishlist(buyer.uid)).body).toBeNull();
  await addToWishlist();
  expect((await checkWishlist(buyer.uid)).body).toMatchObject({ productId });
});

test("an entry shows the seller's contact data for a paid product only", async () => {
  await addToWishlist();
  const contact = ({ sellerEmail, mobileNumber }: Record<string, unknown>) => [
    sellerEmail,
    mobileNumber,
  ];
  const readContacts = async () => [
    contact((await readWishlist(buyer)).body[0]),
    contact((await checkWishlist(buyer.uid)).body),
  ];
  const another = await addUser(server.database, 'buyer');
  await storeOrder(server.database, { productId, buyer: another });
  expect(await readContacts()).toEqual(Array(2).fill(['', '']));
  await server.database.runScript('delete from orders');
  await storeOrder(server.database, { productId, buyer });
  expect(await readContacts()).toEqual(Array(2).fill(['', '']));
  await server.database.runScript('update orders set paid_at = now()');
  expect(await readContacts()).toEqual(Array(2).fill([seller.email, '01700000000']));
});
test.each([{}, { productId: 7.5, x: 1 }, { productId: ['a'] }, { productId: '\0' }])(
  'an invalid entry is rejected with a message',
  async (body) => {
    const response = await addToWishlist(body);
    expect([400, 404]).toContain(response.status);
    expect(response.body).toEqual({ message: expect.any(String) });
  },
);

test('the check is rejected without its query parameters', async () => {
  const response = await server.call('GET', '/api/wishlist', { token: buyer.token });
  expect(response.status).toBe(400);
});

test('a sold product leaves the wishlist and cannot be added', async () => {
  await addToWishlist();
  const other = await addUser(server.database, 'buyer');
  await storeOrder(server.database, { productId, buyer: other, paid: true });
  expect((await readWishlist(buyer)).body).toEqual([]);
  expect((await checkWishlist(buyer.uid)).body).toBeNull();
  expect((await addToWishlist()).status).toBe(404);
});

test("a user's own product cannot be added", async () => {
  await server.database.query(sql`update products set seller_id = ${buyer.id}`);
  expect((await addToWishlist()).status).toBe(404);
});

function removeFromWishlist(token: string | undefined = buyer.token, id = productId) {
  return server.call('DELETE', `/api/wishes/${id}`, { token });
}

test('an entry can be removed and added again', async () => {
  await addToWishlist();
  expect((await removeFromWishlist()).body).toEqual({ acknowledged: true, deletedCount: 1 });
  expect((await readWishlist(buyer)).body).toEqual([]);
  expect((await checkWishlist(buyer.uid)).body).toBeNull();
  await addToWishlist();
  expect((await readWishlist(buyer)).body).toMatchObject([{ productId }]);
});

test('removing a missing entry succeeds', async () => {
  await addToWishlist();
  expect((await removeFromWishlist()).body).toMatchObject({ deletedCount: 1 });
  expect((await removeFromWishlist()).body).toEqual({ acknowledged: true, deletedCount: 0 });
  expect((await removeFromWishlist(buyer.token, 'none')).body).toMatchObject({ deletedCount: 0 });
});

test("a user cannot remove another user's entry", async () => {
  await addToWishlist();
  const other = await addUser(server.database, 'buyer');
  expect((await removeFromWishlist(other.token)).body).toMatchObject({ deletedCount: 0 });
  expect((await removeFromWishlist(seller.token)).status).toBe(403);
  expect((await removeFromWishlist('')).status).toBe(401);
  expect((await readWishlist(buyer)).body).toMatchObject([{ productId }]);
});

test('an entry of a sold product can be removed', async () => {
  await addToWishlist();
  const other = await addUser(server.database, 'buyer');
  await storeOrder(server.database, { productId, buyer: other, paid: true });
  expect((await removeFromWishlist()).body).toMatchObject({ deletedCount: 1 });
});

test('a booked product stays in the list, marked as booked', async () => {
  await addToWishlist();
  await storeOrder(server.database, { productId, buyer });
  expect((await readWishlist(buyer)).body).toMatchObject([{ booked: true }]);
});
