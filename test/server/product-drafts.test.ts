import { randomUUID } from 'node:crypto';
import { maxDrafts } from '../../src/contract/product-draft';
import { sql } from '../../src/server/database/sql';
import {
  addCategory,
  newProduct,
  storeDraft,
  storeOrder,
  storeProduct,
  type TestUser,
} from './support/records';
import { setUpTestServer, setUpUsers } from './support/set-up-test-server';

const server = setUpTestServer();
const { seller, other, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  other: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const photo = 'https://images.example/diver.webp';
const texts = { productName: 'Diver', sellingPrice: 'about 12' };

const save = (id: string, draft: object, user: TestUser = seller) =>
  server.call('PUT', `/api/product-drafts/${id}`, {
    token: user.token,
    body: { revision: 0, texts: {}, photos: [], ...draft },
  });
const read = (id: string, user: TestUser = seller) =>
  server.call('GET', `/api/product-drafts/${id}`, { token: user.token });
const list = async (query = '') =>
  server.call('GET', `/api/product-drafts${query}`, { token: seller.token });
const remove = (id: string, user: TestUser = seller) =>
  server.call('DELETE', `/api/product-drafts/${id}`, { token: user.token });

test('a draft with missing and invalid values is read as it was saved', async () => {
  const id = randomUUID();
  const photos = [photo, 'https://images.example/side.webp'];
  const saved = await save(id, { texts: { ...texts, location: '  ' }, photos });
  expect(saved).toMatchObject({ status: 200, body: { acknowledged: true, revision: 1 } });
  const { updatedAt, ...draft } = (await read(id)).body;
  expect(draft).toEqual({ id, revision: 1, texts, photos });
  expect(new Date(updatedAt)).toEqual(new Date(saved.body.updatedAt));
});

test('of two devices with the same revision, the later one is rejected and loses nothing', async () => {
  const id = randomUUID();
  await save(id, { texts });
  expect((await save(id, { revision: 1, texts: { productName: 'Phone' } })).body.revision).toBe(2);
  expect(await save(id, { revision: 1, texts: { productName: 'Laptop' } })).toMatchObject({
    status: 409,
    body: { message: 'This draft was changed elsewhere.' },
  });
  expect((await save(id, { texts: { productName: 'Laptop' } })).status).toBe(409);
  expect((await read(id)).body).toMatchObject({ revision: 2, texts: { productName: 'Phone' } });
});

test('a repeated save changes nothing and returns the stored revision', async () => {
  const id = randomUUID();
  const draft = { texts, photos: [photo] };
  const first = await save(id, draft);
  expect((await save(id, draft)).body).toEqual(first.body);
  await save(id, { ...draft, revision: 1, texts: {} });
  expect((await save(id, { ...draft, revision: 1, texts: {} })).body.revision).toBe(2);
});

test('a draft of another seller cannot be read, saved or deleted', async () => {
  const id = await storeDraft(server.database, other);
  expect((await read(id)).status).toBe(404);
  expect((await save(id, { texts })).status).toBe(404);
  expect((await save(id, { revision: 1, texts })).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect((await list()).body).toEqual([]);
  expect((await read(id, other)).body).toMatchObject({ revision: 1 });
});

test.each([
  ['an id that is not a UUID', 'draft', {}],
  ['a photo of another host', randomUUID(), { photos: ['https://elsewhere.example/a.webp'] }],
  ['too many photos', randomUUID(), { photos: Array(13).fill(photo) }],
  ['a text of 10,001 characters', randomUUID(), { texts: { description: 'x'.repeat(10_001) } }],
])('%s is rejected', async (_case, id, draft) => {
  expect((await save(id, draft)).status).toBe(400);
});

test('drafts are listed by their last change, in pages', async () => {
  const [older, newer] = [randomUUID(), randomUUID()];
  await save(older, { texts, photos: [photo, photo] });
  await save(newer, {});
  await server.database.query(sql`
    update product_drafts set updated_at = updated_at - interval '1 hour' where id = ${newer}`);
  const first = await list('?limit=1');
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
  expect((await list(`?limit=1&after=${after}`)).body).toMatchObject([{ id: newer, image: null }]);
});

test('the number of drafts is limited, but existing ones can be changed', async () => {
  const id = await storeDraft(server.database, seller);
  for (let count = 1; count < maxDrafts; count += 1) await storeDraft(server.database, seller);
  expect(await save(randomUUID(), { texts })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('100 drafts') },
  });
  expect((await save(id, { revision: 1, texts })).status).toBe(200);
});

test('a draft is deleted when its product is added', async () => {
  const id = await storeDraft(server.database, seller);
  const foreign = await storeDraft(server.database, other);
  const category = await addCategory(server.database);
  const add = (body: object) =>
    server.call('POST', '/api/products', {
      token: seller.token,
      body: { ...newProduct, category, ...body },
    });
  expect((await add({ draftId: id, category: 'none' })).status).toBe(400);
  expect((await read(id)).status).toBe(200);
  expect((await add({ draftId: id })).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await add({ draftId: foreign })).status).toBe(200);
  expect((await read(foreign, other)).status).toBe(200);
});

test('a product is added from a draft only once, and its draft is not saved again', async () => {
  const id = randomUUID();
  const category = await addCategory(server.database);
  const add = (user: TestUser) =>
    server.call('POST', '/api/products', {
      token: user.token,
      body: { ...newProduct, category, draftId: id },
    });
  const { body } = await add(seller);
  expect(await add(seller)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already added') },
  });
  expect((await save(id, { texts })).status).toBe(404);
  expect((await add(other)).status).toBe(200);

  await server.call('DELETE', `/api/products/${body.insertedId}`, { token: seller.token });
  expect((await save(id, { texts })).status).toBe(200);
});

test('a sold product is duplicated as a draft with its values and photos', async () => {
  const productId = await storeProduct(server.database, { seller });
  await server.database.query(sql`
    update products set photos = '["/images/side.webp"]' where id = ${productId}`);
  await storeOrder(server.database, { productId, buyer, paid: true });
  const { body } = await server.call('POST', `/api/products/${productId}/duplicate`, {
    token: seller.token,
  });
  const draft = (await read(body.insertedId)).body;
  expect(draft).toMatchObject({
    texts: { productName: 'Field watch', mobileNumber: '01700000000', condition: 'Good' },
    photos: ['/images/field-watch.webp', '/images/side.webp'],
  });
  expect(draft.texts).not.toHaveProperty('brand');
});

test('deleting a seller deletes their drafts', async () => {
  await storeDraft(server.database, seller);
  const id = await storeDraft(server.database, other);
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect(await server.database.query(sql`select id from product_drafts`)).toEqual([{ id }]);
});
