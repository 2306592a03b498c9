import { accessToken } from '../services/access-token';
import { configuration, hasCapability } from '../services/configuration';

/** Forgets the access token of who has signed out, and ends its session at a server that can. */
export function leaveServer(): void {
  const token = accessToken.read();
  accessToken.remove();
  if (!token || !hasCapability('sessions')) return;
  const api = new URL(configuration().apiUrl, window.location.origin).href;
  const headers = { Authorization: `Bearer ${token}` };
  // Nobody waits for it: the device is signed out without a connection, too.
  fetch(`${api}/session`, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
}
