/** What addresses of this origin are resolved against; nobody can own the name. */
export const baseUrl = new URL('https://baseUrl.invalid');

/** In characters. */
export const maxPictureUrlLength = 2048;

/**
 * Reads an address as browsers do: they drop tabs, and take a backslash for a slash. Undefined for
 * what is neither absolute nor a path of this origin, and for one with a name and password.
 */
export function parsePictureUrl(text: string): URL | undefined {
  if (!URL.canParse(text, baseUrl.href)) return undefined;
  const url = new URL(text, baseUrl);
  const isNamed = URL.canParse(text);
  // A path of ours begins with a slash; what names a host says so with its protocol.
  if (!isNamed && (!text.startsWith('/') || url.origin !== baseUrl.origin)) return undefined;
  return url.username || url.password ? undefined : url;
}

/** As it is kept: a path for what lies at this origin. */
export function formatPictureUrl({ origin, href }: URL): string {
  return origin === baseUrl.origin ? href.slice(baseUrl.origin.length) : href;
}

/** The address of a person's picture, at any host; none in place of one that is no such address. */
export function safePortraitUrl(text: string): string {
  const url = parsePictureUrl(text);
  const isSafe = url && text.length <= maxPictureUrlLength && url.protocol === 'https:';
  return isSafe ? formatPictureUrl(url) : '';
}
