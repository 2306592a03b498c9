import type { PhotoMark } from '../../../../contract/pictures/photo-marks';
import type { ProductTextField, ProductValues } from '../../../../contract/selling/product-fields';

/** A photo of the image host by its URL, one to fetch from another site, or one that the seller uploads. */
export type ImportedPhoto = ({ hosted: string } | { address: string } | { file: string }) & {
  mark?: PhotoMark | undefined;
};

/** A row of a file, with valid values. */
export interface ImportedProduct {
  /** The row in a spreadsheet. */
  row: number;
  /** The category is given by its id. */
  values: Pick<ProductValues, ProductTextField>;
  photos: ImportedPhoto[];
}

/** Returns the addresses of the photos to fetch, each once. */
export function photoAddresses(products: readonly ImportedProduct[]): string[] {
  const addresses = products.flatMap(({ photos }) =>
    photos.flatMap((photo) => ('address' in photo ? [photo.address] : [])),
  );
  return [...new Set(addresses)];
}

/** Returns the names of the files of the photos that the seller uploads, each once. */
export function photoFiles(products: readonly ImportedProduct[]): string[] {
  const files = products.flatMap(({ photos }) =>
    photos.flatMap((photo) => ('file' in photo ? [photo.file] : [])),
  );
  return [...new Set(files)];
}
