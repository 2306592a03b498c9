import type { Database } from '../../../database/database';
import { DownloadError, type PictureDownloader } from '../../pictures/download-picture';
import { InvalidImageError } from '../../pictures/invalid-image-error';
import type { Pictures } from '../../pictures/pictures';
import { addFetchedPhoto, findImportPhotos, type ImportRun } from './import-runs.sql';
import { PictureMissingError, recordPicture } from '../../pictures/stored-pictures.sql';

export interface PhotoFetcher {
  database: Database;
  pictures: Pictures;
  downloadPicture: PictureDownloader;
  /** Whether the run ends, so that no further photo is fetched. */
  isEnding: () => boolean;
}

export interface FetchedPhotos {
  /** The names of the stored pictures, by the addresses or file names of the photos. */
  pictureNames: Map<string, string>;
  /** Error messages about photos that could not be fetched, by their addresses. */
  problems: Map<string, string>;
}

/** More downloads at a time would wait for the encoding, which runs two at a time. */
const maxConcurrent = 3;
/** Fetching stops after this many problems, so that the seller can correct the addresses first. */
const maxProblems = 200;

/**
 * Fetches and stores the photos of an import that an earlier run has not tried. Returns early if the run ends.
 * @throws LeaseLostError if the import was cancelled
 */
export async function fetchPhotos(
  fetcher: PhotoFetcher,
  run: Omit<ImportRun, 'products'>,
  addresses: readonly string[],
): Promise<FetchedPhotos> {
  const pictureNames = await findImportPhotos(fetcher.database, run);
  const problems = new Map(Object.entries(run.problems));
  const isUntried = (address: string) => !pictureNames.has(address) && !problems.has(address);
  const queue = addresses.filter(isUntried).values();
  let hasFailed = false;
  const work = async () => {
    for (const address of queue) {
      if (hasFailed || fetcher.isEnding() || problems.size >= maxProblems) return;
      const { name, problem } = await fetchPhoto(fetcher, run, address);
      if (name !== undefined) pictureNames.set(address, name);
      else problems.set(address, problem);
    }
  };
  const stopOthers = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: maxConcurrent }, () => work().catch(stopOthers)));
  return { pictureNames, problems };
}

type Fetched = { name: string; problem?: never } | { name?: never; problem: string };

async function fetchPhoto(
  { database, pictures, downloadPicture }: PhotoFetcher,
  run: Omit<ImportRun, 'products'>,
  url: string,
): Promise<Fetched> {
  try {
    const { name, content } = await pictures.encode(await downloadPicture(url));
    const upload = { name, userId: run.sellerId };
    const isRecorded = await database.transaction((tx) => recordPicture(tx, upload));
    if (!isRecorded) return { problem: 'This picture is being removed. Please try again.' };
    await pictures.store(name, content);
    await database.transaction((tx) => addFetchedPhoto(tx, run, { url, name }));
    return { name };
  } catch (error) {
    if (error instanceof DownloadError || error instanceof InvalidImageError) {
      return { problem: error.message };
    }
    if (error instanceof PictureMissingError) return { problem: 'Please try again.' };
    throw error;
  }
}
