import { formatPrice } from '../../../contract/selling/format-price';
import { priceInCents, priceOnRequest } from '../../../contract/selling/price';

/** The price of a product, and what the seller typed if it is not an amount. */
interface SellingPriceTexts {
  price: string;
  typedText?: string;
}

/** Returns the texts of a selling price: "$1,200", or "Price on request" and the text of the seller. */
export function sellingPriceTexts(sellingPrice: string): SellingPriceTexts {
  if (priceInCents(sellingPrice) !== null) return { price: formatPrice(sellingPrice) };
  const typedText = sellingPrice.trim();
  return typedText === '' || typedText.toLowerCase() === priceOnRequest.toLowerCase()
    ? { price: priceOnRequest }
    : { price: priceOnRequest, typedText };
}

/** Returns the texts of `sellingPriceTexts` as one, such as "Price on request (make an offer)". */
export function formatSellingPrice(sellingPrice: string): string {
  const { price, typedText } = sellingPriceTexts(sellingPrice);
  return typedText === undefined ? price : `${price} (${typedText})`;
}

/**
 * Returns the discount from the original price in whole percent, rounded down. Null if there is none
 * or if a price is not a single amount.
 */
export function discountPercent(originalPrice: string, sellingPrice: string): number | null {
  const [original, selling] = [priceInCents(originalPrice), priceInCents(sellingPrice)];
  if (original === null || selling === null || selling >= original) return null;
  return Math.floor(((original - selling) / original) * 100) || null;
}
