import { sql } from '../../../../src/server/database/sql';
import { createPhoto } from '../../support/pictures';
import { identityToken } from '../../support/identity-double';
import { setUpPictures } from './picture-fixture';

const { server, seller, buyer, admin, ...shop } = setUpPictures();

const saveProfile = ({ uid, email }: { uid: string; email: string }, photoURL: string, more = {}) =>
  server.call('POST', '/api/user', {
    token: identityToken({ uid, email }),
    body: { uid, email, photoURL, ...more },
  });

async function readFilesAfterTwoDays(): Promise<string[]> {
  await shop.advanceHours(48);
  await shop.removeUnused();
  return (await shop.storedFiles()).map((name) => `/images/${name}`);
}

test('the photo of a profile stays until another one replaces it, or the account is erased', async () => {
  const key = await shop.createUploadKey(buyer.token);
  const { url: first } = await shop.upload(key, await createPhoto(60));
  await saveProfile(buyer, first);
  expect(await readFilesAfterTwoDays()).toEqual([first]);
  const { url: second } = await shop.upload(key, await createPhoto(70));
  await saveProfile(buyer, second);
  // A sign-in without a photo changes nothing.
  await saveProfile(buyer, '');
  expect(await readFilesAfterTwoDays()).toEqual([second]);

  await server.call('DELETE', `/api/user/${buyer.id}`, { token: admin.token });
  expect(await readFilesAfterTwoDays()).toEqual([]);
});

test('a profile with the photo of another user can be saved, but does not keep it', async () => {
  const url = await shop.uploadPhoto();
  expect((await saveProfile(buyer, url)).status).toBe(200);
  await saveProfile(seller, url);
  await saveProfile(seller, 'https://portraits.example/new.webp');
  expect(await readFilesAfterTwoDays()).toEqual([]);
});

test('a removed photo is no longer shown or stored, and open pages get a live change', async () => {
  const { url } = await shop.upload(await shop.createUploadKey(buyer.token), await createPhoto(60));
  await saveProfile(buyer, url);
  await server.database.query(sql`delete from live_changes`);
  expect((await saveProfile(buyer, '', { removePhoto: true })).status).toBe(200);
  expect(await server.database.query(sql`select id from live_changes`)).toHaveLength(1);
  const account = await server.call('GET', `/api/user/${buyer.email}`, { token: buyer.token });
  expect(account.body.photoURL).toBe('');
  expect(await readFilesAfterTwoDays()).toEqual([]);
});

test('a photo is replaced, not removed, if a new one is sent', async () => {
  await saveProfile(buyer, 'https://portraits.example/new.webp', { removePhoto: true });
  const account = await server.call('GET', `/api/user/${buyer.email}`, { token: buyer.token });
  expect(account.body.photoURL).toBe('https://portraits.example/new.webp');
});
