import { pictureFormats, pictureWidths, type PictureFormat } from '../../contract/picture-sizes';

/** How the addresses of the pictures begin that this server keeps. */
export const ownPictures = '/images/';

/** Where pictures are sent to. */
export const uploadPath = '/images';

const original = /^[0-9a-f]{64}\.webp$/;

/** Whether a picture can have been kept under the name, which is the hash of its content. */
export const isPictureName = (name: string): boolean => original.test(name);

/** The names of the pictures of this server among the addresses, each once. */
export function ownPictureNames(addresses: readonly string[]): string[] {
  const names = addresses
    .filter((address) => address.startsWith(ownPictures))
    .map((address) => address.slice(ownPictures.length));
  return [...new Set(names)];
}

export interface PictureSize {
  width: number;
  format: PictureFormat;
}

/** The name of a picture in a size. */
export const nameOfSize = (name: string, { width, format }: PictureSize): string =>
  name.replace(/\.webp$/, `.${width}.${format}`);

/** The names of a picture in all sizes. */
export const sizeNamesOf = (name: string): string[] =>
  pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => nameOfSize(name, { width, format })),
  );

/** The size that a query asks for; nothing when it is not one of those that are made. */
export function findSize(width: unknown, format: unknown): PictureSize | undefined {
  const knownWidth = pictureWidths.find((known) => String(known) === width);
  const knownFormat = pictureFormats.find((known) => known === format);
  if (knownWidth === undefined || knownFormat === undefined) return undefined;
  return { width: knownWidth, format: knownFormat };
}

export const mediaTypeOf = (name: string): string => `image/${name.split('.').at(-1)}`;
