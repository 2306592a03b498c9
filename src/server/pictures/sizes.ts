import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../contract/picture-sizes';
import { SingleFlight } from '../concurrency/single-flight';
import { limitConcurrency } from '../concurrency/limit-concurrency';
import { nameOfSize, type PictureSize } from './picture-name';
import type { OpenPicture, PictureStore } from './picture-store';

/**
 * Somebody waits while a size is made for the first time, so AVIF gets little effort: at 480 px
 * the next step takes half as long again and saves one percent; the default ten times as long
 * and ten percent.
 */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
};

/**
 * Apart from uploads, which need not wait until all that somebody asks for is made; one, so that of
 * the four threads of the process one stays free for files and for compressing.
 */
const runLimited = limitConcurrency({ maxConcurrent: 1, maxQueued: 64 });

/**
 * Gives a kept picture in a size; made when it is first asked for, then kept. Of what is waiting
 * nothing is in memory.
 */
export function openPictureSizes(store: PictureStore) {
  const resizes = new SingleFlight<void>();

  async function make(name: string, { width, format }: PictureSize, sizeName: string) {
    const original = await store.read(name);
    if (!original) return;
    const picture = sharp(original).resize({ width, withoutEnlargement: true });
    await store.keep(sizeName, await encode[format](picture).toBuffer());
    // Removed meanwhile, its sizes after it: this one would outlive it.
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
    const sizeName = nameOfSize(name, size);
    const kept = await store.open(sizeName);
    if (kept) return kept;
    if (!(await isStored(name))) return undefined;
    await resizes.run(sizeName, () => runLimited(() => make(name, size, sizeName)));
    return store.open(sizeName);
  };
}
