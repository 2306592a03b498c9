import { randomUUID } from 'node:crypto';
import { maxDrafts } from '../../../../../src/contract/selling/product-draft';
import { sql } from '../../../../../src/server/database/sql';
import {
  addCategory,
  newProduct,
  storeDraft,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, otherSeller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  otherSeller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const photo = 'https://images.example/diver.webp';
const texts = { productName: 'Diver', sellingPrice: 'about 12' };

const saveDraft = (id: string, draft: object, user: TestUser = seller) =>
  server.call('PUT', `/api/product-drafts/${id}`, {
    token: user.token,
    body: { revision: 0, texts: {}, photos: [], ...draft },
  });
const readDraft = (id: string, user: TestUser = seller) =>
  server.call('GET', `/api/product-drafts/${id}`, { token: user.token });
const listDrafts = async (query = '') =>
  server.call('GET', `/api/product-drafts${query}`, { token: seller.token });
const deleteDraft = (id: string, user: TestUser = seller) =>
  server.call('DELETE', `/api/product-drafts/${id}`, { token: user.token });

test('a draft with missing and invalid values is read as it was saved', async () => {
  const id = randomUUID();
  const photos = [photo, 'https://images.example/side.webp'];
  const photoMarks = { [photo]: 'dial' };
  const saved = await saveDraft(id, { texts: { ...texts, location: '  ' }, photos, photoMarks });
  expect(saved).toMatchObject({ status: 200, body: { acknowledged: true, revision: 1 } });
  const { updatedAt, ...draft } = (await readDraft(id)).body;
  expect(draft).toEqual({ id, revision: 1, texts, photos, photoMarks });
  await saveDraft(id, { revision: 1, texts, photos, photoMarks: { [photo]: 'box' } });
  expect((await readDraft(id)).body).toMatchObject({ revision: 2, photoMarks: { [photo]: 'box' } });
  expect(new Date(updatedAt)).toEqual(new Date(saved.body.updatedAt));
});

test('when two devices save changes of the same revision, the later one is rejected and overwrites nothing', async () => {
  const id = randomUUID();
  await saveDraft(id, { texts });
  expect(
    (await saveDraft(id, { revision: 1, texts: { productName: 'Phone' } })).body.revision,
  ).toBe(2);
  expect(await saveDraft(id, { revision: 1, texts: { productName: 'Laptop' } })).toMatchObject({
    status: 409,
    body: { message: 'This draft was changed elsewhere.' },
  });
  expect((await saveDraft(id, { texts: { productName: 'Laptop' } })).status).toBe(409);
  expect((await readDraft(id)).body).toMatchObject({
    revision: 2,
    texts: { productName: 'Phone' },
  });
});

test('a repeated save changes nothing and returns the stored revision', async () => {
  const id = randomUUID();
  const draft = { texts, photos: [photo] };
  const first = await saveDraft(id, draft);
  expect((await saveDraft(id, draft)).body).toEqual(first.body);
  await saveDraft(id, { ...draft, revision: 1, texts: {} });
  expect((await saveDraft(id, { ...draft, revision: 1, texts: {} })).body.revision).toBe(2);
});

test('a draft of another seller cannot be read, saved or deleted', async () => {
  const id = await storeDraft(server.database, otherSeller);
  expect((await readDraft(id)).status).toBe(404);
  expect((await saveDraft(id, { texts })).status).toBe(404);
  expect((await saveDraft(id, { revision: 1, texts })).status).toBe(404);
  expect((await deleteDraft(id)).status).toBe(404);
  expect((await listDrafts()).body).toEqual([]);
  expect((await readDraft(id, otherSeller)).body).toMatchObject({ revision: 1 });
});

test.each([
  ['an id that is not a UUID', 'draft', {}],
  ['a photo of another host', randomUUID(), { photos: ['https://elsewhere.example/a.webp'] }],
  ['too many photos', randomUUID(), { photos: Array(13).fill(photo) }],
  ['a text of 10,001 characters', randomUUID(), { texts: { description: 'x'.repeat(10_001) } }],
])('%s is rejected', async (_case, id, draft) => {
  expect((await saveDraft(id, draft)).status).toBe(400);
});

test('drafts are listed by their last change, in pages', async () => {
  const [older, newer] = [randomUUID(), randomUUID()];
  await saveDraft(older, { texts, photos: [photo, photo] });
  await saveDraft(newer, {});
  await server.database.query(sql`
    update product_drafts set updated_at = updated_at - interval '1 hour' where id = ${newer}`);
  const first = await listDrafts('?limit=1');
  expect(first.body).toEqual([
    {
      id: older,
      ...texts,
      location: null,
      image: photo,
      photoCount: 2,
      updatedAt: expect.any(String),
    },
  ]);
  const after = /after=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
  expect((await listDrafts(`?limit=1&after=${after}`)).body).toMatchObject([
    { id: newer, image: null },
  ]);
});

test('the number of drafts is limited, but existing ones can be changed', async () => {
  const id = await storeDraft(server.database, seller);
  for (let count = 1; count < maxDrafts; count += 1) await storeDraft(server.database, seller);
  expect(await saveDraft(randomUUID(), { texts })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('100 drafts') },
  });
  expect((await saveDraft(id, { revision: 1, texts })).status).toBe(200);
});

