import { shopCurrency } from '../payments/currencies';
import { formatAmountToPay } from '../payments/money';
import { parsePrice } from './price';

/**
 * Returns a price with its currency: "$1,200". Text that is not a single amount stays as the seller entered it.
 * @param currency by default that of the shop
 */
export function formatPrice(price: string, currency?: string | null): string {
  const amount = parsePrice(price, currency);
  return amount === null ? price.trim() : formatAmount(amount, currency);
}

/**
 * Returns an amount in the currency's smallest unit as `formatPrice` does. The format is always English, so that the
 * prerendered and the hydrated text are equal.
 */
export const formatAmount = (amount: number, currency?: string | null): string =>
  formatAmountToPay({ amount, currency: currency ?? shopCurrency() }, 'en');
