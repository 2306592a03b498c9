import { accessToken } from './access-token';

/** The SDK's database, in which earlier versions stored the signed-in user. */
const databaseName = 'firebaseLocalStorageDb';
const storeName = 'firebaseLocalStorage';

/** In milliseconds. A blocked database never responds. */
const databaseTimeout = 1000;

/** Removes a record and resolves to its value; undefined if there is none. */
function removeRecord(key: string): Promise<unknown> {
  return new Promise((resolve) => {
    const request = indexedDB.open(databaseName);
    const resolveEmpty = () => resolve(undefined);
    // If the database does not exist, do not create it.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = resolveEmpty;
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction(storeName, 'readwrite');
      const record = transaction.objectStore(storeName).get(key);
      transaction.objectStore(storeName).delete(key);
      transaction.oncomplete = () =>
        resolve((record.result as { value: unknown } | undefined)?.value);
      transaction.onabort = resolveEmpty;
      database.close();
    };
  });
}

/**
 * Moves the signed-in user from IndexedDB to local storage. The SDK does so only if IndexedDB is
 * among the configured persistences.
 */
export async function migrateStoredUser(apiKey: string): Promise<void> {
  const key = `firebase:authUser:${apiKey}:[DEFAULT]`;
  try {
    // An access token without a stored user exists only where the user is still in IndexedDB.
    if (accessToken.read() === null || localStorage.getItem(key) !== null) return;
    const timedOut = new Promise<undefined>((resolve) => setTimeout(resolve, databaseTimeout));
    const user = await Promise.race([removeRecord(key), timedOut]);
    if (user !== undefined) localStorage.setItem(key, JSON.stringify(user));
  } catch {
    // Storage is blocked, so there is nothing to migrate.
  }
}
