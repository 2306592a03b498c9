import { currencyRules, isWhole, shopCurrency } from './currencies';

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
export function formatMoney(money: Money, locale?: string): string {
  return format(
    money,
    isWhole(money.currency) ? 0 : currencyRules(money.currency).decimals,
    locale,
  );
}

/** Formats an amount, without decimals if it is whole: "$1,200". */
export function formatAmountToPay(money: Money, locale?: string): string {
  return format(money, 0, locale);
}

/** Returns an amount as a plain number in the currency's main unit, with a point: "1200.00". */
export function decimalAmount({ amount, currency }: Money): string {
  const unit = unitOf(currency);
  const isWholeAmount = isWhole(currency) && amount % unit === 0;
  return (amount / unit).toFixed(isWholeAmount ? 0 : currencyRules(currency).decimals);
}

/** The number of smallest units in the currency's main unit. */
export const unitOf = (currency: string): number => 10 ** currencyRules(currency).decimals;

/** Creating one takes longer than formatting. */
const formats = new Map<string, Intl.NumberFormat>();

/** The digits are ours, because those of `Intl` differ between browsers, and from Stripe's. */
function format({ amount, currency }: Money, wholeDigits: number, locale?: string): string {
  const unit = unitOf(currency);
  const digits = amount % unit === 0 ? wholeDigits : currencyRules(currency).decimals;
  // Several currencies have one symbol, so another than the shop's has its code.
  const currencyDisplay = currency.toLowerCase() === shopCurrency() ? 'narrowSymbol' : 'code';
  const key = [locale, currency, currencyDisplay, digits].join();
  const numberFormat =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, numberFormat);
  return numberFormat.format(amount / unit);
}
