import { normalizeShortText } from '../text/short-text';

/** What is shown in place of a selling price that is no amount. It can be asked about, but not booked. */
export const priceOnRequest = 'Price on request';

/** At most 12 digits, because floating point would lose the cents of larger numbers. */
const plainNumber = '\\d{1,12}';
const groupedByThousands = '\\d{1,3}(?:,\\d{3}){1,3}';
/** The Indian grouping by lakhs and crores: 1,25,00,000. */
const groupedByLakhs = '\\d{1,2}(?:,\\d{2}){1,3},\\d{3}';
/** The ways to write an amount, with the digits of the dollars and of the cents. */
const amounts = [
  `(${plainNumber}|${groupedByThousands}|${groupedByLakhs})(?:\\.(\\d{1,2}))?`,
  `(${plainNumber}|\\d{1,3}(?:\\.\\d{3}){1,3}),(\\d{1,2})`,
  // A single point before three digits groups thousands in one country and begins the decimals in another.
  '(\\d{1,3}(?:\\.\\d{3}){2,3})',
  "(\\d{1,3}(?:[ '’]\\d{3}){1,3})(?:[.,](\\d{1,2}))?",
];
/** Suffixes that mean "only": 1250/- or 1250/= of South Asia, 1250,- of Europe. */
const onlySuffix = '(?:\\s*/[-=]|[,.]-)?';
const pricePatterns = amounts.map(
  (amount) =>
    new RegExp(`^(?:usd\\s*\\$?|(?:us)?\\$)?\\s*${amount}${onlySuffix}\\s*(?:usd|\\$)?$`, 'i'),
);

/**
 * Parses a price in free text, such as "$1,250.00" or "1 250,00". Display, sorting and charging all use this
 * function, so they agree on the amount.
 * @returns cents, or null if the text is not a single amount in dollars that can be read in one way only
 */
export function priceInCents(price: string): number | null {
  const text = normalizeShortText(price);
  const match = pricePatterns.map((pattern) => pattern.exec(text)).find(Boolean);
  const [, whole, fraction = ''] = match ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
}

const ambiguousAmount = /^\D*(\d{1,3})\.(\d{3})\D*$/;

/** Returns both meanings in dollars of a price such as "1.250"; undefined for another text. */
export function ambiguousPrices(price: string): [thousands: string, decimal: string] | undefined {
  const [, start = '', end = ''] = ambiguousAmount.exec(normalizeShortText(price)) ?? [];
  return end === '' ? undefined : [`${start}${end}`, `${start}.${end.slice(0, 2)}`];
}

const otherCurrency =
  /\d.*(?!\$)\p{Sc}|(?!\$)\p{Sc}.*\d|\b(?:eur|gbp|chf|bdt|tk|taka|inr|rs|pkr|aed|cny|jpy)\b|টাকা/iu;

/** Whether a text is an amount in another currency than dollars. */
export const isInOtherCurrency = (price: string): boolean =>
  /\d/.test(normalizeShortText(price)) && otherCurrency.test(price);
