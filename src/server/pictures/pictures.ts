import type { EncodedPicture } from './encode-upload';
import type { PictureSize } from './picture-name';
import type { OpenPicture } from './picture-store';

/** The pictures that this server stores. */
export interface Pictures {
  /** @throws InvalidImageError */
  encode(upload: Buffer): Promise<EncodedPicture>;
  store(name: string, content: Buffer): Promise<void>;
  /**
   * A picture, or a size of it; undefined if it does not exist.
   * @throws QueueFullError if the size has yet to be made, and too many others are waiting for theirs
   */
  open(name: string, size?: PictureSize): Promise<OpenPicture | undefined>;
  /** Removes a picture in all of its sizes. */
  remove(name: string): Promise<void>;
}
