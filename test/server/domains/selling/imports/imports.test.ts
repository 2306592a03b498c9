import { sql } from '../../../../../src/server/database/sql';
import {
  createPictureDownloader,
  DownloadError,
} from '../../../../../src/server/domains/pictures/download-picture';
import { deleteExpiredRows } from '../../../../../src/server/background/retention';
import { runImports } from '../../../../../src/server/domains/selling/imports/run-imports';
import { setUpPictures } from '../../pictures/picture-fixture';
import { createPhoto } from '../../../support/pictures';
import { addCategory, addUser, storePaidOrder, storeProduct } from '../../../support/records';

const { server, seller, buyer, admin, pictures, uploadPhoto, removeUnused, advanceHours } =
  setUpPictures();

const columns =
  'id,productName,originalPrice,location,description,sellingPrice,category,yearOfPurchase,mobileNumber,condition,photos';
const row = (name: string, photos: string, { id = '', condition = 'Good' } = {}) =>
  `${id},${name},$500,Sylhet,Water tight.,$250,Dress watches,2021,01712345678,${condition},${photos}`;
const toCsv = (...rows: string[]) => [columns, ...rows].join('\r\n');

let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database);
});

const checkFile = (csv: string, caller = seller) =>
  server.call('POST', '/api/product-imports', {
    token: caller.token,
    body: { fileName: 'watches.csv', csv },
  });
const readLatestImport = async () =>
  (await server.call('GET', '/api/product-imports/latest', { token: seller.token })).body.latest;
const startImport = (id: string, caller = seller) =>
  server.call('POST', `/api/product-imports/${id}/start`, { token: caller.token });
const cancelImport = (id: string) =>
  server.call('DELETE', `/api/product-imports/${id}`, { token: seller.token });

const addPhoto = (id: string, name: string, url: string) =>
  server.call('PUT', `/api/product-imports/${id}/photos`, {
    token: seller.token,
    body: { name, url },
  });

/** The content of each URL that can be downloaded; the download of any other URL fails. */
let downloadableFiles: Record<string, Buffer>;
let downloads: string[];
beforeEach(() => {
  downloadableFiles = {};
  downloads = [];
});
const log = {
  error: (error: unknown) => {
    throw error;
  },
};

/** The milliseconds that each download takes on the runner's clock. */
let downloadDuration: number;
beforeEach(() => {
  downloadDuration = 0;
});
let time = 0;

const runDueImports = ({ isStopping = (): boolean => false } = {}) =>
  runImports({
    database: server.database,
    pictures,
    now: () => time,
    async downloadPicture(url) {
      downloads.push(url);
      time += downloadDuration;
      const content = downloadableFiles[url];
      if (!content) throw new DownloadError("The photo can't be fetched: its site answers 404.");
      return content;
    },
    log,
    isStopping,
  });

async function checkAndStart(csv: string, caller = seller): Promise<string> {
  const { insertedId } = (await checkFile(csv, caller)).body;
  expect((await startImport(insertedId, caller)).status).toBe(200);
  return insertedId;
}

const readProducts = () =>
  server.database.query<{
    name: string;
    image: string;
    photos: string[];
    photoMarks: object;
    price: number;
  }>(sql`
    select product_name as name, image, photos, photo_marks as "photoMarks", price_cents as price
    from products
    where seller_id = ${seller.id} order by created_at desc, id`);

test('a name of a photo that cannot be stored is rejected', async () => {
  expect(await addPhoto('none', 'a\0.webp', '/images/a.webp')).toMatchObject({
    status: 400,
    body: { message: "The name contains a character that can't be stored." },
  });
});

test.each([
  ['name', { fileName: 'a\0.csv', csv: columns }],
  ['column', { fileName: 'a.csv', csv: `${columns},notes\0` }],
  ['cell', { fileName: 'a.csv', csv: toCsv(row('Diver', 'a\0.jpg')) }],
])('a file is rejected if its %s cannot be stored', async (_part, body) => {
  const response = await server.call('POST', '/api/product-imports', { token: seller.token, body });
  expect(response).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("contains a character that can't be stored.") },
  });
});

