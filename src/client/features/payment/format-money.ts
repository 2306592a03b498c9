import type { Money } from './payment.machine';

/** Formats an amount, always with its decimals: "$1,200.00". */
export function formatMoney({ amount, currency }: Money): string {
  const format = currencyFormat(currency);
  return format.format(amount / 10 ** fractionDigits(format));
}

/** Formats an amount, without decimals if it is whole: "$1,200". */
export function formatAmountToPay({ amount, currency }: Money): string {
  const unit = 10 ** fractionDigits(currencyFormat(currency));
  const digits = amount % unit === 0 ? { minimumFractionDigits: 0 } : {};
  return currencyFormat(currency, digits).format(amount / unit);
}

function currencyFormat(currency: string, digits: Intl.NumberFormatOptions = {}) {
  return new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
}

function fractionDigits(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
