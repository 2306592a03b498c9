import { accessToken } from '../services/identity/access-token';
import { configuration, hasCapability } from '../services/configuration';

/** Removes the access token after a sign-out, and revokes it if the server supports that. */
export function revokeAccessToken(): void {
  const token = accessToken.read();
  accessToken.remove();
  if (!token || !hasCapability('extensions')) return;
  const baseUrl = new URL(configuration().apiUrl, window.location.origin).href;
  const headers = { Authorization: `Bearer ${token}` };
  // This is not awaited, because the sign-out must also work without a connection.
  fetch(`${baseUrl}/session`, { method: 'DELETE', headers, keepalive: true }).catch(
    () => undefined,
  );
}
