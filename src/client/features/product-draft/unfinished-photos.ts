import type { Photo } from '../../components/photos/photo';

/** A photo that is not uploaded yet, with its index among all photos of the draft. */
export interface UnfinishedPhoto extends Photo {
  position: number;
}

export const findUnfinishedPhotos = (photos: readonly Photo[]): UnfinishedPhoto[] =>
  photos.flatMap((photo, position) => (photo.url === undefined ? [{ ...photo, position }] : []));

export const areSameUnfinishedPhotos = (
  photos: readonly UnfinishedPhoto[],
  others: readonly UnfinishedPhoto[],
): boolean =>
  photos.length === others.length &&
  photos.every(({ id, position, mark }, index) => {
    const other = others[index];
    return id === other?.id && position === other.position && mark === other.mark;
  });

/** Returns the uploaded photos with the unfinished ones at their positions. */
export const insertUnfinishedPhotos = (
  uploaded: readonly Photo[],
  unfinished: readonly UnfinishedPhoto[],
): readonly Photo[] =>
  unfinished.reduce<readonly Photo[]>(
    (photos, { position, ...photo }) => photos.toSpliced(position, 0, photo),
    uploaded,
  );
