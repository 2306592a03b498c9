import { randomUUID } from 'node:crypto';
import { deleteExpiredRows } from '../../../../src/server/background/retention';
import { sql } from '../../../../src/server/database/sql';
import { addCategory, newProduct } from '../../support/records';
import { setUpPictures } from './picture-fixture';

const { server, seller, buyer, admin, ...shop } = setUpPictures();
const { uploadPhoto, createListing, deleteListing } = shop;
const { advanceHours, removeUnused, storedFiles } = shop;

const saveDraft = (id: string, photos: string[], revision = 0) =>
  server.call('PUT', `/api/product-drafts/${id}`, {
    token: seller.token,
    body: { revision, texts: {}, photos },
  });

/** Returns the URLs of the pictures that the server still has after more than a day. */
async function remainingPictures() {
  await advanceHours(25);
  await removeUnused();
  return (await storedFiles()).map((name) => `/images/${name}`).sort();
}

test('the photos of a draft stay in their order, and photos removed from the draft are deleted', async () => {
  const [front, side, back] = [await uploadPhoto(60), await uploadPhoto(70), await uploadPhoto(80)];
  const id = randomUUID();
  await saveDraft(id, [side, front]);
  expect(await remainingPictures()).toEqual([front, side].sort());
  await saveDraft(id, [front], 1);
  const draft = await server.call('GET', `/api/product-drafts/${id}`, { token: seller.token });
  expect(draft.body.photos).toEqual([front]);
  expect(await remainingPictures()).toEqual([front]);
  expect((await saveDraft(id, [front, back], 2)).body.message).toMatch(/no longer available/);
});

test.each([
  [
    'deleted',
    (id: string) => server.call('DELETE', `/api/product-drafts/${id}`, { token: seller.token }),
  ],
  [
    'expired',
    async () => {
      await server.database.query(sql`
        update product_drafts set updated_at = now() - interval '181 days'`);
      await deleteExpiredRows(server.database);
    },
  ],
  [
    'deleted with its seller',
    () => server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token }),
  ],
])('the photos of a draft that is %s are removed', async (_how, endDraft) => {
  const id = randomUUID();
  await saveDraft(id, [await uploadPhoto()]);
  await endDraft(id);
  expect(await remainingPictures()).toEqual([]);
});

test('the photos stay when their draft becomes a product', async () => {
  const url = await uploadPhoto();
  const id = randomUUID();
  await saveDraft(id, [url]);
  const product = { ...newProduct, category: await addCategory(server.database), image: url };
  await server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...product, draftId: id },
  });
  expect(await remainingPictures()).toEqual([url]);
});

test('the photos of a duplicated product stay when the product is deleted', async () => {
  const url = await uploadPhoto();
  const product = await createListing(url);
  const { body } = await server.call('POST', `/api/products/${product}/duplicate`, {
    token: seller.token,
  });
  await deleteListing(product);
  expect(await remainingPictures()).toEqual([url]);
  await server.call('DELETE', `/api/product-drafts/${body.insertedId}`, { token: seller.token });
  expect(await remainingPictures()).toEqual([]);
});

test("another user's upload can't be claimed with a draft", async () => {
  const url = await uploadPhoto();
  await server.database.query(sql`update users set role = 'seller' where id = ${buyer.id}`);
  const body = { revision: 0, texts: {}, photos: [url] };
  const path = `/api/product-drafts/${randomUUID()}`;
  expect((await server.call('PUT', path, { token: buyer.token, body })).status).toBe(400);
});
