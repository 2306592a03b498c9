import { accessToken } from '../services/access-token';
import { configuration } from '../services/configuration';

/** Forgets the access token of who has signed out, and ends its session at a server that can. */
export function leaveServer(): void {
  const token = accessToken.read();
  accessToken.forget();
  const { apiUrl, capabilities } = configuration();
  if (!token || !capabilities?.includes('sessions')) return;
  const api = new URL(apiUrl, window.location.origin).href;
  const headers = { Authorization: `Bearer ${token}` };
  // Nobody waits for it: the device is signed out without a connection, too.
  fetch(`${api}/session`, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
