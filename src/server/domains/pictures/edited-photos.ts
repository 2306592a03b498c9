import { storedPictureNames } from './picture-name';
import type { PictureChange } from './stored-pictures.sql';
import { createPhotoParser } from './attached-photos';

export interface EditedPhotos {
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
