import { isLoopback } from '../../server/environment/urls';

/**
 * Whether all redirect URLs of a request to the account chooser are HTTP URLs of this machine. The page of
 * the emulator would follow any URL, including `javascript:`.
 * @param requestUrl the URL of the request to the chooser
 */
export function redirectsToLoopback(requestUrl: string): boolean {
  const query = new URLSearchParams(requestUrl.split('?')[1]);
  return query.getAll('redirectUrl').every((target) => {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
  });
}
