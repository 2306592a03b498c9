import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { addCategory, addUser, storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let categoryId: string;
let id: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
  id = await storeProduct(server.database, { seller, categoryId, sellingPrice: '$1,300' });
  await indexProducts(server.database);
});

const get = (path: string, token?: string) => server.call('GET', `/api${path}`, { token });
const edit = (changes: object, revision = 1) =>
  server.call('PUT', `/api/listings/${id}`, { token: seller.token, body: { revision, changes } });
const photoUrl = (name: string) => `https://images.example/${name}.webp`;

test('the seller reads a product with its contact data and revision', async () => {
  expect(await get(`/listings/${id}`, seller.token)).toMatchObject({
    status: 200,
    body: {
      _id: id,
      productName: 'Field watch',
      mobileNumber: '01700000000',
      revision: 1,
      photos: ['/images/field-watch.webp'],
      listed: true,
      unlistedBecause: null,
      isHeld: false,
    },
  });
});

test('search and the product page show an edited product with its new values', async () => {
  await get('/ads');
  const response = await edit({
    productName: 'Omega Seamaster',
    sellingPrice: '1250',
    location: 'Khulna',
    photos: [photoUrl('dial'), '/images/field-watch.webp'],
  });
  expect(response).toMatchObject({
    status: 200,
    body: {
      productName: 'Omega Seamaster',
      revision: 2,
      photos: [photoUrl('dial'), expect.any(String)],
    },
  });
  expect((await get(`/product/${id}`)).body).toMatchObject({
    productName: 'Omega Seamaster',
    sellingPrice: '1250',
    image: photoUrl('dial'),
    brandFacet: { value: 'omega' },
  });
  const { body } = await get('/search?text=seamaster&place=khulna&maxPrice=1250');
  expect(body.products).toMatchObject([{ _id: id, sellingPrice: '1250' }]);
});

test('an empty value removes an optional field, and omitted fields keep their values', async () => {
  await edit({ brand: 'Omega', description: 'Serviced.' });
  const { body } = await edit({ brand: '' }, 2);
  expect(body).toMatchObject({ brand: null, description: 'Serviced.', revision: 3 });
});

test('an edit of an older revision changes nothing, and returns the current values', async () => {
  await edit({ location: 'Khulna' });
  expect(await edit({ description: 'Mine.' })).toMatchObject({
    status: 409,
    body: {
      message: 'This watch was changed in the meantime.',
      current: { location: 'Khulna', description: 'Runs well.', revision: 2 },
    },
  });
});

test('an edit that is sent twice is acknowledged both times', async () => {
  await edit({ location: 'Khulna' });
  expect(await edit({ location: 'Khulna' })).toMatchObject({ status: 200, body: { revision: 2 } });
});

