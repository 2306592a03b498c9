/** Up to a trillion: beyond that a floating-point number no longer holds every cent. */
const plain = '\\d{1,12}';
const inThousands = '\\d{1,3}(?:,\\d{3}){1,3}';
/** Thousands, lakhs and crores: 1,25,00,000. */
const inLakhs = '\\d{1,2}(?:,\\d{2}){1,3},\\d{3}';
/** "only", as it stands behind amounts in South Asia: 1250/- or 1250/=. */
const only = '(?:\\s*/[-=])?';
const onePrice = new RegExp(
  `^(?:usd\\s*\\$?|(?:us)?\\$)?\\s*(${plain}|${inThousands}|${inLakhs})(?:\\.(\\d{1,2}))?${only}\\s*(?:usd|\\$)?$`,
  'i',
);

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
