export const accessTokenKey = 'secondhand-access-token';

/** The API's access token, kept in browser storage so that a reload or second tab stays signed in. */
export const accessToken = {
  read: (): string | null => localStorage.getItem(accessTokenKey),
  store: (token: string): void => localStorage.setItem(accessTokenKey, token),
  forget: (): void => localStorage.removeItem(accessTokenKey),
};
