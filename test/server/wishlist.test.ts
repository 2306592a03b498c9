import { addPerson, storeOrder, storeProduct, type Person } from './support/records';
import { setUpPeople, setUpTestServer } from './support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpPeople(server, { seller: 'seller', buyer: 'buyer' });
let productId: string;
beforeEach(async () => {
  productId = await storeProduct(server.database, { seller });
});

function wish(body: unknown = { productId }, token: string | undefined = buyer.token) {
  return server.call('POST', '/api/wishlist', { token, body });
}

function check(userId: string, token: string | undefined = buyer.token) {
  return server.call('GET', `/api/wishlist?productId=${productId}&&userId=${userId}`, { token });
}

function list(person: Person, token: string | undefined = buyer.token) {
  return server.call('GET', `/api/wishlist/${person.email}`, { token });
}

test('a wish is kept once, with the fields of the product and the buyer from the records', async () => {
  const first = await wish({ productId, sellingPrice: '1', wishedByEmail: 'else@example.com' });
  expect(first.body).toEqual({ acknowledged: true, insertedId: expect.any(String) });
  expect((await wish()).body).toEqual(first.body);

  const { body } = await list(buyer);
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

test('the check answers null before the wish and the entry after it', async () => {
  expect((await check(buyer.uid)).body).toBeNull();
  await wish();
  expect((await check(buyer.uid)).body).toMatchObject({ productId });
});

test('a wish tells how to reach the seller of what is booked, and of nothing else', async () => {
  await wish();
  const contact = ({ sellerEmail, mobileNumber }: Record<string, unknown>) => [
    ...[sellerEmail, mobileNumber],
  ];
  const seen = async () => [
    contact((await list(buyer)).body[0]),
    contact((await check(buyer.uid)).body),
  ];
  const another = await addPerson(server.database, 'buyer');
  await storeOrder(server.database, { productId, buyer: another });
  expect(await seen()).toEqual(Array(2).fill(['', '']));
  await server.database.runScript('delete from orders');
  await storeOrder(server.database, { productId, buyer });
  expect(await seen()).toEqual(Array(2).fill([seller.email, '01700000000']));
});
test.each([{}, { productId: 7.5, x: 1 }, { productId: ['a'] }, { productId: '\0' }])(
  'a senseless wish is refused with a message',
  async (body) => {
    const answer = await wish(body);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toEqual({ message: expect.any(String) });
  },
);

test('a check without its query is refused', async () => {
  const answer = await server.call('GET', '/api/wishlist', { token: buyer.token });
  expect(answer.status).toBe(400);
});

test('a sold product leaves the wishlist and cannot be wished for', async () => {
  await wish();
  const other = await addPerson(server.database, 'buyer');
  await storeOrder(server.database, { productId, buyer: other, paid: true });
  expect((await list(buyer)).body).toEqual([]);
  expect((await check(buyer.uid)).body).toBeNull();
  expect((await wish()).status).toBe(404);
});

function takeBack(token: string | undefined = buyer.token, id = productId) {
  return server.call('DELETE', `/api/wishes/${id}`, { token });
}

test('a wish can be taken back, and wished again', async () => {
  await wish();
  expect((await takeBack()).body).toEqual({ acknowledged: true, deletedCount: 1 });
  expect((await list(buyer)).body).toEqual([]);
  expect((await check(buyer.uid)).body).toBeNull();
  await wish();
  expect((await list(buyer)).body).toMatchObject([{ productId }]);
});

test('taking back what is not wished does no harm', async () => {
  await wish();
  expect((await takeBack()).body).toMatchObject({ deletedCount: 1 });
  expect((await takeBack()).body).toEqual({ acknowledged: true, deletedCount: 0 });
  expect((await takeBack(buyer.token, 'none')).body).toMatchObject({ deletedCount: 0 });
});

test('nobody takes back the wish of another', async () => {
  await wish();
  const other = await addPerson(server.database, 'buyer');
  expect((await takeBack(other.token)).body).toMatchObject({ deletedCount: 0 });
  expect((await takeBack(seller.token)).status).toBe(403);
  expect((await takeBack('')).status).toBe(401);
  expect((await list(buyer)).body).toMatchObject([{ productId }]);
});

test('a wish of what has been sold meanwhile can be taken back', async () => {
  await wish();
  const other = await addPerson(server.database, 'buyer');
  await storeOrder(server.database, { productId, buyer: other, paid: true });
  expect((await takeBack()).body).toMatchObject({ deletedCount: 1 });
});

test('a booked product stays, marked as booked', async () => {
  await wish();
  await storeOrder(server.database, { productId, buyer });
  expect((await list(buyer)).body).toMatchObject([{ booked: true }]);
});
