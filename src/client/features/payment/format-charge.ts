import type { Charge } from './payment.machine';

/** What was charged, with all its cents and the sign of its currency. */
export function formatCharge({ amount, currency }: Charge): string {
  const format = currencyFormat(currency);
  return format.format(amount / 10 ** digitsOf(format));
}

/** What will be charged: a whole amount without its noughts, any other with all its cents. */
export function formatAmountToPay({ amount, currency }: Charge): string {
  const unit = 10 ** digitsOf(currencyFormat(currency));
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

function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
