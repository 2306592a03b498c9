import type { PublicConfiguration } from '../../../contract/platform/configuration';
import {
  coverMarkMessage,
  marksByUrl,
  type PhotoMarks,
} from '../../../contract/pictures/photo-marks';
import { storedPictureNames } from './picture-name';
import type { Pictures } from './pictures';
import { PictureMissingError, type PictureChange } from './stored-pictures.sql';
import { hostedImageUrl } from './hosted-image-url';
import { DomainError } from '../../errors/domain-error';
import { HttpError } from '../../http/http-error';

interface PhotoParserOptions {
  /** The pictures that this server stores; absent if an external image host stores them. */
  pictures?: Pictures | undefined;
  publicConfiguration: Pick<PublicConfiguration, 'imageHost'>;
}

export interface AttachedPhotos {
  urls: string[];
  /** The names of those that this server stores. */
  pictureNames: string[];
}

/**
 * Returns a function that checks the URLs of photos that a user attaches.
 * @throws HttpError 400 if a photo is not on the image host
 */
export function createPhotoParser({
  pictures,
  publicConfiguration: { imageHost },
}: PhotoParserOptions) {
  return (photos: readonly string[] = []): AttachedPhotos => {
    const urls = photos.map((photo) => hostedImageUrl(photo, imageHost.pictures));
    if (!urls.every((url) => url !== undefined)) {
      throw new HttpError(400, 'A photo was not uploaded here. Please choose it again.');
    }
    return { urls, pictureNames: pictures ? storedPictureNames(urls) : [] };
  };
}

/** Maps the error of a picture that was removed before it was attached. */
export function rejectMissingPicture(error: unknown): never {
  if (!(error instanceof PictureMissingError)) throw error;
  throw new HttpError(400, 'A photo is no longer available. Please choose it again.');
}

/**
 * Returns the marks of photos by their stored URLs.
 * @param urls the stored URLs of `photos`, in the same order
 * @throws DomainError if the first one, which everybody sees, shows the serial number
 */
export function marksOfPhotos(
  photos: readonly string[],
  urls: readonly string[],
  marks: PhotoMarks = {},
): PhotoMarks {
  const byUrl = marksByUrl(urls.map((url, index) => ({ url, mark: marks[photos[index] ?? ''] })));
  if (byUrl[urls[0] ?? ''] === 'serial') throw new DomainError('invalid', coverMarkMessage);
  return byUrl;
}

interface EditedPhotos {
  urls: string[];
  /** The changed ones that this server stores; undefined if an external image host stores them. */
  pictures: PictureChange | undefined;
}

/**
 * Returns a function that checks the URLs of an edited product's photos. The ones that it had before stay valid
 * wherever they are: the image host may have changed.
 * @throws HttpError 400 if a new photo is not on the image host
 */
export function createEditedPhotoParser(options: Parameters<typeof createPhotoParser>[0]) {
  const parsePhotos = createPhotoParser(options);
  return (photos: readonly string[], before: readonly string[]): EditedPhotos => {
    const urls = photos.flatMap((url) => (before.includes(url) ? [url] : parsePhotos([url]).urls));
    const added = storedPictureNames(urls.filter((url) => !before.includes(url)));
    const removed = storedPictureNames(before.filter((url) => !urls.includes(url)));
    return { urls, pictures: options.pictures && { added, removed } };
  };
}
