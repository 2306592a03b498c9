import { priceInCents } from './price';

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
