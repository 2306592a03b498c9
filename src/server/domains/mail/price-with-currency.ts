import { priceInCents } from '../../../contract/selling/price';

/** Returns a price with its currency: "1250" as "$1,250". A text that is not a price stays as it is. */
export function priceWithCurrency(price: string): string {
  const cents = priceInCents(price);
  if (cents === null) return price;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
