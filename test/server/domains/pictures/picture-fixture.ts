import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppOptions } from '../../../../src/server/app-options';
import { sql } from '../../../../src/server/database/sql';
import { ownImageHost } from '../../../../src/server/domains/pictures/image-host-configuration';
import { openDiskStore } from '../../../../src/server/domains/pictures/disk-store';
import { openPictures } from '../../../../src/server/domains/pictures/open-pictures';
import { removeUnusedPictures } from '../../../../src/server/domains/pictures/picture-removal.sql';
import { publicConfiguration } from '../../support/configuration';
import { createPhoto } from '../../support/pictures';
import { addCategory, newProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

/** Starts a server that stores pictures in a folder, with a seller, a buyer and an admin. */
export function setUpPictures(overrides: Partial<AppOptions> = {}) {
  const folder = path.join(tmpdir(), `picture-test-${process.pid}`);
  const pictures = openPictures(openDiskStore(folder));
  const server = setUpTestServer({
    pictures,
    publicConfiguration: { ...publicConfiguration, imageHost: ownImageHost() },
    ...overrides,
  });
  const users = setUpUsers(server, { seller: 'seller', buyer: 'buyer', admin: 'Admin' });
  const { seller } = users;
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function createUploadKey(token = seller.token): Promise<string> {
    return (await server.call('GET', '/api/upload-key', { token })).body.key;
  }

  async function upload(key: string, picture: Buffer, origin = server.origin) {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(picture)]), 'watch.jpg');
    const response = await fetch(`${origin}/images?key=${key}`, { method: 'POST', body });
    const { data, error }: ReturnType<typeof JSON.parse> = await response.json();
    return { status: response.status, url: data?.url as string, message: error?.message };
  }

  async function postListing(image: string, photos: string[] = [], token = seller.token) {
    const product = { ...newProduct, category: await addCategory(server.database), image, photos };
    return server.call('POST', '/api/products', { token, body: product });
  }

  return {
    ...users,
    server,
    pictures,
    createUploadKey,
    upload,
    postListing,
    /** Uploads a photo. Photos of the same width are the same file. */
    uploadPhoto: async (width = 60) =>
      (await upload(await createUploadKey(), await createPhoto(width))).url,
    createListing: async (image: string, photos: string[] = []): Promise<string> =>
      (await postListing(image, photos)).body.insertedId,
    deleteListing: (id: string) =>
      server.call('DELETE', `/api/products/${id}`, { token: seller.token }),
    advanceHours: (hours: number) =>
      server.database.query(sql`
        update pictures set removable_at = removable_at - make_interval(hours => ${hours}::int)`),
    removeUnused: (remove = pictures.remove) => removeUnusedPictures(server.database, remove, 10),
    storedFiles: () => readdir(folder).catch(() => []),
  };
}
