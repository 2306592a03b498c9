/** Base for the paths of this origin; the domain is reserved (RFC 2606). */
export const baseUrl = new URL('https://baseUrl.invalid');

/** In characters. */
export const maxPictureUrlLength = 2048;

/**
 * Parses a URL as browsers do, which remove tabs and treat a backslash as a slash. Undefined unless it
 * is absolute or a path of this origin, and has no credentials.
 */
export function parsePictureUrl(text: string): URL | undefined {
  if (!URL.canParse(text, baseUrl.href)) return undefined;
  const url = new URL(text, baseUrl);
  const isAbsolute = URL.canParse(text);
  // A relative URL must be an absolute path; another host must be named with its protocol.
  if (!isAbsolute && (!text.startsWith('/') || url.origin !== baseUrl.origin)) return undefined;
  return url.username || url.password ? undefined : url;
}

/** The stored form: a path for a URL of this origin. */
export function formatPictureUrl({ origin, href }: URL): string {
  return origin === baseUrl.origin ? href.slice(baseUrl.origin.length) : href;
}

/** The https URL of a user's photo on any host; empty if the text is none. */
export function safePortraitUrl(text: string): string {
  const url = parsePictureUrl(text);
  const isSafe = url && text.length <= maxPictureUrlLength && url.protocol === 'https:';
  return isSafe ? formatPictureUrl(url) : '';
}
