/** What addresses of this origin are resolved against; nobody can own the name. */
export const here = new URL('https://here.invalid');

/** In characters. */
export const longestPictureAddress = 2048;

/**
 * Reads an address as browsers do: they drop tabs, and take a backslash for a slash. Undefined for
 * what is neither absolute nor a path of this origin, and for one with a name and password.
 */
export function readPictureAddress(text: string): URL | undefined {
  if (!URL.canParse(text, here.href)) return undefined;
  const url = new URL(text, here);
  const isNamed = URL.canParse(text);
  // A path of ours begins with a slash; what names a host says so with its protocol.
  if (!isNamed && (!text.startsWith('/') || url.origin !== here.origin)) return undefined;
  return url.username || url.password ? undefined : url;
}

/** As it is kept: a path for what lies at this origin. */
export function writePictureAddress({ origin, href }: URL): string {
  return origin === here.origin ? href.slice(here.origin.length) : href;
}

/** The address of a person's picture, at any host; none in place of one that is no such address. */
export function portraitAddress(text: string): string {
  const url = readPictureAddress(text);
  const isSafe = url && text.length <= longestPictureAddress && url.protocol === 'https:';
  return isSafe ? writePictureAddress(url) : '';
}
