import { createPhoto } from '../support/pictures';
import { identityToken } from '../support/identity-double';
import { setUpPictures } from './picture-fixture';

const { server, seller, buyer, admin, ...shop } = setUpPictures();

const save = ({ uid, email }: { uid: string; email: string }, photoURL: string) =>
  server.call('POST', '/api/user', {
    token: identityToken({ uid, email }),
    body: { uid, email, photoURL },
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
