import { cardLimitsMessage, exceedsCardLimits } from '../../../contract/payments/card-limits';
import type { Priced } from '../../../contract/selling/price-currency';
import { formatPrice } from '../../../contract/selling/format-price';
import { parsePrice } from '../../../contract/selling/price';

/** Returns why a typed price can't be offered for a product; undefined if it can. */
export function offerPriceError(typed: string | undefined, product: Priced): string | undefined {
  const { sellingPrice, currency } = product;
  const amount = parsePrice(typed ?? '', currency);
  if (amount === null) return 'Please enter a price, such as 950.';
  if (exceedsCardLimits(typed ?? '', currency)) return cardLimitsMessage(currency);
  const price = parsePrice(sellingPrice, currency);
  if (price !== null && amount >= price) {
    return `Your offer has to be below the price of ${formatPrice(sellingPrice, currency)}.`;
  }
  return undefined;
}
