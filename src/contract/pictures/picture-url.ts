/** Stands for this site's origin, which the code does not know. The domain is reserved (RFC 2606). */
export const placeholderOrigin = new URL('https://this-site.invalid');

/** The maximum length of a picture URL in characters. */
export const maxPictureUrlLength = 2048;

/**
 * Parses a URL in the same way as browsers, which remove tabs and treat a backslash as a slash. Returns
 * undefined unless the URL is absolute or an absolute path of this origin, and has no credentials.
 */
export function parsePictureUrl(text: string): URL | undefined {
  if (!URL.canParse(text, placeholderOrigin.href)) return undefined;
  const url = new URL(text, placeholderOrigin);
  const isAbsolute = URL.canParse(text);
  // A relative URL must be an absolute path. A URL of another host must include the protocol.
  if (!isAbsolute && (!text.startsWith('/') || url.origin !== placeholderOrigin.origin))
    return undefined;
  return url.username || url.password ? undefined : url;
}

/** Returns the stored form of a URL: a path if the URL is of this origin. */
export function formatPictureUrl({ origin, href }: URL): string {
  return origin === placeholderOrigin.origin ? href.slice(placeholderOrigin.origin.length) : href;
}

/** Returns the URL of a user's photo, on any host; empty if the text is not an https URL. */
export function safePortraitUrl(text: string): string {
  const url = parsePictureUrl(text);
  const isSafe = url && text.length <= maxPictureUrlLength && url.protocol === 'https:';
  return isSafe ? formatPictureUrl(url) : '';
}
