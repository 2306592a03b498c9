import { paths } from '../../services/paths';

/** The query parameter of the order's page with a scanned code. */
export const codeParameter = 'code';

/** Returns the URL of the order's page that a QR code contains. The other side opens it there. */
export function codeUrl(orderId: string, code: string): string {
  const url = new URL(paths.order(orderId), window.location.origin);
  url.searchParams.set(codeParameter, code);
  return url.href;
}