test('checking a file reports each fault at its row and column, and adds nothing', async () => {
  const photo = await uploadPhoto();
  const csv = toCsv(
    row('Diver', photo),
    row('', photo),
    row('Pilot', 'http://127.0.0.1/a.jpg', { condition: 'Perfect' }),
    row('Field', 'https://192.168.0.1/a.jpg').replace('Dress watches', 'Clocks'),
    row('Racer', ''),
  );
  expect((await checkFile(csv)).status).toBe(200);
  const { state, productCount, faults } = await readLatestImport();
  expect({ state, productCount }).toEqual({ state: 'checked', productCount: 0 });
  expect(faults.map((fault: Record<string, unknown>) => Object.values(fault))).toEqual([
    [3, 'Product Name', 'Product Name is required!'],
    [4, 'Condition', 'There is no condition “Perfect”. There are: Excellent, Good, Fair.'],
    [
      4,
      'Photos',
      expect.stringContaining('“http://127.0.0.1/a.jpg” is neither the public address'),
    ],
    [5, 'Category', 'There is no category “Clocks”. There are: Dress watches.'],
    [5, 'Photos', expect.stringContaining('“https://192.168.0.1/a.jpg” is neither')],
    [6, 'Photos', 'Please choose a photo of your product!'],
  ]);
  expect((await startImport((await readLatestImport()).id)).status).toBe(409);
  expect(await readProducts()).toEqual([]);
});

test('an import adds all products with their photos, the first row as the newest', async () => {
  const photo = await uploadPhoto();
  downloadableFiles = { 'https://example.com/a.jpg': await createPhoto(80) };
  await checkAndStart(
    [
      `${columns},photoMarks`,
      `${row("'=cmd", `${photo} https://example.com/a.jpg`)},"Dial, Papers"`,
      `${row('Pilot', 'https://example.com/a.jpg')},`,
    ].join('\r\n'),
  );
  await runDueImports();
  const [first, second] = await readProducts();
  expect(first).toMatchObject({ name: '=cmd', image: photo, price: 25_000 });
  expect(first!.photoMarks).toEqual({ [photo]: 'dial', [first!.photos[0]!]: 'papers' });
  expect(second).toMatchObject({ name: 'Pilot', image: first!.photos[0], photos: [] });
  expect(downloads).toEqual(['https://example.com/a.jpg']);
  expect(await readLatestImport()).toMatchObject({
    state: 'done',
    productCount: 2,
    fetchedCount: 1,
  });
  await advanceHours(48);
  await removeUnused();
  for (const { image } of await readProducts()) {
    expect((await fetch(`${server.origin}${image}`)).status).toBe(200);
  }
  const { body } = await server.call('GET', '/api/search?text=pilot', {});
  expect(body.products).toHaveLength(1);
});

test('no product is added if one photo cannot be fetched, and a retry fetches only the missing photos', async () => {
  downloadableFiles = { 'https://example.com/a.jpg': await createPhoto() };
  const id = await checkAndStart(
    toCsv(row('Diver', 'https://example.com/a.jpg'), row('Pilot', 'https://example.com/b.jpg')),
  );
  await runDueImports();
  expect(await readProducts()).toEqual([]);
  expect(await readLatestImport()).toMatchObject({
    state: 'failed',
    faults: [
      { row: 3, column: 'Photos', message: expect.stringContaining('https://example.com/b.jpg: ') },
    ],
  });
  downloadableFiles['https://example.com/b.jpg'] = await createPhoto(90);
  downloads = [];
  await startImport(id);
  await runDueImports();
  expect(downloads).toEqual(['https://example.com/b.jpg']);
  expect(await readProducts()).toHaveLength(2);
});

test('photos by file name are uploaded before the start', async () => {
  const { insertedId: id } = (
    await checkFile(toCsv(row('Diver', 'Front.JPG back.png'), row('Pilot', 'front.jpg')))
  ).body;
  expect((await readLatestImport()).neededFiles).toEqual(['front.jpg', 'back.png']);
  expect((await startImport(id)).body.message).toBe('Please upload the missing photos first.');
  const [front, back] = [await uploadPhoto(70), await uploadPhoto(80)];
  expect((await addPhoto(id, 'Front.jpg', front)).status).toBe(200);
  expect((await addPhoto(id, 'other.jpg', front)).status).toBe(400);
  expect((await addPhoto(id, 'back.png', 'https://example.com/back.png')).status).toBe(400);
  expect((await addPhoto(id, 'back.png', `/images/${'0'.repeat(64)}.webp`)).status).toBe(400);
  expect((await readLatestImport()).neededFiles).toEqual(['back.png']);
  await advanceHours(48);
  await removeUnused();
  const backAgain = await uploadPhoto(80);
  expect(backAgain).toBe(back);
  expect((await addPhoto(id, 'back.png', backAgain)).status).toBe(200);
  expect((await startImport(id)).status).toBe(200);
  expect((await addPhoto(id, 'back.png', front)).status).toBe(409);
  await runDueImports();
  expect(await readProducts()).toMatchObject([
    { name: 'Diver', image: front, photos: [back] },
    { name: 'Pilot', image: front, photos: [] },
  ]);
});

