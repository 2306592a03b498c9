import { categoriesApi } from '../../../src/client/api/categories-api';
import { productsApi } from '../../../src/client/api/products-api';
import { readAnswer } from '../../../src/client/api/read-answer';
import { createStore } from '../../../src/client/api/store';
import { usersApi } from '../../../src/client/api/users-api';
import { category, product } from '../support/fixtures';
import { onCall } from '../support/marketplace';

const read = readAnswer('categoryHeading');
const { name, description } = category;

let complain: jest.SpyInstance;
beforeEach(() => (complain = jest.spyOn(console, 'error').mockReturnValue()));
afterEach(() => complain.mockRestore());

test('reads an answer by its schema', async () => {
  expect(await read(Response.json({ ...category, stray: true }))).toEqual({
    name,
    description,
  });
});

test('rejects an answer of another shape, and tells the console why', async () => {
  await expect(read(Response.json({ description }))).rejects.toThrow();
  expect(complain.mock.calls).toEqual([
    [expect.stringContaining("can't be read"), expect.stringContaining('at name')],
  ]);
});

test('rejects an HTML page in place of JSON, and tells the console so', async () => {
  await expect(read(new Response('<!doctype html><title>Hello</title>'))).rejects.toThrow(
    SyntaxError,
  );
  expect(complain).toHaveBeenCalledTimes(1);
});

test('reads an empty body as null', async () => {
  expect(await readAnswer('account')(new Response(''))).toEqual({
    role: null,
    verified: false,
  });
  await expect(read(new Response(''))).rejects.toThrow();
});

test("leaves a refusal's body as it is, whatever its shape", async () => {
  const message = 'There is no such category.';
  expect(await read(Response.json({ message }, { status: 404 }))).toEqual({ message });
  expect(complain).not.toHaveBeenCalled();
});

test('turns HTML in place of JSON into an error and no data', async () => {
  onCall('get', '/ads', () => new Response('<!doctype html>', { status: 404 }));
  const outcome = await createStore().dispatch(productsApi.endpoints.advertisements.initiate());
  expect(outcome).toMatchObject({ error: { status: 'PARSING_ERROR', originalStatus: 404 } });
  expect(outcome.data).toBeUndefined();
});

test('leaves out the entries of a list that cannot be read, and shows the rest', async () => {
  onCall('get', '/categories', [category, { _id: 7 }, null, 'nonsense', []]);
  const outcome = await createStore().dispatch(categoriesApi.endpoints.categories.initiate());
  expect(outcome.data).toEqual([category]);
});

test('fills what an entry lacks, so that it can still be shown', async () => {
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

test('keeps what the server adds for a visitor with a token', async () => {
  onCall('get', '/ads', { data: [{ ...product, booked: true }] });
  const outcome = await createStore().dispatch(productsApi.endpoints.advertisements.initiate());
  expect(outcome.data?.[0]?.booked).toBe(true);
});

test('takes an unknown role for none', async () => {
  onCall('get', '/user/:email', { role: 'superuser', verified: 'yes' });
  const outcome = await createStore().dispatch(usersApi.endpoints.account.initiate('a@b.c'));
  expect(outcome.data).toEqual({ role: null, verified: false });
});
