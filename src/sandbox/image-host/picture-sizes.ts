import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureSizes,
} from '../../contract/picture-sizes';
import { keepFile } from './keep-file';
import { inTurn } from './picture-work';
import { shareFlights } from './share-flights';

export interface PictureSize {
  width: number;
  format: PictureFormat;
}

/** What the page is told of the sizes that this host makes. */
export const sandboxPictureSizes: PictureSizes = {
  of: '/images/',
  template: '{url}?width={width}&format={format}',
  widths: [...pictureWidths],
  formats: [...pictureFormats],
};

/**
 * Somebody waits while a size is made for the first time, so AVIF gets little effort: at 480 px
 * the next step takes half as long again and saves one percent; the default ten times as long
 * and ten percent.
 */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
};

/** The size that a query asks for; nothing when it is not one of those that are made. */
export function findSize(width: unknown, format: unknown): PictureSize | undefined {
  const knownWidth = pictureWidths.find((known) => String(known) === width);
  const knownFormat = pictureFormats.find((known) => known === format);
  if (knownWidth === undefined || knownFormat === undefined) return undefined;
  return { width: knownWidth, format: knownFormat };
}

/** Gives the file of a stored picture in a size; made when it is first asked for, then kept. */
export function openPictureSizes(folder: string) {
  const inFlight = shareFlights<void>();

  return async function fileOfSize(name: string, { width, format }: PictureSize): Promise<string> {
    const file = path.join(folder, `${path.parse(name).name}.${width}.${format}`);
    await inFlight(file, async () => {
      if (await exists(file)) return;
      const picture = sharp(path.join(folder, name)).resize({ width, withoutEnlargement: true });
      await inTurn(async () => keepFile(file, await encode[format](picture).toBuffer()));
    });
    return file;
  };
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
