import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { marksByUrl } from '../../../../contract/pictures/photo-marks';
import type { Database } from '../../../database/database';
import type { PictureDownloader } from '../../pictures/download-picture';
import { picturesPath, storedPictureNames } from '../../pictures/picture-name';
import type { Pictures } from '../../pictures/pictures';
import { addProducts, type ProductToAdd } from './imported-products.sql';
import {
  claimImport,
  failImport,
  finishImport,
  LeaseLostError,
  maxImportHours,
  releaseImport,
  renewLease,
  type ImportRun,
} from './import-runs.sql';
import { PictureMissingError } from '../../pictures/stored-pictures.sql';
import { lockUser } from '../../access/users.sql';
import { FaultList } from './fault-list';
import { fetchPhotos, type FetchedPhotos } from './fetch-photos';
import { photoAddresses, type ImportedProduct } from './imported-product';
import { photosLabel } from './read-columns';

export interface ImportRunner {
  database: Database;
  /** Absent if an external image host stores the photos; then none are fetched. */
  pictures?: Pictures | undefined;
  downloadPicture: PictureDownloader;
  log: Pick<FastifyBaseLogger, 'error'>;
  isStopping: () => boolean;
  now?: () => number;
}

/** After this many runs that ended with an unexpected error, the import fails. */
const maxAttempts = 5;

/** Milliseconds after which an import that is still fetching photos lets the others run. */
const turnLength = 20_000;

/** Runs all started imports, in turns, so that no seller waits for another one's photos. Servers share the work. */
export async function runImports(runner: ImportRunner): Promise<void> {
  while (!runner.isStopping()) {
    const run = await claimImport(runner.database);
    if (!run) return;
    try {
      await runImport(runner, run);
    } catch (error) {
      // A lost lease means that the import was cancelled or taken over. After another error, a server retries once
      // the lease has ended.
      if (!(error instanceof LeaseLostError)) runner.log.error(error);
    }
  }
}

/** Fetches the photos of an import, then adds all its products in one transaction, or none. */
async function runImport(runner: ImportRunner, run: ImportRun): Promise<void> {
  const { database, pictures, isStopping, now = Date.now } = runner;
  // `checkFile` has stored the products as JSON.
  const products = run.products as ImportedProduct[];
  if (run.attempts > maxAttempts) {
    return failImport(
      database,
      run,
      fileFault('Something went wrong on the server. Please try again.'),
    );
  }
  if (run.isOverdue) return failImport(database, run, fileFault(overdueMessage));
  const turnEnd = now() + turnLength;
  const isEnding = () => isStopping() || now() >= turnEnd;
  const fetched = pictures
    ? await fetchPhotos({ ...runner, pictures, isEnding }, run, photoAddresses(products))
    : { pictureNames: new Map<string, string>(), problems: new Map<string, string>() };
  // The run may not have tried all photos, so its list of problems may be incomplete.
  if (isEnding()) return releaseImport(database, run, fetched.problems);
  if (fetched.problems.size > 0) {
    return failImport(database, run, describeProblems(products, fetched.problems));
  }
  const newProducts = products.map((product) => toProduct(product, fetched));
  try {
    await database.transaction(async (tx) => {
      // Locks the seller, so that the account can't be closed meanwhile. If it was closed before, the import was
      // deleted, and `renewLease` throws.
      await lockUser(tx, run.sellerId);
      await renewLease(tx, run);
      await addProducts(tx, run.sellerId, newProducts);
      await finishImport(tx, run);
    });
  } catch (error) {
    if (!(error instanceof PictureMissingError)) throw error;
    await failImport(
      database,
      run,
      fileFault('A photo is no longer available. Please choose the file again.'),
    );
  }
}

function toProduct(
  { values, photos }: ImportedProduct,
  { pictureNames }: FetchedPhotos,
): ProductToAdd {
  const urls = photos.map((photo) => {
    if ('hosted' in photo) return photo.hosted;
    const source = 'file' in photo ? photo.file : photo.address;
    return `${picturesPath}${pictureNames.get(source) ?? ''}`;
  });
  const [image = '', ...others] = [...new Set(urls)];
  return {
    id: randomUUID(),
    values: { ...values, image },
    photos: others,
    photoMarks: marksByUrl(
      photos
        .map(({ mark }, index) => ({ url: urls[index], mark }))
        // Two files may be the same picture.
        .filter(({ url }, index) => urls.indexOf(url ?? '') === index),
    ),
    pictureNames: storedPictureNames(urls),
  };
}

const overdueMessage = `The photos could not be fetched within ${maxImportHours} hours. Try again: those that were fetched are kept. Or split the file.`;

/** A problem that concerns no row of the file. */
const fileFault = (message: string) => ({
  faults: [{ row: 1, column: 'File', message }],
  faultCount: 1,
});

/** Reports each problem at the rows that have the address. */
function describeProblems(
  products: readonly ImportedProduct[],
  problems: ReadonlyMap<string, string>,
) {
  const list = new FaultList();
  for (const product of products) {
    for (const address of photoAddresses([product])) {
      const problem = problems.get(address);
      if (problem !== undefined) list.add(product.row, photosLabel, `${address}: ${problem}`);
    }
  }
  return { faults: list.faults, faultCount: list.count };
}
