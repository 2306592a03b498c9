import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../server/database/database';
import { demoPeople } from './demo-people';
import { demoProducts } from './demo-products';
import { insertDemoRows } from './insert-demo-rows';

interface DemoAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  photoURL: string;
}

export interface SeedOptions {
  database: Database;
  /** Stores a WebP picture and returns its URL. Storing it again must be harmless. */
  storeImage: (picture: Buffer) => Promise<string>;
  /** Creates an account. An existing one must not be an error. */
  createAccount: (account: DemoAccount) => Promise<void>;
  /** The time that the demo data is relative to. */
  now?: Date;
}

/**
 * Adds the demo data. The rows are written in one transaction after the pictures and accounts that they
 * refer to, so it can run again after an interruption; a second run changes nothing.
 */
export async function seedDemoData(options: SeedOptions): Promise<void> {
  const { database, storeImage, createAccount, now = new Date() } = options;
  const photosOf = await storeDetails(storeImage);
  const imageOf = await storePictures('products', demoProducts, storeImage);
  const photoOf = await storePictures('people', demoPeople, storeImage);
  for (const { id, email, password, name } of demoPeople) {
    const photoURL = photoOf.get(id) ?? '';
    await createAccount({ uid: id, email, password, displayName: name, photoURL });
  }
  await insertDemoRows(database, { imageOf, photosOf, photoOf, now });
}

/** The URLs of the additional photos by product, in the order of the file names. */
async function storeDetails(storeImage: SeedOptions['storeImage']): Promise<Map<string, string[]>> {
  const folder = path.join(__dirname, 'pictures/details');
  const urls = new Map<string, string[]>();
  for (const name of (await readdir(folder)).sort()) {
    const id = name.replace(/-\d\.webp$/, '');
    const url = await storeImage(await readFile(path.join(folder, name)));
    urls.set(id, [...(urls.get(id) ?? []), url]);
  }
  return urls;
}

/** The URLs of the pictures by id; each picture lies in its folder under the id. */
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
