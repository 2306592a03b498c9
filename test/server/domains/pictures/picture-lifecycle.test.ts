import { sql } from '../../../../src/server/database/sql';
import { linkAllPictures } from '../../../../src/server/domains/pictures/stored-pictures.sql';
import { createPhoto } from '../../support/pictures';
import { storeOrder, storeProduct } from '../../support/records';
import { setUpPictures } from './picture-fixture';

const { server, seller, buyer, ...shop } = setUpPictures();
const {
  createUploadKey,
  upload,
  uploadPhoto,
  postListing,
  createListing,
  deleteListing,
  advanceHours,
  removeUnused,
  storedFiles,
} = shop;

test('a picture uploaded with an upload key can be listed by its URL', async () => {
  const url = await uploadPhoto();
  expect(url).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/);
  expect((await postListing(url)).status).toBe(200);
  expect((await fetch(server.origin + url)).status).toBe(200);
});

test('an access token cannot be used to upload, and an upload key cannot be used for another call', async () => {
  expect((await upload(seller.token, await createPhoto())).status).toBe(400);
  const key = await createUploadKey();
  expect((await server.call('GET', '/api/upload-key', { token: key })).status).toBe(401);
  expect((await upload(`${key.slice(0, -2)}xx`, await createPhoto())).message).toMatch(/sign in/);
  expect(await storedFiles()).toEqual([]);
});

test('the rate limit counts uploads by seller, across keys', async () => {
  const uploadRepeatedly = async (token: string, count: number) => {
    const keys = await Promise.all(Array.from({ length: 3 }, () => createUploadKey(token)));
    const send = (_: unknown, index: number) => upload(keys[index % 3]!, Buffer.from('nothing'));
    return Promise.all(Array.from({ length: count }, send));
  };
  const responses = await uploadRepeatedly(seller.token, 61);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(responses.map(({ message }) => message)).toContain(
    'Too many requests. Please wait a moment and try again.',
  );
});

test.each([
  ['was never uploaded', `/images/${'0'.repeat(64)}.webp`],
  ['is not a picture', '/images/x.webp'],
  ['is requested in a size', `/images/${'0'.repeat(64)}.webp?width=160&format=webp`],
])('a picture that %s cannot be listed', async (_why, imageUrl) => {
  expect(await postListing(imageUrl)).toMatchObject({
    status: 400,
    body: { message: 'A photo of this watch is no longer available. Please choose it again.' },
  });
});

test('a picture of another host cannot be listed', async () => {
  expect((await postListing('https://i.ibb.co/a.webp')).status).toBe(400);
  expect((await postListing('/logo.svg')).status).toBe(400);
});

test('a picture is removed in all sizes with its product, unless another product uses it', async () => {
  const [sharedPhoto, unsharedPhoto] = [await uploadPhoto(60), await uploadPhoto(70)];
  await fetch(`${server.origin}${unsharedPhoto}?width=160&format=webp`);
  const first = await createListing(sharedPhoto, [unsharedPhoto]);
  const second = await createListing(sharedPhoto);
  await deleteListing(first);
  await removeUnused();
  expect((await storedFiles()).map((name) => `/images/${name}`)).toEqual([sharedPhoto]);
  await deleteListing(second);
  await removeUnused();
  expect(await storedFiles()).toEqual([]);
});

test('an unlisted picture is removed after a day, a listed one stays', async () => {
  const [unlistedPhoto, listedPhoto] = [await uploadPhoto(60), await uploadPhoto(70)];
  await removeUnused();
  expect(await storedFiles()).toHaveLength(2);
  await createListing(listedPhoto);
  await advanceHours(25);
  await removeUnused();
  expect((await storedFiles()).map((name) => `/images/${name}`)).toEqual([listedPhoto]);
  expect((await postListing(unlistedPhoto)).status).toBe(400);
});

test('a picture uploaded again stays for another day when its product is deleted', async () => {
  const url = await uploadPhoto();
  const product = await createListing(url);
  await uploadPhoto();
  await deleteListing(product);
  await removeUnused();
  expect((await postListing(url)).status).toBe(200);
});

test('a picture of an ordered product stays for the order', async () => {
  const url = await uploadPhoto();
  const product = await createListing(url);
  const order = await storeOrder(server.database, { productId: product, buyer });
  await server.database.query(sql`update orders set ended_at = now() where id = ${order}`);
  await deleteListing(product);
  await advanceHours(25);
  await removeUnused();
  expect(await storedFiles()).toHaveLength(1);
});

test('a picture stays while a product added without the upload API uses it', async () => {
  const url = await uploadPhoto();
  const id = await storeProduct(server.database, { seller });
  await server.database.query(sql`update products set image = ${url} where id = ${id}`);
  await server.database.transaction(linkAllPictures);
  await deleteListing(await createListing(url));
  await advanceHours(25);
  await removeUnused();
  expect(await storedFiles()).not.toEqual([]);
});

test('a failed removal is retried', async () => {
  await deleteListing(await createListing(await uploadPhoto()));
  const fail = () => Promise.reject(new Error('The bucket is unavailable.'));
  await expect(removeUnused(fail)).rejects.toThrow('unavailable');
  await advanceHours(1);
  await removeUnused();
  expect(await storedFiles()).toEqual([]);
});
