import { tabStorage } from './browser-storage';

const key = 'secondhand-search-to-save';

/** The search that a visitor has asked to save, until the sign-in leads back to it. */
export const searchToSave = {
  store: (query: string): void => tabStorage.store(key, query),
  /** Returns whether it is this search, and then forgets it. */
  take(query: string): boolean {
    const isStored = tabStorage.read(key) === query;
    if (isStored) tabStorage.remove(key);
    return isStored;
  },
  remove: (): void => tabStorage.remove(key),
};