test('of two simultaneous edits one is stored', async () => {
  const responses = await Promise.all([edit({ location: 'Khulna' }), edit({ location: 'Sylhet' })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe.each([
  ['booked', 'booked'],
  ['awaitingHandOver', 'sold'],
] as const)('a product whose order is %s', (state, reason) => {
  beforeEach(() => storeOrder(server.database, { productId: id, buyer, state }));

  test.each([
    { productName: 'Other' },
    { sellingPrice: '99' },
    { originalPrice: '9999' },
    { condition: 'Fair' },
    { photos: [photoUrl('other')] },
    { description: 'New.', sellingPrice: '99' },
  ])('rejects the change %j', async (changes) => {
    expect(await edit(changes)).toMatchObject({
      status: 409,
      body: {
        message: `This watch is ${reason}, so its name, prices, condition and photos can't be changed.`,
        current: { revision: 1, isHeld: true },
      },
    });
  });

  test('stores no field of a rejected edit, and keeps the revision', async () => {
    await edit({ location: 'Khulna', sellingPrice: '99' });
    expect(await edit({ location: 'Sylhet' })).toMatchObject({
      status: 200,
      body: { location: 'Sylhet', sellingPrice: '$1,300', revision: 2 },
    });
  });

  test('accepts changes of other fields, and its buyer still sees the former values', async () => {
    const { status } = await edit({
      description: 'New.',
      location: 'Khulna',
      sellingPrice: '$1,300',
    });
    expect(status).toBe(200);
    await edit({ description: 'Newer.' }, 2);
    const { orderId } = (await get('/listings', seller.token)).body.listings[0];
    const { body } = await get(`/sales/${orderId}`, buyer.token);
    expect(body.location).toBe('Dhaka');
    expect(body.orderedPhotos).toBeNull();
    expect(body.productChanges).toEqual(
      expect.arrayContaining([
        { field: 'description', ordered: 'Runs well.', current: 'Newer.' },
        { field: 'location', ordered: 'Dhaka', current: 'Khulna' },
      ]),
    );
    expect(body.productChanges).toHaveLength(2);
  });
});

test('an ended order shows the name, price and photos of the time of the booking', async () => {
  const orderId = await storeOrder(server.database, { productId: id, buyer, state: 'lapsed' });
  await edit({ productName: 'Renamed', sellingPrice: '5', photos: [photoUrl('other')] });
  const { body } = await get(`/sales/${orderId}`, buyer.token);
  const asOrdered = { productName: 'Field watch', sellingPrice: '$1,300' };
  expect(body).toMatchObject({
    ...asOrdered,
    image: '/images/field-watch.webp',
    orderedPhotos: ['/images/field-watch.webp'],
  });
  expect((await get(`/myorders/${buyer.uid}?ended=true`, buyer.token)).body).toMatchObject([
    asOrdered,
  ]);
  expect((await get(`/orders/${id}`, buyer.token)).body).toMatchObject({ sellingPrice: '5' });
});

test('photos keep their marks when they are moved, and the photo of the serial number cannot become the cover', async () => {
  const photos = ['papers', 'serial'].map(photoUrl);
  const photoMarks = { [photoUrl('serial')]: 'serial', [photoUrl('papers')]: 'papers' };
  const marked = await edit({ photos, photoMarks });
  expect(marked.body).toMatchObject({ revision: 2, photoMarks });
  expect((await edit({ photoMarks }, 2)).body.revision).toBe(2);
  expect(await edit({ photos: photos.toReversed() }, 2)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('behind another one') },
  });
  expect((await edit({ photos: photos.slice(0, 1) }, 2)).body).toMatchObject({
    revision: 3,
    photoMarks: { [photoUrl('papers')]: 'papers' },
  });
  expect((await edit({ photoMarks: {} }, 3)).body.photoMarks).toEqual({});
});

test("a product's page shows the former price after a price cut, until the price rises", async () => {
  await server.database.query(sql`update products set created_at = now() - interval '3 days'`);
  await edit({ sellingPrice: '$1,000' });
  const { formerPrice } = (await get(`/product/${id}`)).body;
  expect(formerPrice.sellingPrice).toBe('$1,300');
  expect(Date.now() - Date.parse(formerPrice.fellAt)).toBeLessThan(60_000);
  await edit({ sellingPrice: '$1,400' }, 2);
  expect((await get(`/product/${id}`)).body.formerPrice).toBeNull();
});

test('a wish shows the new price', async () => {
  await server.call('POST', '/api/wishlist', { token: buyer.token, body: { productId: id } });
  await edit({ sellingPrice: '$1,000' });
  const { body } = await get(`/wishlist/${buyer.email}`, buyer.token);
  expect(body).toMatchObject([{ sellingPrice: '$1,000' }]);
});

test.each([
  [{ productName: ' ' }, 'Product Name is required!'],
  [{ condition: 'Broken' }, 'Please Select the Condition of your product!'],
  [{ category: 'none' }, 'Please Select Product Category!'],
  [{ photos: [] }, 'Please choose a photo of your product!'],
  [
    { photos: ['https://elsewhere.example/x.png'] },
    'A photo was not uploaded here. Please choose it again.',
  ],
])('the invalid change %j is rejected', async (changes, message) => {
  expect(await edit(changes)).toMatchObject({ status: 400, body: { message } });
});

test('a deleted product cannot be edited', async () => {
  await server.call('DELETE', `/api/products/${id}`, { token: seller.token });
  expect((await edit({ location: 'Khulna' })).status).toBe(404);
});

test('a product of another seller is neither read nor changed', async () => {
  const other = await addUser(server.database, 'seller');
  expect((await get(`/listings/${id}`, other.token)).status).toBe(403);
  const body = { revision: 1, changes: { location: 'Khulna' } };
  expect(
    (await server.call('PUT', `/api/listings/${id}`, { token: other.token, body })).status,
  ).toBe(403);
  const [row] = await server.database.query<{ location: string }>(
    sql`select location from products`,
  );
  expect(row).toEqual({ location: 'Dhaka' });
});
