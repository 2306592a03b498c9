import { heicMessage, isHeic, maxImageBytes } from '../../../contract/image-upload';

/** Returns why a file can't be uploaded as a picture; undefined if it can. */
export function pictureError(picture: File): string | undefined {
  if (isHeic(picture)) return heicMessage;
  if (!picture.type.startsWith('image/'))
    return "That file isn't a picture. Choose a JPEG, PNG or WebP.";
  if (picture.size > maxImageBytes)
    return 'This picture is larger than 32 MB. Choose a smaller one.';
  return undefined;
}
