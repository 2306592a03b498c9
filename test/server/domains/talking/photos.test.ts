import { randomUUID } from 'node:crypto';
import { addUser, storeProduct } from '../../support/records';
import { createPhoto } from '../../support/pictures';
import { setUpPictures } from '../pictures/picture-fixture';

const { server, seller, buyer, admin, ...shop } = setUpPictures();
const { createUploadKey, upload, createListing, deleteListing, removeUnused, advanceHours } = shop;

const uploadAs = async ({ token }: typeof buyer, width = 60) =>
  upload(await createUploadKey(token), await createPhoto(width));

const ask = (productId: string, photos: string[], { token } = buyer) =>
  server.call('POST', '/api/conversations', {
    token,
    body: { productId, messageId: randomUUID(), photos },
  });

const exists = async (url: string) => (await fetch(server.origin + url)).status === 200;

test('a buyer uploads photos and sends them without a text', async () => {
  const productId = await storeProduct(server.database, { seller });
  const photos = [(await uploadAs(buyer, 60)).url, (await uploadAs(buyer, 61)).url];
  const { body } = await ask(productId, photos);
  expect(body.message).toMatchObject({ text: '', photos });
  const list = await server.call('GET', '/api/conversations', { token: seller.token });
  expect(list.body[0].lastMessage).toMatchObject({ text: '', photoCount: 2 });
});

test('the photos of a message are kept, even when a product with the same photo is deleted', async () => {
  const { url } = await uploadAs(buyer);
  await uploadAs(seller);
  const productId = await storeProduct(server.database, { seller });
  await ask(productId, [url]);
  await deleteListing(await createListing(url));
  await advanceHours(25);
  await removeUnused();
  expect(await exists(url)).toBe(true);
});

test('an uploaded photo that is not sent is removed after a day', async () => {
  const { url } = await uploadAs(buyer);
  await advanceHours(25);
  await removeUnused();
  expect(await exists(url)).toBe(false);
});

test("another user's photo cannot be sent", async () => {
  const { url } = await uploadAs(await addUser(server.database, 'buyer'));
  const productId = await storeProduct(server.database, { seller });
  expect(await ask(productId, [url])).toMatchObject({
    status: 400,
    body: { message: 'A photo is no longer available. Please choose it again.' },
  });
});

test('the photo of a product that was asked about is removed after its seller is deleted', async () => {
  const { url } = await uploadAs(seller);
  const productId = await createListing(url);
  await server.call('POST', '/api/conversations', {
    token: buyer.token,
    body: { productId, messageId: randomUUID(), text: 'Hello' },
  });
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  await advanceHours(25);
  await removeUnused();
  expect(await exists(url)).toBe(false);
});

test('a user without a role cannot upload photos', async () => {
  expect(await uploadAs(await addUser(server.database, null))).toMatchObject({
    status: 400,
    message: 'Please sign in, and try again.',
  });
});
