/**
 * A path with its characters decoded, as React Router compares them with a route's: an encoded slash
 * stays one, so that it divides nothing. What cannot be decoded stays as it is.
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
