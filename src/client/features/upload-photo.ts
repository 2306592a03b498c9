import type { Dispatch } from '../api/store';
import { fetchUploadKey } from '../api/uploads-api';
import { uploadImage } from '../services/pictures/image-host';
import { shrinkImage } from '../services/pictures/shrink-image';

/**
 * Shrinks a photo, uploads it and resolves to its URL. A photo that the browser can't decode is uploaded as
 * it is.
 * @throws UploadError
 */
export async function uploadPhoto(
  dispatch: Dispatch,
  photo: File,
  signal?: AbortSignal,
): Promise<string> {
  const image = await shrinkImage(photo, signal).catch(() => photo);
  return uploadImage({ image, key: fetchUploadKey(dispatch), ...(signal && { signal }) });
}
