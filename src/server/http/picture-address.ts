import * as z from 'zod/mini';
import {
  here,
  longestPictureAddress,
  readPictureAddress,
  writePictureAddress,
} from '../../contract/picture-address';
import { requiredText } from './fields';

/**
 * The address of a picture that the image host serves.
 * @param prefixes how such addresses begin
 */
export function hostedPicture(prefixes: readonly string[], message: string) {
  return z.pipe(
    z.pipe(
      requiredText(message, longestPictureAddress),
      z.transform((text) => readPictureAddress(text)),
    ),
    z.pipe(
      z.custom<URL>(
        (url) => url instanceof URL && prefixes.some((prefix) => beginsWith(url, prefix)),
        message,
      ),
      z.transform(writePictureAddress),
    ),
  );
}

function beginsWith(url: URL, prefix: string): boolean {
  const { origin, pathname } = new URL(prefix, here);
  return url.origin === origin && url.pathname.startsWith(pathname);
}
