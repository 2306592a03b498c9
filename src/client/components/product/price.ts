import { formatPrice } from '../../../contract/selling/format-price';
import { parsePrice, priceOnRequest } from '../../../contract/selling/price';

/** The price of a product, and what the seller typed if it is not an amount. */
interface SellingPriceTexts {
  price: string;
  typedText?: string;
}

/**
 * Returns the texts of a selling price: "$1,200", or "Price on request" and the text of the seller.
 * @param currency by default that of the shop
 */
export function sellingPriceTexts(
  sellingPrice: string,
  currency?: string | null,
): SellingPriceTexts {
  if (parsePrice(sellingPrice, currency) !== null) {
    return { price: formatPrice(sellingPrice, currency) };
  }
  const typedText = sellingPrice.trim();
  return typedText === '' || typedText.toLowerCase() === priceOnRequest.toLowerCase()
    ? { price: priceOnRequest }
    : { price: priceOnRequest, typedText };
}

/** Returns the texts of `sellingPriceTexts` as one, such as "Price on request (make an offer)". */
export function formatSellingPrice(sellingPrice: string, currency?: string | null): string {
  const { price, typedText } = sellingPriceTexts(sellingPrice, currency);
  return typedText === undefined ? price : `${price} (${typedText})`;
}

/**
 * Returns the discount from the original price in whole percent, rounded down. Null if there is none
 * or if a price is not a single amount.
 */
export function discountPercent(
  originalPrice: string,
  sellingPrice: string,
  currency?: string | null,
): number | null {
  const [original = null, selling = null] = [originalPrice, sellingPrice].map((price) =>
    parsePrice(price, currency),
  );
  if (original === null || selling === null || selling >= original) return null;
  return Math.floor(((original - selling) / original) * 100) || null;
}
