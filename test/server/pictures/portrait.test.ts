import { sql } from '../../../src/server/database/sql';
import { createPhoto } from '../support/pictures';
import { identityToken } from '../support/identity-double';
import { setUpPictures } from './picture-fixture';

const { server, seller, buyer, admin, ...shop } = setUpPictures();

const save = ({ uid, email }: { uid: string; email: string }, photoURL: string, more = {}) =>
  server.call('POST', '/api/user', {
    token: identityToken({ uid, email }),
    body: { uid, email, photoURL, ...more },
  });

async function filesAfterDays(): Promise<string[]> {
  await shop.advanceHours(48);
  await shop.removeUnused();
  return (await shop.storedFiles()).map((name) => `/images/${name}`);
}

test('the photo of a profile stays until another one replaces it, or the account is erased', async () => {
  const key = await shop.createUploadKey(buyer.token);
  const { url: first } = await shop.upload(key, await createPhoto(60));
  await save(buyer, first);
  expect(await filesAfterDays()).toEqual([first]);
  const { url: second } = await shop.upload(key, await createPhoto(70));
  await save(buyer, second);
  // A sign-in without a photo changes nothing.
  await save(buyer, '');
  expect(await filesAfterDays()).toEqual([second]);

  await server.call('DELETE', `/api/user/${buyer.id}`, { token: admin.token });
  expect(await filesAfterDays()).toEqual([]);
});

test('a profile with the photo of another user can be saved, but does not keep it', async () => {
  const url = await shop.uploadPhoto();
  expect((await save(buyer, url)).status).toBe(200);
  await save(seller, url);
  await save(seller, 'https://portraits.example/new.webp');
  expect(await filesAfterDays()).toEqual([]);
});

test('a removed photo is no longer shown or stored, and open pages are refreshed', async () => {
  const { url } = await shop.upload(await shop.createUploadKey(buyer.token), await createPhoto(60));
  await save(buyer, url);
  await server.database.query(sql`delete from live_changes`);
  expect((await save(buyer, '', { removePhoto: true })).status).toBe(200);
  expect(await server.database.query(sql`select id from live_changes`)).toHaveLength(1);
  const account = await server.call('GET', `/api/user/${buyer.email}`, { token: buyer.token });
  expect(account.body.photoURL).toBe('');
  expect(await filesAfterDays()).toEqual([]);
});

test('a photo is replaced, not removed, if a new one is sent', async () => {
  await save(buyer, 'https://portraits.example/new.webp', { removePhoto: true });
  const account = await server.call('GET', `/api/user/${buyer.email}`, { token: buyer.token });
  expect(account.body.photoURL).toBe('https://portraits.example/new.webp');
});
