import type { Readable } from 'node:stream';

export interface OpenPicture {
  content: Readable;
  /** The size in bytes; undefined if the store does not report it. */
  size: number | undefined;
}

/** Stores immutable pictures. The name of a picture is derived from its content. */
export interface PictureStore {
  /** Reads a picture; undefined if it does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** Opens a picture as a stream, so that a slow client only occupies memory for a chunk. */
  open(name: string): Promise<OpenPicture | undefined>;
  /** Stores a picture. Repeated calls have no further effect. */
  store(name: string, content: Buffer): Promise<void>;
  /** Removes a picture, if it exists. */
  remove(name: string): Promise<void>;
}
