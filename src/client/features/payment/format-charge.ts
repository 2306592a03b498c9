import type { Charge } from './payment.machine';

/** What will be charged, with all its cents and the sign of its currency. */
export function formatCharge({ amount, currency }: Charge): string {
  const format = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const { maximumFractionDigits: fractionDigits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** fractionDigits);
}
