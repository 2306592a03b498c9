import { EventEmitter, once } from 'node:events';
import { sql } from '../../../../src/server/database/sql';
import { createPhoto } from '../../support/pictures';
import { openSharedDatabase } from '../../support/shared-postgres';
import { chooseDatabase } from '../../support/test-database';
import { setUpPictures } from './picture-fixture';

// PGlite has one connection, so it has no concurrent transactions.
chooseDatabase(() => openSharedDatabase('migrated'));

const {
  server,
  pictures,
  createUploadKey,
  upload,
  uploadPhoto,
  postListing,
  createListing,
  deleteListing,
  advanceHours,
  removeUnused,
  storedFiles,
} = setUpPictures();

const uploadSamePhoto = async () => upload(await createUploadKey(), await createPhoto());
const readPictureRows = () => server.database.query(sql`select name from pictures`);

/** Starts the removal of the due pictures, which waits for `end` before it removes the first file. */
async function startRemoval() {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const begun = once(gate, 'begin');
  const removing = removeUnused(async (name) => {
    gate.emit('begin');
    await opened;
    await pictures.remove(name);
  });
  removing.catch(() => undefined);
  await begun;
  return {
    end() {
      gate.emit('open');
      return removing;
    },
  };
}

async function uploadRemovablePhoto() {
  const url = await uploadPhoto();
  await deleteListing(await createListing(url));
  return url;
}

test('a picture can be neither listed nor uploaded during its removal', async () => {
  const url = await uploadRemovablePhoto();
  const removal = await startRemoval();
  expect((await postListing(url)).body.message).toMatch(/no longer available/);
  expect(await uploadSamePhoto()).toMatchObject({
    status: 503,
    message: 'This picture is being removed. Please try again in a moment.',
  });
  expect(await removal.end()).toBe(1);
  expect(await readPictureRows()).toEqual([]);

  expect((await uploadSamePhoto()).status).toBe(200);
  expect((await postListing(url)).status).toBe(200);
  expect(await storedFiles()).toHaveLength(1);
});

test('no transaction is open while files are removed', async () => {
  await uploadRemovablePhoto();
  const removal = await startRemoval();
  const idle = await server.database.query(sql`
    select state from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`);
  expect(idle).toEqual([]);
  await removal.end();
});

test('a picture whose removal was interrupted stays removable, and is removed later', async () => {
  const url = await uploadRemovablePhoto();
  await startRemoval();
  await removeUnused();
  expect(await storedFiles()).toHaveLength(1);
  await advanceHours(1);
  expect((await postListing(url)).status).toBe(400);
  await removeUnused();
  expect([await storedFiles(), await readPictureRows()]).toEqual([[], []]);
});

test('a picture whose removal was interrupted can be uploaded again later', async () => {
  const url = await uploadRemovablePhoto();
  await startRemoval();
  await advanceHours(1);
  expect((await uploadSamePhoto()).status).toBe(200);
  await removeUnused();
  expect((await postListing(url)).status).toBe(200);
  expect(await storedFiles()).toHaveLength(1);
});

test('a removal that outlasts its lease leaves the row to the removal that took it over', async () => {
  await uploadRemovablePhoto();
  const firstRemoval = await startRemoval();
  await advanceHours(1);
  const secondRemoval = await startRemoval();
  await firstRemoval.end();
  expect((await uploadSamePhoto()).status).toBe(503);
  await secondRemoval.end();
  expect(await readPictureRows()).toEqual([]);
});

test('two concurrent removals remove each picture once', async () => {
  await uploadRemovablePhoto();
  const removed: string[] = [];
  const remove = async (name: string) => {
    removed.push(name);
  };
  const removedCounts = await Promise.all([removeUnused(remove), removeUnused(remove)]);
  expect([removedCounts.sort(), removed.length]).toEqual([[0, 1], 1]);
});

test('a picture that cannot be removed does not block others', async () => {
  const photoWithFailingRemoval = await uploadRemovablePhoto();
  const otherPhoto = await uploadPhoto(70);
  await deleteListing(await createListing(otherPhoto));
  const failing = removeUnused(async (name) => {
    if (photoWithFailingRemoval.endsWith(name)) throw new Error('The bucket is unavailable.');
    await pictures.remove(name);
  });
  await expect(failing).rejects.toThrow('unavailable');
  expect((await storedFiles()).map((name) => `/images/${name}`)).toEqual([photoWithFailingRemoval]);
  expect(await readPictureRows()).toHaveLength(1);
});
