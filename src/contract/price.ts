/** Up to a trillion: beyond that a floating-point number no longer holds every cent. */
const onePrice =
  /^(?:usd\s*\$?|(?:us)?\$)?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?\s*(?:usd|\$)?$/i;

/**
 * Reads a price that a seller typed freely, such as "$1,250.00". Whoever shows, orders or charges
 * a price reads it by this, so that all of them mean the same amount.
 * @returns cents, or null when the text is not one amount
 */
export function priceInCents(price: string): number | null {
  const [, whole, fraction = ''] = onePrice.exec(price.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
}
