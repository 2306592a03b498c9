import { useAppDispatch } from '../../api/store-hooks';

/** Returns a function that uploads a picture, and returns its URL. */
export function usePictureUpload(): (picture: File) => Promise<string> {
  const dispatch = useAppDispatch();
  return async (picture) => {
    const { uploadPhoto } = await import('../../features/upload-photo');
    return uploadPhoto(dispatch, picture);
  };
}
