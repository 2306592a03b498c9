import {
  placeholderOrigin,
  parsePictureUrl,
  formatPictureUrl,
} from '../../../contract/pictures/picture-url';

/**
 * Returns the normalized URL of an image on the image host; undefined for any other URL.
 * @param prefixes the beginnings of the image host's URLs
 */
export function hostedImageUrl(text: string, prefixes: readonly string[]): string | undefined {
  const url = parsePictureUrl(text);
  const isHosted = url && prefixes.some((prefix) => hasPrefix(url, prefix));
  return isHosted ? formatPictureUrl(url) : undefined;
}

function hasPrefix(url: URL, prefix: string): boolean {
  const { origin, pathname } = new URL(prefix, placeholderOrigin);
  return url.origin === origin && url.pathname.startsWith(pathname);
}
