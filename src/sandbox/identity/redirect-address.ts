import { isLoopback } from '../../server/environment/urls';

/**
 * Whether the account chooser redirects to pages of this machine only. The emulator's page follows every
 * redirect URL, `javascript:` included.
 * @param address the URL of the request
 */
export function leadsToThisMachine(address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1]);
  return query.getAll('redirectUrl').every((target) => {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
  });
}
