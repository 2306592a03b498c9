import { sql } from '../../../../../src/server/database/sql';
import { indexProducts } from '../../../../../src/server/domains/finding/index-products.sql';
import { addCategory, storeDraft, storeImport, storeProduct } from '../../../support/records';
import { createPhoto } from '../../../support/pictures';
import { setUpPictures } from '../../pictures/picture-fixture';

const { server, admin, seller, ...pictures } = setUpPictures();

const sendAsAdmin = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/api${path}`, { token: admin.token, body });
const readCategories = async () => (await server.call('GET', '/api/categories')).body;
const categoryNames = async () =>
  (await readCategories()).map(({ name }: { name: string }) => name);
const recordedActs = async () =>
  (await server.call('GET', '/api/audit-log', { token: admin.token })).body.map(
    ({ act }: { act: string }) => act,
  );
const findProducts = async (query: string): Promise<string[]> =>
  (await server.call('GET', `/api/search?${query}`)).body.products.map(
    ({ _id }: { _id: string }) => _id,
  );

test('visitors see at once a category that an admin adds or changes, and the audit log records each act', async () => {
  const added = await sendAsAdmin('POST', '/categories', {
    name: ' Dive  watches ',
    description: 'Built to take pressure.',
    attributes: ['movement', 'brand'],
    photoMarks: ['papers', 'dial'],
  });
  const id = added.body.insertedId;
  const category = {
    _id: id,
    name: 'Dive watches',
    attributes: ['brand', 'movement'],
    photoMarks: ['dial', 'papers'],
  };
  expect(await readCategories()).toEqual([expect.objectContaining(category)]);
  const changes = {
    name: 'Divers',
    description: 'For the sea.',
    attributes: null,
    photoMarks: null,
  };
  expect((await sendAsAdmin('PUT', `/categories/${id}`, changes)).body.modifiedCount).toBe(1);
  expect((await sendAsAdmin('PUT', `/categories/${id}`, changes)).body.modifiedCount).toBe(0);
  expect(await readCategories()).toEqual([
    { _id: id, name: 'Divers', description: 'For the sea.' },
  ]);
  expect((await server.call('GET', `/api/category/${id}`)).body.name).toBe('Divers');
  expect(await recordedActs()).toEqual(['category.change', 'category.add']);
});

test('the list of categories has the order that an admin has set', async () => {
  const [one, two] = [
    await addCategory(server.database, 'A'),
    await addCategory(server.database, 'B'),
  ];
  expect(await categoryNames()).toEqual(['A', 'B']);
  await sendAsAdmin('PUT', '/category-order', { ids: [two, one] });
  expect(await categoryNames()).toEqual(['B', 'A']);
  const stale = await sendAsAdmin('PUT', '/category-order', { ids: [one, one] });
  expect([stale.status, await categoryNames()]).toEqual([409, ['B', 'A']]);
});

test('a name that another category has is rejected', async () => {
  await addCategory(server.database, 'Divers');
  const other = await addCategory(server.database, 'Pilots');
  const body = { name: 'DIVERS', description: 'For the sea.' };
  expect((await sendAsAdmin('POST', '/categories', body)).status).toBe(409);
  expect((await sendAsAdmin('PUT', `/categories/${other}`, body)).status).toBe(409);
  expect((await sendAsAdmin('PUT', `/categories/${other}`, { name: 'PILOTS' })).status).toBe(200);
});

test('a merge moves products, drafts and imports, which the search finds in the other category', async () => {
  const [from, into] = [
    await addCategory(server.database, 'Divers'),
    await addCategory(server.database, 'Sports'),
  ];
  const watch = await storeProduct(server.database, { seller, categoryId: from });
  await indexProducts(server.database);
  const draft = await storeDraft(server.database, seller);
  const productImport = await storeImport(server.database, seller);
  await server.database.query(sql`
    update product_drafts set texts = jsonb_build_object('category', ${from}::text)
    where id = ${draft}`);
  await server.database.query(sql`
    update product_imports
    set products = jsonb_build_array(jsonb_build_object('values', jsonb_build_object('category', ${from}::text)))
    where id = ${productImport}`);

  expect((await sendAsAdmin('POST', `/categories/${from}/merge`, { into })).status).toBe(200);

  expect(await categoryNames()).toEqual(['Sports']);
  expect([await findProducts(`category=${into}`), await findProducts('q=sports')]).toEqual([
    [watch],
    [watch],
  ]);
  expect((await server.call('GET', `/api/category/${from}`)).body).toMatchObject({ _id: into });
  expect(await findProducts(`category=${from}`)).toEqual([watch]);
  const [row] = await server.database.query<{ draft: string; imported: string }>(sql`
    select texts ->> 'category' as draft,
      (select products -> 0 -> 'values' ->> 'category' from product_imports) as imported
    from product_drafts`);
  expect(row).toEqual({ draft: into, imported: into });
  expect(await recordedActs()).toEqual(['category.merge']);
});

test('a category can be removed once its products are deleted, but not before', async () => {
  const id = await addCategory(server.database, 'Divers');
  const product = await storeProduct(server.database, { seller, categoryId: id });
  const rejected = await sendAsAdmin('DELETE', `/categories/${id}`);
  expect([rejected.status, rejected.body.message]).toEqual([
    409,
    expect.stringContaining('“Divers” has watches'),
  ]);
  await server.call('DELETE', `/api/products/${product}`, { token: seller.token });
  expect((await sendAsAdmin('DELETE', `/categories/${id}`)).body.deletedCount).toBe(1);
  expect((await sendAsAdmin('DELETE', `/categories/${id}`)).body.deletedCount).toBe(0);
  expect([await categoryNames(), await recordedActs()]).toEqual([[], ['category.remove']]);
});

test('a category shows its own picture, whose file is kept as long as it is used', async () => {
  const key = await pictures.createUploadKey(admin.token);
  const { url } = await pictures.upload(key, await createPhoto(60));
  const { body } = await sendAsAdmin('POST', '/categories', {
    name: 'Divers',
    description: 'For the sea.',
    image: url,
  });
  await pictures.advanceHours(48);
  await pictures.removeUnused();
  expect(await readCategories()).toEqual([expect.objectContaining({ image: url })]);
  expect(await pictures.storedFiles()).toHaveLength(1);
  await sendAsAdmin('PUT', `/categories/${body.insertedId}`, { image: null });
  await pictures.advanceHours(48);
  await pictures.removeUnused();
  expect(await pictures.storedFiles()).toEqual([]);
  expect(await readCategories()).toEqual([expect.not.objectContaining({ image: url })]);
});
