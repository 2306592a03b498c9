import { isLoopback } from '../../server/environment/urls';

/**
 * Whether the account chooser may lead to these places after a sign-in: only to pages of this
 * machine. The emulator's page follows whatever its address says, scripts included.
 * @param address of the request, as it was sent
 */
export function leadsToThisMachine(address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1]);
  return query.getAll('redirectUrl').every((target) => {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
  });
}
