import { priceInCents } from '../../../contract/price';

/**
 * A price with its dollar sign, written in the language of the pages, as sellers type it and as it is
 * prerendered; what is not one amount is shown as its seller typed it.
 */
export function formatPrice(price: string): string {
  const cents = priceInCents(price);
  if (cents === null) return price.trim();
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })}`;
}

/**
 * How much less than its original price something costs, in whole percent, never more than it is.
 * Null when that is nothing, or when either price is not one amount.
 */
export function percentSaved(originalPrice: string, sellingPrice: string): number | null {
  const [before, now] = [priceInCents(originalPrice), priceInCents(sellingPrice)];
  if (before === null || now === null || now >= before) return null;
  return Math.floor(((before - now) / before) * 100) || null;
}
