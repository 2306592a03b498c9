import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../../contract/pictures/picture-sizes';
import { SingleFlight } from '../../concurrency/single-flight';
import { limitConcurrency } from '../../concurrency/limit-concurrency';
import { resizedPictureName, type PictureSize } from './picture-name';
import type { OpenPicture, PictureStore } from './picture-store';

/**
 * Encodes AVIF with low effort, because the first request for a size waits for it. At 480 px, the next
 * level would take 50% longer and save 1%; the default would take ten times as long and save 10%.
 */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
};

/**
 * A separate limit, so that uploads do not wait for resizing. Only one picture at a time, because file access
 * and compression need threads of the same pool.
 */
const runLimited = limitConcurrency({ maxConcurrent: 1, maxQueued: 64 });

/** Creates a function that opens a picture in a size. The first request creates and stores that size. */
export function createPictureResizer(store: PictureStore) {
  const resizes = new SingleFlight<void>();

  async function resize(name: string, { width, format }: PictureSize, sizeName: string) {
    const original = await store.read(name);
    if (!original) return;
    const picture = sharp(original).resize({ width, withoutEnlargement: true });
    await store.store(sizeName, await encoders[format](picture).toBuffer());
    // The picture may have been removed with its sizes in the meantime.
    if (!(await isStored(name))) await store.remove(sizeName);
  }

  async function isStored(name: string): Promise<boolean> {
    const original = await store.open(name);
    original?.content.destroy();
    return original !== undefined;
  }

  return async function openSize(
    name: string,
    size: PictureSize,
  ): Promise<OpenPicture | undefined> {
    const sizeName = resizedPictureName(name, size);
    const stored = await store.open(sizeName);
    if (stored) return stored;
    if (!(await isStored(name))) return undefined;
    await resizes.run(sizeName, () => runLimited(() => resize(name, size, sizeName)));
    return store.open(sizeName);
  };
}
