import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../contract/picture-sizes';
import { SingleFlight } from '../concurrency/single-flight';
import { limitConcurrency } from '../concurrency/limit-concurrency';
import { resizedPictureName, type PictureSize } from './picture-name';
import type { OpenPicture, PictureStore } from './picture-store';

/**
 * The first request for a size waits until it is made, so AVIF gets little effort: at 480 px the next
 * level takes 50% longer and saves 1%, the default takes ten times as long and saves 10%.
 */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
};

/**
 * Separate from the uploads, which must not wait for resizing. One at a time leaves threads of the
 * pool to files and compression.
 */
const runLimited = limitConcurrency({ maxConcurrent: 1, maxQueued: 64 });

/** Opens a stored picture in a size, which is made and stored on the first request. */
export function createPictureResizer(store: PictureStore) {
  const resizes = new SingleFlight<void>();

  async function resize(name: string, { width, format }: PictureSize, sizeName: string) {
    const original = await store.read(name);
    if (!original) return;
    const picture = sharp(original).resize({ width, withoutEnlargement: true });
    await store.store(sizeName, await encode[format](picture).toBuffer());
    // The picture and its sizes may have been removed meanwhile.
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
