import * as z from 'zod/mini';
import { requiredText } from './fields';

const longestAddress = 2048;

/** What addresses of this origin are resolved against; nobody can own the name. */
const here = new URL('https://here.invalid');

/**
 * The address of a picture that the image host serves, as browsers read it: they drop tabs, and
 * take a backslash for a slash.
 * @param prefixes how such addresses begin
 */
export function hostedPicture(prefixes: readonly string[], message: string) {
  return z.pipe(
    z.pipe(
      requiredText(message, longestAddress),
      z.transform((text) => readAddress(text)),
    ),
    z.pipe(
      z.custom<URL>(
        (url) => url instanceof URL && prefixes.some((prefix) => beginsWith(url, prefix)),
        message,
      ),
      z.transform(written),
    ),
  );
}

/** The address of a person's picture, at any host; none in place of one that is no such address. */
export function portraitAddress(text: string): string {
  const url = readAddress(text);
  const isSafe = url && text.length <= longestAddress && url.protocol === 'https:';
  return isSafe ? written(url) : '';
}

function readAddress(text: string): URL | undefined {
  if (!URL.canParse(text, here)) return undefined;
  const url = new URL(text, here);
  const isNamed = URL.canParse(text);
  // A path of ours begins with a slash; what names a host says so with its protocol.
  if (!isNamed && (!text.startsWith('/') || url.origin !== here.origin)) return undefined;
  return url.username || url.password ? undefined : url;
}

function beginsWith(url: URL, prefix: string): boolean {
  const { origin, pathname } = new URL(prefix, here);
  return url.origin === origin && url.pathname.startsWith(pathname);
}

function written({ origin, href }: URL): string {
  return origin === here.origin ? href.slice(here.origin.length) : href;
}
