import { deliveryFields, watchAttributes } from '../../../../src/contract/selling/product-fields';
import { addCategory, addUser, newProduct, storeOrder, storeProduct } from '../../support/records';
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

describe('adding a product', () => {
  const addProduct = (body: unknown, token: string | undefined = seller.token) =>
    server.call('POST', '/api/products', { token, body });

  test('stores the fields of the form, and takes all other fields from the records of the server', async () => {
    const response = await addProduct({
      ...newProduct,
      category: categoryId,
      uid: 'somebody',
      sellerEmail: 'somebody@example.com',
      // The seller is not verified.
      sellerStatus: true,
      advertise: true,
      timestamp: 1,
    });
    expect(response).toMatchObject({
      status: 200,
      body: { acknowledged: true, insertedId: expect.any(String) },
    });
    const { body } = await server.call('GET', `/api/my-products/${seller.email}`, {
      token: seller.token,
    });
    expect(body).toEqual([
      {
        ...newProduct,
        _id: response.body.insertedId,
        sellingPrice: '250',
        currency: 'usd',
        yearOfPurchase: '2021',
        category: categoryId,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        timestamp: expect.any(Number),
        advertise: false,
        sellerEmail: seller.email,
        sellerName: expect.any(String),
        sellerPhoto: expect.any(String),
        sellerStatus: false,
        sellerRating: null,
        uid: seller.uid,
        booked: false,
        totalSales: 0,
        ...Object.fromEntries([...watchAttributes, ...deliveryFields].map((name) => [name, null])),
        orderId: null,
        orderState: null,
        listed: true,
        acceptsOffers: true,
        lowestOffer: null,
        unlistedBecause: null,
        hiddenBy: null,
      },
    ]);
    expect(Math.abs(body[0].timestamp - Date.now())).toBeLessThan(60_000);
  });

  const addedReference = async (referenceNumber: unknown) => {
    const body = { ...newProduct, category: categoryId, referenceNumber };
    const { body: added } = await addProduct(body);
    const { body: product } = await server.call('GET', `/api/product/${added.insertedId}`);
    return (product as { referenceNumber: unknown }).referenceNumber;
  };

  test.each([
    [' 116610\u202eLN ', '116610LN'],
    [5711, '5711'],
    ['', null],
    [' \u200b ', null],
    [null, null],
  ])('stores the reference number %j as %j', async (typed, stored) => {
    expect(await addedReference(typed)).toBe(stored);
  });

  test.each([
    ['1'.repeat(51), 'Please use at most 50 characters.'],
    [{}, 'Reference number must be a text.'],
    ['1\0', "The text contains a character that can't be stored."],
  ])('rejects the reference number %j', async (referenceNumber, message) => {
    const body = { ...newProduct, category: categoryId, referenceNumber };
    expect(await addProduct(body)).toMatchObject({ status: 400, body: { message } });
  });

  test.each([
    ['productName', '  ', 'Product Name is required!'],
    ['productName', '\u200b', 'Product Name is required!'],
    ['productName', '\u2800', 'Product Name is required!'],
    ['productName', '\u00ad', 'Product Name is required!'],
    ['originalPrice', undefined, 'Original Price is required!'],
    ['location', '', 'Location is required!'],
    ['description', null, 'Description is required!'],
    ['sellingPrice', '', 'Selling Price is required!'],
    ['category', '', 'Please Select Product Category!'],
    ['category', 'none', 'Please Select Product Category!'],
    ['yearOfPurchase', {}, 'Year of Purchase is required!'],
    ['mobileNumber', '', 'Mobile Number is required!'],
    ['condition', 'Poor', 'Please Select the Condition of your product!'],
    ['image', 'javascript:alert(1)', 'Please choose a photo of your product!'],
    ['productName', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['description', 'a\0b', "The text contains a character that can't be stored."],
  ])('rejects %s of %p', async (field, value, message) => {
    const response = await addProduct({ ...newProduct, category: categoryId, [field]: value });
    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  test('removes bidirectional control characters', async () => {
    await addProduct({
      ...newProduct,
      category: categoryId,
      productName: '\u202eRolex\u0007 \u2067😀',
    });
    const { body } = await server.call('GET', `/api/my-products/${seller.email}`, {
      token: seller.token,
    });
    expect(body).toMatchObject([{ productName: 'Rolex 😀' }]);
  });

  test.each([
    'https://elsewhere.example/x.png',
    '//elsewhere.example/x.png',
    'data:image/png;base64,AA',
    '/\\elsewhere.example/x.png',
    '/\t/elsewhere.example/x.png',
    '/images/../api/ads',
    'https:elsewhere.example',
    'https://images.example.evil.example/x.png',
    'images/x.png',
    'https://somebody@images.example/x.png',
    'http://images.example/x.png',
    'https://images.example:8443/x.png',
  ])('rejects the picture URL %p, which is not on the image host', async (image) => {
    expect(await addProduct({ ...newProduct, category: categoryId, image })).toMatchObject({
      status: 400,
      body: { message: 'Please choose a photo of your product!' },
    });
  });

  test.each([
    ['https://images.example/a/b.webp?size=1', 'https://images.example/a/b.webp?size=1'],
    ['HTTPS://images.example/\ta.webp', 'https://images.example/a.webp'],
    ['https://images.example\\@elsewhere.example/', 'https://images.example/@elsewhere.example/'],
    ['/images/a.webp', '/images/a.webp'],
  ])('normalizes the picture URL %p of the image host', async (image, normalized) => {
    await addProduct({ ...newProduct, category: categoryId, image });
    const { body } = await server.call('GET', `/api/my-products/${seller.email}`, {
      token: seller.token,
    });
    expect(body).toMatchObject([{ image: normalized }]);
  });
  test('rejects a body that is too large or invalid JSON with a JSON error', async () => {
    const large = await addProduct({ ...newProduct, description: 'x'.repeat(300_000) });
    expect(large).toMatchObject({ status: 413, body: { message: expect.any(String) } });
    expect((await addProduct('{')).body).toEqual({ message: expect.any(String) });
    const empty = await addProduct('');
    expect(empty).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });
});

describe("a seller's products", () => {
  test('show which are booked and which are sold', async () => {
    await storeOrder(server.database, { productId: await storeListing(), buyer, paid: true });
    const { body } = await server.call('GET', `/api/my-products/${seller.email}`, {
      token: seller.token,
    });
    expect(body).toMatchObject([{ booked: true, totalSales: 1, orderState: 'awaitingHandOver' }]);
  });
});

describe('advertising a product', () => {
  const advertise = (id: string, body: unknown, token = seller.token) =>
    server.call('PUT', `/api/products/advertise/${id}`, { token, body });

  test('sets the opposite of the state in the request, however often it is repeated', async () => {
    const id = await storeListing();
    for (let round = 1; round <= 2; round += 1) {
      const response = await advertise(id, { _id: id, advertise: false });
      expect(response.body).toEqual({ acknowledged: true, modifiedCount: 1 });
      expect((await server.call('GET', '/api/ads')).body.data).toHaveLength(1);
    }
    await advertise(id, { _id: id, advertise: true });
    expect((await server.call('GET', '/api/ads')).body.data).toHaveLength(0);
  });

  test("rejects another seller's product, an unknown product and an invalid body", async () => {
    const id = await storeListing();
    const other = await addUser(server.database, 'seller');
    expect((await advertise(id, { advertise: false }, other.token)).status).toBe(403);
    expect((await advertise(id, { advertise: false }, buyer.token)).status).toBe(403);
    expect((await advertise('none', { advertise: false })).status).toBe(404);
    expect((await advertise(id, { advertise: 'yes' })).status).toBe(400);
  });
});

describe('deleting a product', () => {
  const deleteProduct = (id: string, token = seller.token) =>
    server.call('DELETE', `/api/products/${id}`, { token });

  test('removes it from lists and wishlists', async () => {
    const id = await storeListing();
    await server.call('POST', '/api/wishlist', { token: buyer.token, body: { productId: id } });
    expect((await deleteProduct(id)).body).toEqual({ acknowledged: true, deletedCount: 1 });
    expect((await deleteProduct(id)).body).toEqual({ acknowledged: true, deletedCount: 0 });
    const wishlist = await server.call('GET', `/api/wishlist/${buyer.email}`, {
      token: buyer.token,
    });
    expect(wishlist.body).toEqual([]);
  });

  test('is rejected once it is booked', async () => {
    const id = await storeListing();
    await storeOrder(server.database, { productId: id, buyer });
    expect(await deleteProduct(id)).toMatchObject({
      status: 409,
      body: { message: "This watch has been booked, so you can't delete it any more." },
    });
  });
});
