import { currencyRules, isWhole, shopCurrency } from '../payments/currencies';
import { currencyMarks } from '../payments/currency-words';
import { normalizeShortText } from '../text/short-text';

/** What is shown in place of a selling price that is no amount. It can be asked about, but not booked. */
export const priceOnRequest = 'Price on request';

/** At most 12 digits, because floating point would lose the cents of larger numbers. */
const plainNumber = '\\d{1,12}';
const groupedByThousands = '\\d{1,3}(?:,\\d{3}){1,3}';
/** The Indian grouping by lakhs and crores: 1,25,00,000. */
const groupedByLakhs = '\\d{1,2}(?:,\\d{2}){1,3},\\d{3}';
/** Suffixes that mean "only": 1250/- or 1250/= of South Asia, 1250,- of Europe. */
const onlySuffix = '(?:\\s*/[-=]|[,.]-)?';

/** The ways to write an amount, with the digits of the main unit and of its decimals. */
function amountPatterns(currency: string): string[] {
  const { decimals } = currencyRules(currency);
  // A single point before three digits groups thousands in one country and begins the decimals in another.
  const minGroups = isWhole(currency) ? 1 : 2;
  return [
    `(${plainNumber}|${groupedByThousands}|${groupedByLakhs})(?:\\.(\\d{1,${Math.max(decimals, 2)}}))?`,
    `(${plainNumber}|\\d{1,3}(?:\\.\\d{3}){1,3}),(\\d{1,2})`,
    `(\\d{1,3}(?:\\.\\d{3}){${minGroups},3})()`,
    "(\\d{1,3}(?:[ '’]\\d{3}){1,3})(?:[.,](\\d{1,2}))?",
  ];
}

interface PriceFormat {
  patterns: RegExp[];
  marks: string[];
}

const formats = new Map<string, PriceFormat>();

function createFormat(currency: string): PriceFormat {
  return {
    patterns: amountPatterns(currency).map(
      (amount) => new RegExp(`^(\\D*?)\\s*${amount}${onlySuffix}\\s*(\\D*)$`),
    ),
    marks: currencyMarks(currency),
  };
}

/**
 * Parses a price in free text, such as "$1,250.00" or "1 250,00". Display, sorting and charging all use this
 * function, so they agree on the amount.
 * @param currency by default that of the shop
 * @returns the amount in the currency's smallest unit, or null if the text is not a single amount that can be paid in
 * the currency and read in one way only
 */
export function parsePrice(price: string, currency?: string | null): number | null {
  const code = currency ?? shopCurrency();
  const format = formats.get(code) ?? createFormat(code);
  formats.set(code, format);
  const text = normalizeShortText(price);
  const match = format.patterns.map((pattern) => pattern.exec(text)).find(Boolean);
  const [, before = '', units, fraction = '', after = ''] = match ?? [];
  const isOwn = (mark: string) =>
    mark === '' || format.marks.includes(mark.replace(' ', '').toLowerCase());
  if (units === undefined || !isOwn(before) || !isOwn(after)) return null;
  const { decimals, step } = currencyRules(code);
  const amount = Number(
    units.replace(/\D/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0'),
  );
  const isPayable = amount % step === 0 && Number(fraction.slice(decimals)) === 0;
  return isPayable ? amount : null;
}
