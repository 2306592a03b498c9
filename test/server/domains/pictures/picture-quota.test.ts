import { sql } from '../../../../src/server/database/sql';
import { openBucketStore } from '../../../../src/server/domains/pictures/bucket-store';
import { openPictures } from '../../../../src/server/domains/pictures/open-pictures';
import { startBucketDouble } from '../../support/bucket-double';
import { createPhoto } from '../../support/pictures';
import { addUser, type TestUser } from '../../support/records';
import { startTestServer } from '../../support/start-test-server';
import { setUpPictures } from './picture-fixture';

const {
  server,
  seller,
  createUploadKey,
  upload,
  uploadPhoto,
  postListing,
  createListing,
  deleteListing,
  removeUnused,
} = setUpPictures();

const tooMany = {
  status: 409,
  message:
    'You have uploaded 100 pictures without using them, which is the limit. ' +
    'Please try again tomorrow.',
};

/** Records uploads without files. */
async function recordUploads(user: TestUser, count: number): Promise<void> {
  await server.database.query(sql`
    insert into pictures (name) select 'picture-' || number from generate_series(1, ${count}) number
    on conflict do nothing`);
  await server.database.query(sql`
    insert into picture_uploads (name, user_id)
    select 'picture-' || number, ${user.id} from generate_series(1, ${count}) number`);
}

test("a seller's unused pictures are limited; a repeated upload counts once", async () => {
  await recordUploads(seller, 99);
  const picture = await createPhoto(60);
  expect((await upload(await createUploadKey(), picture)).status).toBe(200);
  expect(await upload(await createUploadKey(), await createPhoto(61))).toMatchObject(tooMany);
  expect((await upload(await createUploadKey(), picture)).status).toBe(200);
  const other = await addUser(server.database, 'seller');
  expect((await upload(await createUploadKey(other.token), await createPhoto(61))).status).toBe(
    200,
  );
});

test('simultaneous uploads cannot exceed the limit', async () => {
  await recordUploads(seller, 98);
  const key = await createUploadKey();
  const widths = [60, 61, 62, 63];
  const responses = await Promise.all(
    widths.map(async (width) => (await upload(key, await createPhoto(width))).status),
  );
  expect(responses.sort()).toEqual([200, 200, 409, 409]);
});

test('a picture used by a product does not count, and counts again when the product is deleted', async () => {
  await recordUploads(seller, 99);
  const id = await createListing(await uploadPhoto(60));
  const second = await createPhoto(61);
  expect((await upload(await createUploadKey(), second)).status).toBe(200);
  await deleteListing(id);
  expect(await upload(await createUploadKey(), await createPhoto(62))).toMatchObject(tooMany);
  await removeUnused();
  expect((await upload(await createUploadKey(), second)).status).toBe(200);
  expect(await upload(await createUploadKey(), await createPhoto(62))).toMatchObject(tooMany);
});

test('the limit applies to pictures in a bucket', async () => {
  await recordUploads(seller, 100);
  const double = await startBucketDouble();
  const pictures = openPictures(openBucketStore(double.bucket));
  const other = await startTestServer({ pictures }, server);
  const response = await upload(await createUploadKey(), await createPhoto(), other.origin);
  await other.close();
  await double.close();
  expect(response).toMatchObject(tooMany);
  expect(double.objects.size).toBe(0);
});

test('a picture can be listed only by its uploader', async () => {
  const url = await uploadPhoto(60);
  const other = await addUser(server.database, 'seller');
  const rejected = {
    status: 400,
    body: { message: 'A photo of this watch is no longer available. Please choose it again.' },
  };
  expect(await postListing(url, [], other.token)).toMatchObject(rejected);
  const own = (await upload(await createUploadKey(other.token), await createPhoto(61))).url;
  expect(await postListing(own, [url], other.token)).toMatchObject(rejected);
  expect((await upload(await createUploadKey(other.token), await createPhoto(60))).url).toBe(url);
  expect((await postListing(url, [], other.token)).status).toBe(200);
  expect((await postListing(url)).status).toBe(200);
});
