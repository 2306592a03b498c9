import { accessToken } from '../access-token';

/** Where the SDK kept who is signed in while IndexedDB was the first of its persistences. */
const databaseName = 'firebaseLocalStorageDb';
const storeName = 'firebaseLocalStorage';

/** Longest wait for the database, in milliseconds: one that is blocked never answers. */
const patience = 1000;

/** Takes a record out of the database; undefined where there is none. */
function takeOut(key: string): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(databaseName);
    const nothing = () => resolve(undefined);
    // There was no such database, and is not to be one.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = nothing;
    opening.onsuccess = () => {
      const database = opening.result;
      const taking = database.transaction(storeName, 'readwrite');
      const reading = taking.objectStore(storeName).get(key);
      taking.objectStore(storeName).delete(key);
      taking.oncomplete = () => resolve((reading.result as { value: unknown } | undefined)?.value);
      taking.onabort = nothing;
      database.close();
    };
  });
}

/**
 * Keeps somebody signed in whom the SDK keeps in IndexedDB: moves them to local storage, where it
 * looks now. The SDK would do it only with IndexedDB among its persistences.
 */
export async function adoptStoredUser(apiKey: string): Promise<void> {
  const key = `firebase:authUser:${apiKey}:[DEFAULT]`;
  try {
    // Only whoever is signed in has an access token, and only from before is there no user with it.
    if (accessToken.read() === null || localStorage.getItem(key) !== null) return;
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    const user = await Promise.race([takeOut(key), tooLate]);
    if (user !== undefined) localStorage.setItem(key, JSON.stringify(user));
  } catch {
    // A browser that keeps nothing has nobody to adopt.
  }
}
