import type { ImportFile } from '../../../../contract/selling/product-import';
import type { Database } from '../../../database/database';
import { storedPictureNames } from '../../pictures/picture-name';
import { allCategories } from '../../catalogue/categories.sql';
import { findMissingPictures } from './import-photos.sql';
import { addImport, findOwnProductIds } from './product-imports.sql';
import type { FaultList } from './fault-list';
import {
  photoAddresses,
  photoFiles,
  type ImportedPhoto,
  type ImportedProduct,
} from './imported-product';
import { parseFile } from './parse-file';
import type { ProductParserOptions } from './parse-product';
import { photosLabel } from './read-columns';

export interface CheckOptions extends Pick<ProductParserOptions, 'hostedUrl' | 'storesPictures'> {
  sellerId: string;
}

/** The number of photos that the seller may upload as files for one import. */
const maxPhotoFiles = 5_000;
/** The number of photos that one import may fetch from other sites. */
const maxFetchedPhotos = 20_000;

/**
 * Checks a file, and stores it as an import that can be started if it has no faults. Returns the import's id.
 * @throws DomainError if the file is not CSV, or an import of the seller is running
 */
export async function checkFile(
  database: Database,
  { fileName, csv }: ImportFile,
  { sellerId, hostedUrl, storesPictures }: CheckOptions,
): Promise<string> {
  const categories = await allCategories(database);
  const ownIds = await findOwnProductIds(database, sellerId);
  const options = { categories, ownIds, hostedUrl, storesPictures };
  const { products, faults, warnings, ...file } = await parseFile(csv, options);
  if (storesPictures) await checkOwnPictures(database, sellerId, products, faults);
  const photoCount = photoAddresses(products).length;
  if (photoCount > maxFetchedPhotos) {
    faults.add(
      1,
      photosLabel,
      `A file can have at most ${maxFetchedPhotos} photos of other sites.`,
    );
  }
  const fileNames = photoFiles(products);
  if (fileNames.length > maxPhotoFiles) {
    faults.add(1, photosLabel, `A file can have at most ${maxPhotoFiles} uploaded photos.`);
  }
  return database.transaction((tx) =>
    addImport(tx, {
      sellerId,
      fileName,
      ...file,
      photoCount,
      fileNames: faults.count > 0 ? [] : fileNames,
      // A file with faults can't be started.
      products: faults.count > 0 ? [] : products,
      faults: faults.faults,
      faultCount: faults.count,
      warnings: warnings.faults,
      warningCount: warnings.count,
    }),
  );
}

/** Only pictures that the seller has uploaded can be used, as in Add a Product. */
async function checkOwnPictures(
  database: Database,
  sellerId: string,
  products: readonly ImportedProduct[],
  faults: FaultList,
): Promise<void> {
  const names = products.flatMap(({ photos }) => hostedPictureNames(photos));
  if (names.length === 0) return;
  const missing = await findMissingPictures(database, sellerId, names);
  if (missing.size === 0) return;
  for (const { row, photos } of products) {
    for (const name of hostedPictureNames(photos)) {
      if (!missing.has(name)) continue;
      const message = `${name}: you have not uploaded this photo, or it was deleted.`;
      faults.add(row, photosLabel, message);
    }
  }
}

const hostedPictureNames = (photos: readonly ImportedPhoto[]) =>
  storedPictureNames(photos.flatMap((photo) => ('hosted' in photo ? [photo.hosted] : [])));
