import { categoriesApi } from '../../../src/client/api/categories-api';
import { ordersApi } from '../../../src/client/api/orders-api';
import { productsApi } from '../../../src/client/api/products-api';
import { createStore } from '../../../src/client/api/store';
import { usersApi } from '../../../src/client/api/users-api';
import { category, order, product } from '../support/fixtures';
import { onCall, errorResponse } from '../support/api-stub';

const { name, description } = category;
const fetchCategory = () =>
  createStore().dispatch(categoriesApi.endpoints.category.initiate(category._id));

let logError: jest.SpyInstance;
beforeEach(() => (logError = jest.spyOn(console, 'error').mockReturnValue()));
afterEach(() => logError.mockRestore());

test('parses a response with its schema', async () => {
  onCall('get', '/category/:id', { ...category, unknownField: true });
  expect((await fetchCategory()).data).toEqual({ name, description });
});

test('rejects an invalid response, and logs why', async () => {
  onCall('get', '/category/:id', { description });
  expect(await fetchCategory()).toMatchObject({ error: { status: 'PARSING_ERROR' } });
  expect(logError.mock.calls).toEqual([
    ['The response of category is invalid.', [expect.objectContaining({ path: ['name'] })]],
  ]);
});

test('rejects HTML in place of JSON, and logs it', async () => {
  onCall('get', '/category/:id', () => new Response('<!doctype html><title>Hello</title>'));
  expect(await fetchCategory()).toMatchObject({
    error: { status: 'PARSING_ERROR', originalStatus: 200 },
  });
  expect(logError.mock.calls).toEqual([
    [expect.stringContaining('is invalid'), expect.stringContaining('SyntaxError')],
  ]);
});

test('reads an empty body as null', async () => {
  onCall('get', '/user/:email', () => new Response(''));
  const account = await createStore().dispatch(usersApi.endpoints.account.initiate('a@b.c'));
  expect(account.data).toEqual({ role: null, verified: false });
  onCall('get', '/category/:id', () => new Response(''));
  expect(await fetchCategory()).toMatchObject({ error: { status: 'PARSING_ERROR' } });
});

test("leaves an error response's body as it is, whatever its shape", async () => {
  const message = 'There is no such category.';
  onCall('get', '/category/:id', () => errorResponse(404, message));
  expect((await fetchCategory()).error).toEqual({ status: 404, data: { message } });
  expect(logError).not.toHaveBeenCalled();
});

test('reads the advertisements from data or from the body itself', async () => {
  const fetchAds = async () =>
    (await createStore().dispatch(productsApi.endpoints.advertisements.initiate())).data;
  onCall('get', '/ads', { data: [product] });
  expect(await fetchAds()).toEqual([product]);
  onCall('get', '/ads', [product]);
  expect(await fetchAds()).toEqual([product]);
  onCall('get', '/ads', { products: [product] });
  expect(await fetchAds()).toBeUndefined();
});

test('reads a product in place of an order as an order of this product', async () => {
  const { productId: _productId, ...productBody } = { ...order, _id: 'product-1' };
  onCall('get', '/orders/:id', productBody);
  const call = ordersApi.endpoints.order.initiate('product-1');
  expect((await createStore().dispatch(call)).data).toEqual({
    ...productBody,
    productId: 'product-1',
  });
});

test('turns HTML in place of JSON into an error and no data', async () => {
  onCall('get', '/ads', () => new Response('<!doctype html>', { status: 404 }));
  const outcome = await createStore().dispatch(productsApi.endpoints.advertisements.initiate());
  expect(outcome).toMatchObject({ error: { status: 'PARSING_ERROR', originalStatus: 404 } });
  expect(outcome.data).toBeUndefined();
});

test('skips invalid entries of a list', async () => {
  onCall('get', '/categories', [category, { _id: 7 }, null, 'nonsense', []]);
  const outcome = await createStore().dispatch(categoriesApi.endpoints.categories.initiate());
  expect(outcome.data).toEqual([category]);
});

test('fills missing fields with empty values, so that an entry can still be shown', async () => {
  onCall('get', '/ads', { data: [{ _id: 'product-2', productName: 'Casio', sellingPrice: 20 }] });
  const outcome = await createStore().dispatch(productsApi.endpoints.advertisements.initiate());
  expect(outcome.data).toEqual([
    expect.objectContaining({
      _id: 'product-2',
      productName: 'Casio',
      sellingPrice: '20',
      originalPrice: '',
      image: '',
      advertise: false,
      sellerStatus: false,
    }),
  ]);
});

test('keeps fields that the server adds for a user with a token', async () => {
  onCall('get', '/ads', { data: [{ ...product, booked: true }] });
  const outcome = await createStore().dispatch(productsApi.endpoints.advertisements.initiate());
  expect(outcome.data?.[0]?.booked).toBe(true);
});

test('reads an unknown role as no role', async () => {
  onCall('get', '/user/:email', { role: 'superuser', verified: 'yes' });
  const outcome = await createStore().dispatch(usersApi.endpoints.account.initiate('a@b.c'));
  expect(outcome.data).toEqual({ role: null, verified: false });
});
