import { createHash } from 'node:crypto';
import { pictureFormats, pictureWidths, type PictureFormat } from '../../contract/picture-sizes';

/** The URLs of the pictures that this server stores begin with this. */
export const picturesPath = '/images/';

export const uploadPath = '/images';

const pattern = /^[0-9a-f]{64}\.webp$/;

/** The name of a WebP picture: the hash of its content, so that equal pictures share a name. */
export function pictureName(content: Buffer): string {
  return `${createHash('sha256').update(content).digest('hex')}.webp`;
}

export const isPictureName = (name: string): boolean => pattern.test(name);

/** The distinct names of the pictures that this server stores among the URLs. */
export function storedPictureNames(urls: readonly string[]): string[] {
  const names = urls
    .filter((url) => url.startsWith(picturesPath))
    .map((url) => url.slice(picturesPath.length));
  return [...new Set(names)];
}

export interface PictureSize {
  width: number;
  format: PictureFormat;
}

export const resizedPictureName = (name: string, { width, format }: PictureSize): string =>
  name.replace(/\.webp$/, `.${width}.${format}`);

/** The names of a picture in all sizes. */
export const resizedPictureNames = (name: string): string[] =>
  pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => resizedPictureName(name, { width, format })),
  );

/** Undefined for a size that the server does not make. */
export function parsePictureSize(width: unknown, format: unknown): PictureSize | undefined {
  const knownWidth = pictureWidths.find((known) => String(known) === width);
  const knownFormat = pictureFormats.find((known) => known === format);
  if (knownWidth === undefined || knownFormat === undefined) return undefined;
  return { width: knownWidth, format: knownFormat };
}

export const mediaTypeOf = (name: string): string => `image/${name.split('.').at(-1)}`;
