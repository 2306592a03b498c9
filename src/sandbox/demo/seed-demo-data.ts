import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../server/database/database';
import type { SandboxAccount } from '../identity/auth-emulator';
import { demoPeople } from './demo-people';
import { demoProducts } from './demo-products';
import { insertDemoRows } from './insert-demo-rows';

export interface SeedOptions {
  database: Database;
  /** Stores a WebP picture and returns its URL. Must be idempotent. */
  storeImage: (picture: Buffer) => Promise<string>;
  /** Creates an account. Must be idempotent. */
  createAccount: (account: SandboxAccount) => Promise<void>;
  /** The time that the demo data is relative to. */
  now?: Date;
}

/**
 * Adds the demo data. Pictures and accounts are stored before the rows that refer to them, so an
 * interrupted run can be repeated. Running it again changes nothing.
 */
export async function seedDemoData(options: SeedOptions): Promise<void> {
  const { database, storeImage, createAccount, now = new Date() } = options;
  const additionalPhotoUrls = await storeAdditionalPhotos(storeImage);
  const imageUrls = await storePictures('products', demoProducts, storeImage);
  const peopleWithPhoto = demoPeople.filter(({ hasNoPhoto }) => !hasNoPhoto);
  const profilePhotoUrls = await storePictures('people', peopleWithPhoto, storeImage);
  for (const { id, email, password, name } of demoPeople) {
    const photoURL = profilePhotoUrls.get(id) ?? '';
    await createAccount({ uid: id, email, password, displayName: name, photoURL });
  }
  await insertDemoRows(database, { imageUrls, additionalPhotoUrls, profilePhotoUrls, now });
}

/** Stores the additional photos. Returns their URLs by product id, in the order of the file names. */
async function storeAdditionalPhotos(
  storeImage: SeedOptions['storeImage'],
): Promise<Map<string, string[]>> {
  const folder = path.join(__dirname, 'pictures/details');
  const urls = new Map<string, string[]>();
  for (const name of (await readdir(folder)).sort()) {
    const id = name.replace(/-\d\.webp$/, '');
    const url = await storeImage(await readFile(path.join(folder, name)));
    urls.set(id, [...(urls.get(id) ?? []), url]);
  }
  return urls;
}

/** Stores the picture `<id>.webp` of each entry. Returns the URLs by id. */
async function storePictures(
  folder: 'products' | 'people',
  entries: readonly { id: string }[],
  storeImage: SeedOptions['storeImage'],
): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const { id } of entries) {
    const file = path.join(__dirname, 'pictures', folder, `${id}.webp`);
    urls.set(id, await storeImage(await readFile(file)));
  }
  return urls;
}
