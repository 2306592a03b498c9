import { goods, inGoodsWords } from '../website/goods-words';
import { cardLimitsMessage, exceedsCardLimits } from '../payments/card-limits';
import { shopCurrency } from '../payments/currencies';
import { currencyName, pluralName } from '../payments/currency-words';
import { findContactDetails } from '../text/contact-details/find-contact-details';
import { normalizeShortText } from '../text/short-text';
import { formatPrice } from './format-price';
import { parsePrice, priceOnRequest } from './price';
import type { Priced } from './price-currency';
import { ambiguousPrices, isInOtherCurrency } from './price-question';
import type { ProductValues } from './product-fields';
import { formatYearsUsed, yearsUsed } from './years-used';

type CardField =
  'productName' | 'originalPrice' | 'location' | 'description' | 'sellingPrice' | 'yearOfPurchase';
export type CardWarning = (
  values: Partial<Pick<ProductValues, CardField>> & Pick<Priced, 'currency'>,
  now: Date,
) => string | undefined;

/** More years of use than this are probably a typing error. */
const maxPlausibleYears = 150;

/**
 * Returns what looks wrong in a value, and how the product card will show it. Any text is valid
 * (specification 5.1), so it is not an error. Undefined for an empty or plausible value.
 */
export const cardWarnings = {
  originalPrice: ({ originalPrice = '', currency }) => {
    if (originalPrice.trim() === '') return undefined;
    const amount = parsePrice(originalPrice, currency);
    if (amount === 0) return `${showPrice(originalPrice, currency)} Is it free?`;
    if (amount !== null) return undefined;
    const question = priceQuestion(originalPrice);
    return (
      question ??
      `${showPrice(originalPrice, currency)} That isn't an amount in ${pluralName(shopCurrency())}.`
    );
  },
  sellingPrice: ({ sellingPrice = '', originalPrice = '', currency }) => {
    if (sellingPrice.trim() === '') return undefined;
    const amount = parsePrice(sellingPrice, currency);
    if (amount === null) {
      return (
        priceQuestion(sellingPrice) ??
        goods`This isn't an amount, so it will show as “${priceOnRequest}”, with your text. Buyers can ask about the watch, but not book it.`
      );
    }
    const shown = `${showPrice(sellingPrice, currency)}${amount === 0 ? ' Is it free?' : ''}`;
    if (exceedsCardLimits(sellingPrice, currency)) {
      return `${shown} Buyers can't book it. ${cardLimitsMessage(currency)}`;
    }
    const isRaised = amount > (parsePrice(originalPrice, currency) ?? Infinity);
    return isRaised ? `${shown} That is more than the original price.` : undefined;
  },
  yearOfPurchase: ({ yearOfPurchase = '' }, now) => {
    if (yearOfPurchase.trim() === '') return undefined;
    const currentYear = now.getFullYear();
    const years = yearsUsed(yearOfPurchase, currentYear);
    if (years === null) {
      const problem =
        Number(normalizeShortText(yearOfPurchase)) > currentYear
          ? 'That year is in the future'
          : 'That is not a year';
      return inGoodsWords(`${problem}, so the card won't show the watch's age.`);
    }
    return years > maxPlausibleYears
      ? `The card will show “${formatYearsUsed(yearOfPurchase, currentYear)}”. Is that the right year?`
      : undefined;
  },
  productName: ({ productName }) => contactWarning(productName),
  description: ({ description }) => contactWarning(description),
  location: ({ location }) => contactWarning(location),
} satisfies Record<CardField, CardWarning>;

const contactWarning = (text = '') =>
  findContactDetails(text).length === 0
    ? undefined
    : 'Leave out phone numbers, email addresses, links and messengers. We check listings that have them.';

const showPrice = (price: string, currency: Priced['currency']) =>
  `The card will show ${formatPrice(price, currency)}.`;

/** Asks for the amount in the shop's currency, if the text is one in another currency or has two meanings. */
function priceQuestion(price: string): string | undefined {
  if (isInOtherCurrency(price)) {
    const [name, noun] = [currencyName(shopCurrency()), pluralName(shopCurrency())];
    return goods`Prices are in ${name} here. Please type the amount in ${noun}, such as 1,250, so that buyers can book the watch.`;
  }
  const [thousands, decimal] = ambiguousPrices(price)?.map((text) => formatPrice(text)) ?? [];
  return (
    thousands &&
    goods`Is it ${thousands} or ${decimal ?? ''}? Please type one of them, so that buyers can book the watch.`
  );
}
