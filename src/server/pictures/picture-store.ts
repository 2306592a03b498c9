import type { Readable } from 'node:stream';

export interface OpenPicture {
  content: Readable;
  /** Bytes; undefined if the store does not report it. */
  size: number | undefined;
}

/** Stores immutable pictures, each under the hash of its content. */
export interface PictureStore {
  /** Undefined if it does not exist. */
  read(name: string): Promise<Buffer | undefined>;
  /** A stream, so that a slow client holds only a chunk in memory. */
  open(name: string): Promise<OpenPicture | undefined>;
  /** Idempotent. */
  store(name: string, content: Buffer): Promise<void>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
}
