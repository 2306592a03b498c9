import type { EncodedPicture } from './encode-upload';
import type { PictureSize } from './picture-name';
import type { OpenPicture } from './picture-store';

/** The pictures that this server stores. */
export interface Pictures {
  /**
   * Re-encodes an uploaded picture.
   * @throws InvalidImageError
   */
  encode(upload: Buffer): Promise<EncodedPicture>;
  store(name: string, content: Buffer): Promise<void>;
  /**
   * Opens a picture, or a resized version of it; undefined if the picture does not exist.
   * @throws QueueFullError if the size must be created first and too many others are waiting
   */
  open(name: string, size?: PictureSize): Promise<OpenPicture | undefined>;
  /** Removes a picture and its resized versions. */
  remove(name: string): Promise<void>;
}
