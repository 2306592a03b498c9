/** Strings by key. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  store: (key: string, text: string) => void;
  remove: (key: string) => void;
  /** All keys with this prefix. */
  keys: (prefix: string) => string[];
}

/**
 * Where the user has blocked site data, even reading `localStorage` throws. Values then last as
 * long as the page.
 */
function browserStorage(open: () => Storage): BrowserStorage {
  const inMemory = new Map<string, string>();
  return {
    read(key) {
      try {
        return inMemory.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    store(key, text) {
      try {
        open().setItem(key, text);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, text);
      }
    },
    remove(key) {
      inMemory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // The next read returns null in any case.
      }
    },
    keys(prefix) {
      const all = new Set(inMemory.keys());
      try {
        Object.keys(open()).forEach((key) => all.add(key));
      } catch {
        // Only the values of this page exist.
      }
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Survives the tab and is shared by all tabs. */
export const persistentStorage = browserStorage(() => localStorage);

/** Survives reloads of the tab. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Whether nothing outlives the page. Sign-in does not work then. */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
