import { delMany, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { drafts } from './drafts';
import { draftFilesDatabase } from './draft-files-database';

/** A file of a form, or an object with it and, once it is uploaded, its URL. IndexedDB stores both. */
export type FileEntry = File | { file?: File; url?: string };

/** The files of a form by field name. */
export type DraftFiles<Entry extends FileEntry = File> = Partial<Record<string, readonly Entry[]>>;

interface StoredFiles<Entry extends FileEntry> {
  files: DraftFiles<Entry>;
  /** Epoch milliseconds. */
  savedAt: number;
}

const storeName = 'files';
/** Milliseconds after which the files of a closed tab are removed. */
const maxAge = 24 * 60 * 60_000;

/** Opens the database for each access: an open connection would block deleting it at sign-out. */
const accessStore: UseStore = async (mode, access) => {
  const request = indexedDB.open(draftFilesDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  const database = await promisifyRequest(request);
  try {
    return await access(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    database.close();
  }
};

async function removeExpired(store: IDBObjectStore): Promise<void> {
  const keys = await promisifyRequest(store.getAllKeys());
  const all = await promisifyRequest<StoredFiles<FileEntry>[]>(store.getAll());
  const expired = keys.filter((_key, index) => Number(all[index]?.savedAt) < Date.now() - maxAge);
  for (const key of expired) store.delete(key);
}

/** Returns the name of the draft that contains the key of the files in IndexedDB. */
const keyDraftName = (name: string) => `${name}-files`;

/** Stores the files of form drafts in IndexedDB, because `sessionStorage` holds only text. */
export const draftFiles = {
  /** Returns the files of a draft; none if there are none or storage is blocked. */
  async read<Entry extends FileEntry = File>(name: string): Promise<DraftFiles<Entry>> {
    const { key } = drafts.read(keyDraftName(name));
    if (key === undefined) return {};
    const stored = await get<StoredFiles<Entry>>(key, accessStore).catch(() => undefined);
    return stored?.files ?? {};
  },
  /** Stores the files of a draft, and removes those of drafts whose tabs were closed long ago. */
  async save(name: string, files: DraftFiles<FileEntry>): Promise<void> {
    // An upload can end between the sign-out and the unmount. Its file must not reach the next user.
    if (!drafts.hasOwner()) return;
    const { key = `${Date.now()}-${Math.random()}` } = drafts.read(keyDraftName(name));
    drafts.save(keyDraftName(name), { key });
    try {
      const stored: StoredFiles<FileEntry> = { files, savedAt: Date.now() };
      // In one access: a second one would create the database again if the user signs out in between.
      await accessStore('readwrite', async (store) => {
        await promisifyRequest(store.put(stored, key));
        await removeExpired(store);
      });
    } catch {
      // Storage is blocked or full: the files must be chosen again after a reload.
    }
  },
  async remove(name: string): Promise<void> {
    const { key } = drafts.read(keyDraftName(name));
    drafts.remove(keyDraftName(name));
    if (key !== undefined) await delMany([key], accessStore).catch(() => undefined);
  },
};
