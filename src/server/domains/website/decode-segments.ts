/**
 * Decodes a path as React Router does, which keeps an encoded slash encoded. Returns a malformed path
 * unchanged.
 */
export function decodeSegments(pathName: string): string {
  try {
    return pathName.replaceAll(/[^/]+/g, (segment) =>
      decodeURIComponent(segment).replaceAll('/', '%2F'),
    );
  } catch {
    return pathName;
  }
}
