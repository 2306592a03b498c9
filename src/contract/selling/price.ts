/** What is shown in place of a selling price that is no amount. It can be asked about, but not booked. */
export const priceOnRequest = 'Price on request';

/** At most 12 digits, because floating point would lose the cents of larger numbers. */
const plainNumber = '\\d{1,12}';
const groupedByThousands = '\\d{1,3}(?:,\\d{3}){1,3}';
/** The Indian grouping by lakhs and crores: 1,25,00,000. */
const groupedByLakhs = '\\d{1,2}(?:,\\d{2}){1,3},\\d{3}';
/** The South Asian suffix that means "only": 1250/- or 1250/=. */
const onlySuffix = '(?:\\s*/[-=])?';
const pricePattern = new RegExp(
  `^(?:usd\\s*\\$?|(?:us)?\\$)?\\s*(${plainNumber}|${groupedByThousands}|${groupedByLakhs})(?:\\.(\\d{1,2}))?${onlySuffix}\\s*(?:usd|\\$)?$`,
  'i',
);

/**
 * Parses a price in free text, such as "$1,250.00". Display, sorting and charging all use this
 * function, so they agree on the amount.
 * @returns cents, or null if the text is not a single amount
 */
export function priceInCents(price: string): number | null {
  const [, whole, fraction = ''] = pricePattern.exec(price.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
}
