import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '../../contract/picture-sizes';
import { limitConcurrency } from './limit-concurrency';
import { nameOfSize, type PictureSize } from './picture-name';
import type { PictureStore } from './picture-store';
import { shareFlights } from './share-flights';

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
const inTurn = limitConcurrency(1);

/** Gives a kept picture in a size; made when it is first asked for, then kept. */
export function openPictureSizes(store: PictureStore) {
  const inFlight = shareFlights<Buffer | undefined>();

  return function readSize(name: string, size: PictureSize): Promise<Buffer | undefined> {
    const sizeName = nameOfSize(name, size);
    return inFlight(sizeName, async () => {
      const kept = await store.read(sizeName);
      const original = kept ?? (await store.read(name));
      if (kept ?? !original) return kept;
      const { width, format } = size;
      const picture = sharp(original).resize({ width, withoutEnlargement: true });
      const made = await inTurn(() => encode[format](picture).toBuffer());
      await store.keep(sizeName, made);
      if (await store.read(name)) return made;
      // Removed meanwhile, its sizes after it: this one would outlive it.
      await store.remove(sizeName);
      return undefined;
    });
  };
}
