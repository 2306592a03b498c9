/** Stores strings by key. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  store: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
}

/**
 * Wraps a browser storage. If the user has blocked site data, reading `localStorage` throws; values
 * are then stored in memory until the page unloads.
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
        // Storage is blocked: reading it returns null.
      }
    },
    keys(prefix) {
      const all = new Set(inMemory.keys());
      try {
        Object.keys(open()).forEach((key) => all.add(key));
      } catch {
        // Storage is blocked: only the values in memory exist.
      }
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Storage that is shared by all tabs and survives closing them. */
export const persistentStorage = browserStorage(() => localStorage);

/** Storage of one tab, which survives reloads. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Returns whether the user has blocked site data. Sign-in does not work then. */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
