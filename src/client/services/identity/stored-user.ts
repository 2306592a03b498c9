import { accessToken, accessTokenKey } from './access-token';
import { persistentStorage, tabStorage } from '../storage/browser-storage';

/** The prefix of the storage keys under which the SDK stores the signed-in user. */
const keyPrefix = 'firebase:authUser:';

/**
 * Returns whether a user may be signed in: the SDK has stored one, or there is an access token, whose user an
 * earlier version may have stored in IndexedDB. Otherwise the SDK is not needed to know the auth state.
 */
export function hasStoredUser(): boolean {
  const storages = [persistentStorage, tabStorage];
  return (
    accessToken.read() !== null || storages.some((storage) => storage.keys(keyPrefix).length > 0)
  );
}

/**
 * Calls the listener when another tab stores a user.
 * @returns a function that unsubscribes
 */
export function onUserStoredInOtherTab(listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    const isUser = key?.startsWith(keyPrefix) || key === accessTokenKey;
    if (isUser && newValue !== null) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