test('names with spaces and decomposed letters match, in the column of the photos and in an upload', async () => {
  const scan = 'WhatsApp Image 2026-11-20 at 10.15.02.jpeg';
  const photos = `"${scan} front.jpg, ""a.b, c.png"" Cafe\u0301.png"`;
  const { insertedId: id } = (await checkFile(toCsv(row('Diver', photos)))).body;
  const { neededFiles, faults } = await readLatestImport();
  expect(faults).toEqual([]);
  expect(neededFiles).toEqual([
    scan.toLowerCase(),
    ...['front.jpg', 'a.b, c.png', 'caf\u00e9.png'],
  ]);
  for (const name of [scan, 'FRONT.jpg', 'a.b, c.png', ' CAFE\u0301.png']) {
    expect((await addPhoto(id, name, await uploadPhoto())).status).toBe(200);
  }
  expect((await readLatestImport()).neededFiles).toEqual([]);
});

test('a photo of a host in the own network is not fetched', async () => {
  await checkAndStart(toCsv(row('Diver', 'https://localhost/a.jpg')));
  await runImports({
    database: server.database,
    pictures,
    downloadPicture: createPictureDownloader(),
    log,
    isStopping: () => false,
  });
  expect(await readProducts()).toEqual([]);
  expect((await readLatestImport()).faults[0].message).toBe(
    'https://localhost/a.jpg: The address is not public, or not https.',
  );
});

test('a file that is not a picture is a fault', async () => {
  downloadableFiles = { 'https://example.com/a.jpg': Buffer.from('<svg/>') };
  await checkAndStart(toCsv(row('Diver', 'https://example.com/a.jpg')));
  await runDueImports();
  expect((await readLatestImport()).faults[0].message).toContain('This file is not a picture.');
});

test('another server takes over an import when the first server stops, or when its lease has ended', async () => {
  await checkAndStart(toCsv(row('Diver', await uploadPhoto())));
  let polls = 0;
  await runDueImports({ isStopping: () => (polls += 1) > 1 });
  expect(await readProducts()).toEqual([]);
  await server.database.query(sql`
    update product_imports set lease_id = 'dead', lease_until = now() + interval '1 minute'`);
  await runDueImports();
  expect(await readProducts()).toEqual([]);
  await server.database.query(sql`update product_imports set lease_until = now()`);
  await runDueImports();
  expect(await readProducts()).toHaveLength(1);
});

const photoUrls = (host: string) =>
  Array.from({ length: 12 }, (_, index) => `https://${host}/${index}.jpg`);

test("a seller's slow photos do not delay the import of another seller", async () => {
  const other = await addUser(server.database, 'seller');
  downloadDuration = 15_000;
  await checkAndStart(toCsv(row('Diver', photoUrls('slow.example').join(' '))));
  downloadableFiles = { 'https://fast.example/a.jpg': await createPhoto() };
  await checkAndStart(toCsv(row('Pilot', 'https://fast.example/a.jpg')), other);
  await runDueImports();
  expect(downloads.indexOf('https://fast.example/a.jpg')).toBeLessThan(6);
  expect(await readLatestImport()).toMatchObject({ state: 'failed', faultCount: 12 });
  expect(downloads).toHaveLength(13);
});

test('an import that still fetches photos after six hours fails, and a new start keeps the fetched ones', async () => {
  const urls = photoUrls('slow.example');
  downloadableFiles = { [urls[0]!]: await createPhoto() };
  const id = await checkAndStart(toCsv(row('Diver', urls.join(' '))));
  await runDueImports({ isStopping: () => downloads.length > 0 });
  await server.database.query(sql`
    update product_imports set started_at = started_at - interval '6 hours 1 minute'`);
  await runDueImports();
  expect(await readLatestImport()).toMatchObject({
    state: 'failed',
    faults: [{ message: expect.stringContaining('could not be fetched within 6 hours') }],
  });
  downloads = [];
  await startImport(id);
  await runDueImports();
  expect(downloads.sort()).toEqual(urls.slice(1).sort());
});

test("a server that stops during an import leaves it to another server, which reports all photos that can't be fetched", async () => {
  await checkAndStart(
    toCsv(row('Diver', 'https://example.com/a.jpg'), row('Pilot', 'https://example.com/b.jpg')),
  );
  await runDueImports({ isStopping: () => downloads.length > 0 });
  expect(await readLatestImport()).toMatchObject({ state: 'running', faultCount: 0 });
  await runDueImports();
  expect(await readLatestImport()).toMatchObject({ state: 'failed', faultCount: 2 });
});

