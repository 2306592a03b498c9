import { toNameKey } from '../../../contract/text/name-key';
import { failureMessage } from '../failure-message';

export interface PhotosToUpload {
  /** Photos, or zips with photos. */
  files: readonly File[];
  /** The names of the photos that are missing, as `toNameKey` returns them. */
  neededFiles: readonly string[];
  upload: (photo: File) => Promise<void>;
  onProgress: (uploadedCount: number) => void;
  signal: AbortSignal;
}

/** The minimum milliseconds between uploads: the server accepts 60 a minute. */
const minInterval = 1_050;
/** The number of photos that are uploaded before the rate is limited. */
const unlimitedCount = 20;

/**
 * Uploads the needed photos, one after the other. Returns why the upload ended early; undefined if it did not.
 * Photos that were uploaded before a failure stay uploaded.
 */
export async function uploadPhotos(photos: PhotosToUpload): Promise<string | undefined> {
  const { neededFiles, upload, onProgress, signal } = photos;
  const missingNames = new Set(neededFiles);
  const isMissing = (name: string) => missingNames.has(toNameKey(name));
  let uploadedCount = 0;
  try {
    for await (const photo of readPhotos(photos.files, isMissing)) {
      signal.throwIfAborted();
      const interval = uploadedCount < unlimitedCount ? undefined : wait(minInterval);
      await upload(photo).catch((error: unknown) => {
        throw new Error(`${photo.name}: ${failureMessage(error)}`);
      });
      missingNames.delete(toNameKey(photo.name));
      uploadedCount += 1;
      onProgress(uploadedCount);
      await interval;
    }
  } catch (error) {
    return failureMessage(error);
  }
  return uploadedCount === 0
    ? 'None of these photos has the name of a photo that is missing.'
    : undefined;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function* readPhotos(
  files: readonly File[],
  isNeeded: (name: string) => boolean,
): AsyncGenerator<File> {
  for (const file of files) {
    if (isNeeded(file.name)) yield file;
    else if (/\.zip$/i.test(file.name)) {
      const { readZip } = await import(/* webpackChunkName: "read-zip" */ './read-zip');
      yield* readZip(file, isNeeded);
    }
  }
}
