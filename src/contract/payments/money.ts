/** An amount of money. */
export interface Money {
  /** In the currency's smallest unit, such as cents. */
  amount: number;
  /** An ISO 4217 code. */
  currency: string;
}

/**
 * Formats an amount, always with its decimals: "$1,200.00".
 * @param locale by default that of the browser
 */
export function formatMoney({ amount, currency }: Money, locale?: string): string {
  const format = currencyFormat(currency, {}, locale);
  return format.format(amount / subunitsPerUnit(format));
}

/** Formats an amount, without decimals if it is whole: "$1,200". */
export function formatAmountToPay({ amount, currency }: Money): string {
  const unit = subunitsPerUnit(currencyFormat(currency));
  const digits = amount % unit === 0 ? { minimumFractionDigits: 0 } : {};
  return currencyFormat(currency, digits).format(amount / unit);
}

/** Returns an amount as a plain number in the currency's main unit, with a point: "1200.00". */
export function decimalAmount({ amount, currency }: Money): string {
  const format = currencyFormat(currency);
  return (amount / subunitsPerUnit(format)).toFixed(fractionDigits(format));
}

function currencyFormat(currency: string, digits: Intl.NumberFormatOptions = {}, locale?: string) {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
}

const subunitsPerUnit = (format: Intl.NumberFormat) => 10 ** fractionDigits(format);

function fractionDigits(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