test('no product is added if one cannot be added', async () => {
  const photo = await uploadPhoto();
  await checkAndStart(toCsv(row('Diver', photo), row('Pilot', photo)));
  await server.database.query(sql`delete from picture_uploads`);
  await runDueImports();
  expect(await readProducts()).toEqual([]);
  expect((await readLatestImport()).state).toBe('failed');
});

test('a cancelled import adds nothing, also while its photos are fetched', async () => {
  const id = await checkAndStart(toCsv(row('Diver', 'https://example.com/a.jpg')));
  const photo = await createPhoto();
  await runImports({
    database: server.database,
    pictures,
    async downloadPicture() {
      expect((await cancelImport(id)).status).toBe(200);
      return photo;
    },
    log,
    isStopping: () => false,
  });
  expect(await readProducts()).toEqual([]);
  expect(await readLatestImport()).toBeNull();
});

test('an import that is done is neither cancelled nor started again', async () => {
  const id = await checkAndStart(toCsv(row('Diver', await uploadPhoto())));
  await runDueImports();
  expect((await cancelImport(id)).status).toBe(409);
  expect((await startImport(id)).status).toBe(200);
  await runDueImports();
  expect(await readProducts()).toHaveLength(1);
});

test("a row with the id of one of the seller's products is skipped, but not one with another seller's id", async () => {
  const ownProduct = await storeProduct(server.database, { seller, categoryId });
  const other = await addUser(server.database, 'seller');
  const otherSellersProduct = await storeProduct(server.database, { seller: other, categoryId });
  const photo = await uploadPhoto();
  await checkAndStart(
    toCsv(
      row('Changed', photo, { id: ownProduct }),
      row('New', photo, { id: otherSellersProduct }),
    ),
  );
  await runDueImports();
  expect((await readProducts()).map(({ name }) => name).sort()).toEqual(['Field watch', 'New']);
  expect(await readLatestImport()).toMatchObject({ productCount: 1, skippedCount: 1 });
});

test("another user's uploaded photo is a fault", async () => {
  const other = await addUser(server.database, 'seller');
  const photo = await uploadPhoto();
  await checkFile(toCsv(row('Diver', photo)), other);
  const { body } = await server.call('GET', '/api/product-imports/latest', { token: other.token });
  expect(body.latest.faults[0].message).toContain('you have not uploaded this photo');
});

test('a new file replaces the unfinished import, but not a running one', async () => {
  const csv = toCsv(row('Diver', await uploadPhoto()));
  await checkFile(csv);
  const id = await checkAndStart(csv);
  expect((await checkFile(csv)).status).toBe(409);
  expect((await readLatestImport()).id).toBe(id);
});

test('a closed account has no imports', async () => {
  const photo = await uploadPhoto();
  await checkAndStart(toCsv(row('Diver', photo)));
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  await runDueImports();
  expect(await readProducts()).toEqual([]);
  expect(await server.database.query(sql`select id from product_imports`)).toEqual([]);
  expect((await checkFile('', buyer)).status).toBe(403);
});

test('a deleted seller who is still owed money has no imports', async () => {
  await storePaidOrder(server.database, { seller, buyer, amount: 9_000, state: 'completed' });
  await checkAndStart(toCsv(row('Diver', await uploadPhoto())));
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  await runDueImports();
  expect((await readProducts()).map(({ name }) => name)).toEqual(['Field watch']);
});

test('an import is kept for a day after its products are added', async () => {
  await checkAndStart(toCsv(row('Diver', await uploadPhoto())));
  await runDueImports();
  await server.database.query(
    sql`update product_imports set created_at = now() - interval '8 days'`,
  );
  await deleteExpiredRows(server.database);
  expect(await readLatestImport()).toMatchObject({ state: 'done' });
  await server.database.query(
    sql`update product_imports set done_at = now() - interval '25 hours'`,
  );
  await deleteExpiredRows(server.database);
  expect(await readLatestImport()).toBeNull();
});

test('a photo that is replaced before the import starts is removed', async () => {
  const { insertedId: id } = (await checkFile(toCsv(row('Diver', 'front.jpg')))).body;
  const [first, second] = [await uploadPhoto(70), await uploadPhoto(80)];
  await addPhoto(id, 'front.jpg', first);
  await addPhoto(id, 'front.jpg', second);
  await advanceHours(48);
  await removeUnused();
  expect((await server.call('GET', first)).status).toBe(404);
  expect((await server.call('GET', second)).status).toBe(200);
});
