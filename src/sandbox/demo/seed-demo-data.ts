import type { Database } from '../../server/database/database';
import { demoDesigns } from './demo-designs';
import { demoPeople } from './demo-people';
import { demoProducts } from './demo-products';
import { drawAvatar } from './draw-avatar';
import { drawWatch } from './draw-watch';
import { insertDemoRows } from './insert-demo-rows';
import { mapConcurrently } from './map-concurrently';
import { renderPicture } from './render-picture';

export interface DemoAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  photoURL: string;
}

export interface SeedOptions {
  database: Database;
  /** Keeps a picture and gives its URL; keeping the same one again must be harmless. */
  storeImage: (picture: Buffer) => Promise<string>;
  /** Creates a sign-in; one that exists already must be no failure. */
  createAccount: (account: DemoAccount) => Promise<void>;
  /** The moment that the demo data looks back from. */
  now?: Date;
}

/** Sharp on a dense screen at the size of a card; larger ones would delay the first start. */
const pictureSide = 800;
const avatarSide = 240;

/**
 * Fills the shop with demo data. The rows are written in one transaction after everything that
 * they refer to, so ended in the middle it can simply be run again; run twice it changes nothing.
 */
export async function seedDemoData(options: SeedOptions): Promise<void> {
  const { database, storeImage, createAccount, now = new Date() } = options;
  const images = await mapConcurrently(demoProducts, async ({ id }) => [
    id,
    await storeImage(await renderPicture(drawWatch(demoDesigns[id], pictureSide))),
  ]);
  const photos = await mapConcurrently(demoPeople, async ({ id, avatar }) => [
    id,
    await storeImage(await renderPicture(drawAvatar(avatar, avatarSide))),
  ]);
  const imageOf = new Map(images);
  const photoOf = new Map(photos);
  for (const { id, email, password, name } of demoPeople) {
    const photoURL = photoOf.get(id) ?? '';
    await createAccount({ uid: id, email, password, displayName: name, photoURL });
  }
  await insertDemoRows(database, { imageOf, photoOf, now });
}
