import { persistentStorage } from './browser-storage';

const lastChangeKey = 'secondhand-last-change';

/** Stores the id of the last change this browser received. The next connection resumes after it. */
export const lastChange = {
  read: (): string | null => persistentStorage.read(lastChangeKey),
  store: (id: string): void => persistentStorage.store(lastChangeKey, id),
  remove: (): void => persistentStorage.remove(lastChangeKey),
};
