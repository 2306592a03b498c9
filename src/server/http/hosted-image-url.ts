import { here, readPictureAddress, writePictureAddress } from '../../contract/picture-address';

/**
 * The address of a picture that the image host serves, as it is kept; undefined for any other.
 * @param prefixes how such addresses begin
 */
export function hostedImageUrl(text: string, prefixes: readonly string[]): string | undefined {
  const url = readPictureAddress(text);
  const isHosted = url && prefixes.some((prefix) => beginsWith(url, prefix));
  return isHosted ? writePictureAddress(url) : undefined;
}

function beginsWith(url: URL, prefix: string): boolean {
  const { origin, pathname } = new URL(prefix, here);
  return url.origin === origin && url.pathname.startsWith(pathname);
}
