/** Up to a trillion: larger numbers lose cents in floating point. */
const plain = '\\d{1,12}';
const inThousands = '\\d{1,3}(?:,\\d{3}){1,3}';
/** Thousands, lakhs and crores: 1,25,00,000. */
const inLakhs = '\\d{1,2}(?:,\\d{2}){1,3},\\d{3}';
/** The suffix for "only" in South Asia: 1250/- or 1250/=. */
const only = '(?:\\s*/[-=])?';
const onePrice = new RegExp(
  `^(?:usd\\s*\\$?|(?:us)?\\$)?\\s*(${plain}|${inThousands}|${inLakhs})(?:\\.(\\d{1,2}))?${only}\\s*(?:usd|\\$)?$`,
  'i',
);

/**
 * Parses a price in free text, such as "$1,250.00". Display, sorting and charging all use this
 * function, so they agree on the amount.
 * @returns cents, or null if the text is not a single amount
 */
export function priceInCents(price: string): number | null {
  const [, whole, fraction = ''] = onePrice.exec(price.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
}
