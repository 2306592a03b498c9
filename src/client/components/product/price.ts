import { priceInCents } from '../../../contract/price';

/**
 * A price with its dollar sign in English format, which also keeps the prerendered text equal. Text
 * that is not a single amount stays as the seller entered it.
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
 * The discount from the original price in whole percent, rounded down. Null if there is none or if
 * a price is not a single amount.
 */
export function discountPercent(originalPrice: string, sellingPrice: string): number | null {
  const [before, now] = [priceInCents(originalPrice), priceInCents(sellingPrice)];
  if (before === null || now === null || now >= before) return null;
  return Math.floor(((before - now) / before) * 100) || null;
}
