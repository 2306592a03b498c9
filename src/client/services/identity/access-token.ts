import { useSyncExternalStore } from 'react';
import { persistentStorage } from '../storage/browser-storage';

/** The local storage key of specification 4.2. The page's inline head script also reads it. */
export const accessTokenKey = 'secondhand-access-token';

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/**
 * The API's access token. It is in local storage so that a reload or another tab stays signed in.
 */
export const accessToken = {
  read: (): string | null => persistentStorage.read(accessTokenKey),
  store(token: string): void {
    persistentStorage.store(accessTokenKey, token);
    notifyListeners();
  },
  remove(): void {
    persistentStorage.remove(accessTokenKey);
    notifyListeners();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hasToken = () => accessToken.read() !== null;

/**
 * Returns whether there is an access token; false on the server and until sign-in has completed.
 */
export const useHasAccessToken = (): boolean =>
  useSyncExternalStore(subscribe, hasToken, () => false);
