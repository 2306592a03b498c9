import { createHash } from 'node:crypto';
import {
  pictureFormats,
  pictureWidths,
  type PictureFormat,
} from '../../../contract/pictures/picture-sizes';

/** The prefix of the URLs of pictures that this server stores. */
export const picturesPath = '/images/';

export const uploadPath = '/images';

const namePattern = /^[0-9a-f]{64}\.webp$/;

/**
 * Returns the name of a WebP picture: the hash of its content, so that equal pictures have the same name.
 */
export function pictureName(content: Buffer): string {
  return `${createHash('sha256').update(content).digest('hex')}.webp`;
}

export const isPictureName = (name: string): boolean => namePattern.test(name);

/** Returns the names of those pictures that this server stores, without duplicates. */
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

export const resizedPictureNames = (name: string): string[] =>
  pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => resizedPictureName(name, { width, format })),
  );

/** Parses the query parameters of a size. Returns undefined for a size that the server does not offer. */
export function parsePictureSize(width: unknown, format: unknown): PictureSize | undefined {
  const knownWidth = pictureWidths.find((candidate) => String(candidate) === width);
  const knownFormat = pictureFormats.find((candidate) => candidate === format);
  if (knownWidth === undefined || knownFormat === undefined) return undefined;
  return { width: knownWidth, format: knownFormat };
}

export const pictureMediaType = (name: string): string => `image/${name.split('.').at(-1)}`;
