import { paths } from '../../services/paths/paths';

/** The query parameter of the order page that contains a scanned code. */
export const codeParameter = 'code';

/** Returns the URL for a QR code. The other party scans the code, which opens the order page. */
export function codeUrl(orderId: string, code: string): string {
  const url = new URL(paths.order(orderId), window.location.origin);
  url.searchParams.set(codeParameter, code);
  return url.href;
}
