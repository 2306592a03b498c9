import { sql } from '../../../../src/server/database/sql';
import { addCategory, addUser, storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
});

function storeListing(product: Partial<Parameters<typeof storeProduct>[1]> = {}) {
  return storeProduct(server.database, { seller, categoryId, ...product });
}

function namesOf(products: { productName: string }[]) {
  return products.map(({ productName }) => productName);
}

describe('categories', () => {
  test('are public', async () => {
    const response = await server.call('GET', '/api/categories');
    expect(response.body).toEqual([
      { _id: categoryId, name: 'Dress watches', description: 'About Dress watches' },
    ]);
  });

  test('have the picture of their newest product for sale', async () => {
    const pictures = ['/images/older.webp', '/images/newer.webp', '/images/sold.webp'];
    let sold = '';
    for (const [seconds, image] of pictures.entries()) {
      sold = await storeListing();
      await server.database.query(sql`
        update products set image = ${image}, created_at = now() + ${seconds}::int * interval '1 second'
        where id = ${sold}`);
    }
    await storeOrder(server.database, { productId: sold, buyer, paid: true });
    const response = await server.call('GET', '/api/categories');
    expect(response.body).toMatchObject([{ _id: categoryId, image: '/images/newer.webp' }]);
  });

  test('can be read by id', async () => {
    const response = await server.call('GET', `/api/category/${categoryId}`);
    expect(response.body).toMatchObject({ name: 'Dress watches' });
  });

  test.each([
    ['none', 404],
    ['%00', 400],
    ["';%20drop%20table%20users;%20--", 404],
  ])('%s is not a category', async (id, status) => {
    const response = await server.call('GET', `/api/category/${id}`);
    expect(response).toMatchObject({ status, body: { message: expect.any(String) } });
  });
});

describe('advertisements', () => {
  test('shows a visitor the advertised products without contact data', async () => {
    const id = await storeListing({ advertise: true });
    await storeListing({ productName: 'Not advertised' });
    const { body } = await server.call('GET', '/api/ads');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      _id: id,
      productName: 'Field watch',
      category: categoryId,
      advertise: true,
      sellerName: expect.stringMatching(/^Person/),
      sellerStatus: false,
      uid: seller.uid,
      booked: false,
    });
    expect(body.data[0]).toMatchObject({ sellerEmail: '', mobileNumber: '' });
  });

  test("does not show the seller's contact data to a buyer who has only booked", async () => {
    const productId = await storeListing({ advertise: true });
    const contact = async () => {
      const { body } = await server.call('GET', '/api/ads', { token: buyer.token });
      return [body.data[0].sellerEmail, body.data[0].mobileNumber];
    };
    expect(await contact()).toEqual(['', '']);
    await storeOrder(server.database, { productId, buyer });
    expect(await contact()).toEqual(['', '']);
  });

  test('returns 24 products and a link to the next page by default', async () => {
    for (let index = 0; index < 30; index += 1) await storeListing({ advertise: true });
    const first = await server.call('GET', '/api/ads');
    expect(first.body.data).toHaveLength(24);
    const [, next = ''] = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await server.call('GET', next);
    const ids = [...first.body.data, ...second.body.data].map(({ _id }: { _id: string }) => _id);
    expect(new Set(ids).size).toBe(30);
    expect((await server.call('GET', '/api/ads?limit=1000')).body.data).toHaveLength(30);
  });

  test('rejects an expired token with 401', async () => {
    await storeListing({ advertise: true });
    const { status } = await server.call('GET', '/api/ads', { token: 'expired' });
    expect(status).toBe(401);
  });

  test('omits sold products and those of deleted sellers, and includes booked ones', async () => {
    const sold = await storeListing({ advertise: true });
    await storeOrder(server.database, { productId: sold, buyer, paid: true });
    const booked = await storeListing({ advertise: true });
    await storeOrder(server.database, { productId: booked, buyer });
    const deletedSeller = await addUser(server.database, 'seller');
    await storeListing({ advertise: true, seller: deletedSeller });
    const admin = await addUser(server.database, 'Admin');
    await server.call('DELETE', `/api/user/${deletedSeller.id}`, { token: admin.token });

    const { body } = await server.call('GET', '/api/ads');
    expect(body.data).toMatchObject([{ _id: booked, booked: true }]);
  });
});

describe('the products of a category', () => {
  test('lists a signed-in user the unsold products, newest first', async () => {
    const old = await storeListing({ productName: 'Old' });
    await storeListing({ productName: 'New' });
    await storeOrder(server.database, { productId: await storeListing(), buyer, paid: true });
    const other = await addCategory(server.database, 'Smart watches');
    await storeListing({ categoryId: other });
    await server.database.runScript(
      `update products set created_at = now() - interval '1 day' where id = '${old}'`,
    );
    const { body } = await server.call('GET', `/api/products/${categoryId}`, {
      token: seller.token,
    });
    expect(namesOf(body)).toEqual(['New', 'Old']);
    expect(new Date(body[1].date).getTime()).toBe(body[1].timestamp);
  });
  test('returns an empty list for an unknown category', async () => {
    const { body } = await server.call('GET', '/api/products/none', { token: buyer.token });
    expect(body).toEqual([]);
  });
});
