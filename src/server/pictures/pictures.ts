import type { EncodedPicture } from './encode-upload';
import type { PictureSize } from './picture-name';
import type { OpenPicture } from './picture-store';

/** The pictures that this server keeps itself. */
export interface Pictures {
  /** @throws ImageRefused */
  encode(upload: Buffer): Promise<EncodedPicture>;
  keep(name: string, content: Buffer): Promise<void>;
  /**
   * A picture, or a size of it; undefined when there is none of that name.
   * @throws QueueFull when the size would have to be made, and too many others are waiting for that
   */
  open(name: string, size?: PictureSize): Promise<OpenPicture | undefined>;
  /** Removes a picture in all of its sizes. */
  remove(name: string): Promise<void>;
}
