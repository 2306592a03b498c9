/** Texts that the browser keeps by key. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  store: (key: string, text: string) => void;
  forget: (key: string) => void;
  /** The keys that begin so. */
  keys: (beginning: string) => string[];
}

/**
 * Where a person has blocked this site's data, even naming the browser's storage throws. Texts then
 * last as long as the page.
 */
function browserStorage(open: () => Storage): BrowserStorage {
  const unstorable = new Map<string, string>();
  return {
    read(key) {
      try {
        return unstorable.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    store(key, text) {
      try {
        open().setItem(key, text);
        unstorable.delete(key);
      } catch {
        unstorable.set(key, text);
      }
    },
    forget(key) {
      unstorable.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // What cannot be read is as good as forgotten.
      }
    },
    keys(beginning) {
      const all = new Set(unstorable.keys());
      try {
        Object.keys(open()).forEach((key) => all.add(key));
      } catch {
        // Those of the page are all that there are.
      }
      return [...all].filter((key) => key.startsWith(beginning));
    },
  };
}

/** Lasts, and is shared by all tabs. */
export const lastingStorage = browserStorage(() => localStorage);

/** Lasts as long as the tab. */
export const tabStorage = browserStorage(() => sessionStorage);

/** Whether anything lasts longer than the page, as being signed in must. */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
