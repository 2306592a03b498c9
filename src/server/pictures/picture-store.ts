/** Where pictures lie: each is kept under a name that tells its content, and never changes. */
export interface PictureStore {
  /** Undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeping the same picture again is harmless. */
  keep(name: string, content: Buffer): Promise<void>;
  /** No failure when there is none. */
  remove(name: string): Promise<void>;
}
