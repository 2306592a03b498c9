import { lastingStorage } from './browser-storage';

/** Specification 4.2. The script before the first paint looks whether there is one. */
export const accessTokenKey = 'secondhand-access-token';

/** The API's access token, kept in browser storage so that a reload or second tab stays signed in. */
export const accessToken = {
  read: (): string | null => lastingStorage.read(accessTokenKey),
  store: (token: string): void => lastingStorage.store(accessTokenKey, token),
  forget: (): void => lastingStorage.forget(accessTokenKey),
};
