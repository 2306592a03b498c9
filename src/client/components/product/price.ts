import { priceInCents } from '../../../contract/price';

/**
 * Returns a price with a dollar sign. The format is always English, so that the prerendered and the
 * hydrated text are equal. Text that is not a single amount stays as the seller entered it.
 */
export function formatPrice(price: string): string {
  const cents = priceInCents(price);
  if (cents === null) return price.trim();
  return `$${(cents % 100 === 0 ? dollarFormat : centFormat).format(cents / 100)}`;
}

const dollarFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const centFormat = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Returns the discount from the original price in whole percent, rounded down. Null if there is none
 * or if a price is not a single amount.
 */
export function discountPercent(originalPrice: string, sellingPrice: string): number | null {
  const [original, selling] = [priceInCents(originalPrice), priceInCents(sellingPrice)];
  if (original === null || selling === null || selling >= original) return null;
  return Math.floor(((original - selling) / original) * 100) || null;
}
