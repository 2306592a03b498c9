import type { Photo } from './photo';
import type { PhotoUploads } from './photo-uploads';

/** Returns why the first failed photo was not uploaded; undefined if none has failed. */
export function describeUploadFailure(
  photos: readonly Photo[],
  getStatus: PhotoUploads['getStatus'],
): string | undefined {
  for (const [index, { id }] of photos.entries()) {
    const status = getStatus(id);
    if (status?.state !== 'failed') continue;
    return photos.length > 1 ? `Photo ${index + 1}: ${status.message}` : status.message;
  }
  return undefined;
}

/** Returns how many photos are uploaded, in words; empty if this form uploads none. */
export function describeUploads(
  photos: readonly Photo[],
  getStatus: PhotoUploads['getStatus'],
): string {
  if (photos.every(({ id }) => getStatus(id) === undefined)) return '';
  const uploadedCount = photos.filter(({ url }) => url !== undefined).length;
  if (photos.length === 1) return uploadedCount === 1 ? 'The photo is uploaded.' : '';
  return uploadedCount === photos.length
    ? `All ${photos.length} photos are uploaded.`
    : `${uploadedCount} of ${photos.length} photos are uploaded.`;
}

/** Returns how much of the photos is uploaded, from 0 to 1. */
export function uploadProgress(
  photos: readonly Photo[],
  getStatus: PhotoUploads['getStatus'],
): number {
  const fractions = photos.map(({ id, url }): number => {
    const status = getStatus(id);
    if (status?.state === 'uploading') return status.progress;
    return url !== undefined || status?.state === 'uploaded' ? 1 : 0;
  });
  return fractions.reduce((sum, fraction) => sum + fraction, 0) / Math.max(1, photos.length);
}
