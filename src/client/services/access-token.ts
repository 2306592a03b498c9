import { useSyncExternalStore } from 'react';
import { lastingStorage } from './browser-storage';

/** Specification 4.2. The script before the first paint looks whether there is one. */
export const accessTokenKey = 'secondhand-access-token';

const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

/** The API's access token, kept in browser storage so that a reload or second tab stays signed in. */
export const accessToken = {
  read: (): string | null => lastingStorage.read(accessTokenKey),
  store(token: string): void {
    lastingStorage.store(accessTokenKey, token);
    tellListeners();
  },
  forget(): void {
    lastingStorage.forget(accessTokenKey);
    tellListeners();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isHeld = () => accessToken.read() !== null;

/** Whether there is one; who is signing in just now has none yet. None on the server. */
export const useHoldsAccessToken = (): boolean =>
  useSyncExternalStore(subscribe, isHeld, () => false);
