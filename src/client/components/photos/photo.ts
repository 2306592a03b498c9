import type { PhotoMarks } from '../../../contract/pictures/photo-marks';

/** A photo in a form. It has a file, a URL or both. */
export interface Photo {
  /** Identifies the photo in its form. */
  id: string;
  /** The chosen file. A photo that was uploaded before has none. */
  file?: File;
  /** The URL at the image host, as soon as the photo is uploaded. */
  url?: string;
  /** What it shows, see contract/pictures/photo-marks.ts. */
  mark?: string | undefined;
}

/**
 * Returns photos for files that the user chose.
 * @param findUrl returns the URL of a file that was uploaded before; otherwise undefined
 */
export function toChosenPhotos(
  files: readonly File[],
  findUrl: (file: File) => string | undefined = () => undefined,
): Photo[] {
  return files.map((file) => {
    const url = findUrl(file);
    const id = `${Date.now()}-${Math.random()}`;
    return { id, file, ...(url !== undefined && { url }) };
  });
}

/** Returns photos for URLs of the image host and their marks, such as those of a stored product. */
export const toHostedPhotos = (urls: readonly string[], marks: PhotoMarks = {}): Photo[] =>
  urls.map((url, index) => ({
    id: `${index} ${url}`,
    url,
    ...(marks[url] && { mark: marks[url] }),
  }));

/** Returns the URLs of those photos that are uploaded, the cover first. */
export const photoUrls = (photos: readonly Photo[]): string[] =>
  photos.flatMap(({ url }) => url ?? []);

export const arePhotosUploaded = (photos: readonly Photo[]): boolean =>
  photos.every(({ url }) => url !== undefined);

/** Returns the photos with one of them at another index. */
export function movePhoto(photos: readonly Photo[], id: string, target: number): readonly Photo[] {
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  if (!photo || target < 0 || target >= photos.length || target === index) return photos;
  return photos.toSpliced(index, 1).toSpliced(target, 0, photo);
}
