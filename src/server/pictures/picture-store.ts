import type { Readable } from 'node:stream';

export interface OpenPicture {
  content: Readable;
  /** Bytes; undefined where the store does not say. */
  size: number | undefined;
}

/** Where pictures lie: each is kept under a name that tells its content, and never changes. */
export interface PictureStore {
  /** Undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** The same as a stream, so that a slow reader holds no more of it than a piece in memory. */
  open(name: string): Promise<OpenPicture | undefined>;
  /** Keeping the same picture again is harmless. */
  keep(name: string, content: Buffer): Promise<void>;
  /** No failure when there is none. */
  remove(name: string): Promise<void>;
}
