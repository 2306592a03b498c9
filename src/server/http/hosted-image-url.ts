import { baseUrl, parsePictureUrl, formatPictureUrl } from '../../contract/picture-url';

/**
 * The address of a picture that the image host serves, as it is kept; undefined for any other.
 * @param prefixes how such addresses begin
 */
export function hostedImageUrl(text: string, prefixes: readonly string[]): string | undefined {
  const url = parsePictureUrl(text);
  const isHosted = url && prefixes.some((prefix) => beginsWith(url, prefix));
  return isHosted ? formatPictureUrl(url) : undefined;
}

function beginsWith(url: URL, prefix: string): boolean {
  const { origin, pathname } = new URL(prefix, baseUrl);
  return url.origin === origin && url.pathname.startsWith(pathname);
}
