import { priceInCents } from '../../../contract/price';

/** A price with its dollar sign; what is not one amount is shown as its seller typed it. */
export function formatPrice(price: string): string {
  const cents = priceInCents(price);
  if (cents === null) return `$${price.trim().replace(/^\$\s*/, '')}`;
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString(undefined, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })}`;
}
