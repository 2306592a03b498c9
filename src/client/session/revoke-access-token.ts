import { accessToken } from '../services/access-token';
import { configuration, hasCapability } from '../services/configuration';

/** Removes the access token after a sign-out, and ends its session if the server supports that. */
export function revokeAccessToken(): void {
  const token = accessToken.read();
  accessToken.remove();
  if (!token || !hasCapability('sessions')) return;
  const api = new URL(configuration().apiUrl, window.location.origin).href;
  const headers = { Authorization: `Bearer ${token}` };
  // Not awaited: the device is signed out without a connection, too.
  fetch(`${api}/session`, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
