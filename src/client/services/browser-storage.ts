/** Texts that the browser keeps by key. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  store: (key: string, text: string) => void;
  forget: (key: string) => void;
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
