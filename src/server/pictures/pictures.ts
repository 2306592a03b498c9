import type { EncodedPicture } from './encode-upload';
import type { PictureSize } from './picture-name';

/** The pictures that this server keeps itself. */
export interface Pictures {
  /** @throws ImageRefused */
  encode(upload: Buffer): Promise<EncodedPicture>;
  keep(name: string, content: Buffer): Promise<void>;
  /** A picture, or a size of it; undefined when there is none of that name. */
  read(name: string, size?: PictureSize): Promise<Buffer | undefined>;
  /** Removes a picture in all of its sizes. */
  remove(name: string): Promise<void>;
}
