import { fetchUploadKey } from '../../api/uploads-api';
import { useAppDispatch } from '../../api/store-hooks';

/** Returns a function that uploads a picture, and returns its URL. */
export function usePictureUpload(): (picture: File) => Promise<string> {
  const dispatch = useAppDispatch();
  return async (picture) => {
    const [{ uploadImage }, { shrinkImage }] = await Promise.all([
      import('../../services/pictures/image-host'),
      import('../../services/pictures/shrink-image'),
    ]);
    const image = await shrinkImage(picture).catch(() => picture);
    return uploadImage({ image, key: fetchUploadKey(dispatch), onProgress: () => undefined });
  };
}