test('a draft is deleted when its product is added', async () => {
  const id = await storeDraft(server.database, seller);
  const draftOfOtherSeller = await storeDraft(server.database, otherSeller);
  const category = await addCategory(server.database);
  const addProduct = (body: object) =>
    server.call('POST', '/api/products', {
      token: seller.token,
      body: { ...newProduct, category, ...body },
    });
  expect((await addProduct({ draftId: id, category: 'none' })).status).toBe(400);
  expect((await readDraft(id)).status).toBe(200);
  expect((await addProduct({ draftId: id })).status).toBe(200);
  expect((await readDraft(id)).status).toBe(404);
  expect((await addProduct({ draftId: draftOfOtherSeller })).status).toBe(200);
  expect((await readDraft(draftOfOtherSeller, otherSeller)).status).toBe(200);
});

test('a product is added from a draft only once, and the draft cannot be saved again', async () => {
  const id = randomUUID();
  const category = await addCategory(server.database);
  const addProduct = (user: TestUser) =>
    server.call('POST', '/api/products', {
      token: user.token,
      body: { ...newProduct, category, draftId: id },
    });
  const { body } = await addProduct(seller);
  expect(await addProduct(seller)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already added') },
  });
  expect((await saveDraft(id, { texts })).status).toBe(404);
  expect((await addProduct(otherSeller)).status).toBe(200);

  await server.call('DELETE', `/api/products/${body.insertedId}`, { token: seller.token });
  expect((await saveDraft(id, { texts })).status).toBe(200);
});

test('a sold product is duplicated as a draft with its values and photos', async () => {
  const productId = await storeProduct(server.database, { seller });
  await server.database.query(sql`
    update products set photos = '["/images/side.webp"]',
      photo_marks = '{"/images/side.webp":"box"}' where id = ${productId}`);
  await storeOrder(server.database, { productId, buyer, paid: true });
  const { body } = await server.call('POST', `/api/products/${productId}/duplicate`, {
    token: seller.token,
  });
  const draft = (await readDraft(body.insertedId)).body;
  expect(draft).toMatchObject({
    texts: { productName: 'Field watch', mobileNumber: '01700000000', condition: 'Good' },
    photos: ['/images/field-watch.webp', '/images/side.webp'],
    photoMarks: { '/images/side.webp': 'box' },
  });
  expect(draft.texts).not.toHaveProperty('brand');
});

test('a product in a former currency is duplicated with the code of its currency before each amount', async () => {
  const productId = await storeProduct(server.database, { seller, sellingPrice: '250' });
  await server.database.query(sql`
    update products set price_currency = 'eur', shipping_price = '12.50', insured_value = '900'
    where id = ${productId}`);
  const { body } = await server.call('POST', `/api/products/${productId}/duplicate`, {
    token: seller.token,
  });
  expect((await readDraft(body.insertedId)).body.texts).toMatchObject({
    ...{ originalPrice: 'EUR 300', sellingPrice: 'EUR 250' },
    ...{ shippingPrice: 'EUR 12.50', insuredValue: 'EUR 900', yearOfPurchase: '2020' },
  });
});

test('deleting a seller deletes their drafts', async () => {
  await storeDraft(server.database, seller);
  const id = await storeDraft(server.database, otherSeller);
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect(await server.database.query(sql`select id from product_drafts`)).toEqual([{ id }]);
});
