/**
 * Decodes a path as React Router does: an encoded slash stays encoded. A malformed path is returned
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
