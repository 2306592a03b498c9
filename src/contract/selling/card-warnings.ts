import { cardLimitsMessage, exceedsCardLimits } from '../payments/card-limits';
import { findContactDetails } from '../text/contact-details/find-contact-details';
import { normalizeShortText } from '../text/short-text';
import { formatPrice } from './format-price';
import { ambiguousPrices, isInOtherCurrency, priceInCents, priceOnRequest } from './price';
import type { ProductValues } from './product-fields';
import { formatYearsUsed, yearsUsed } from './years-used';

type CardField =
  'productName' | 'originalPrice' | 'location' | 'description' | 'sellingPrice' | 'yearOfPurchase';
export type CardWarning = (
  values: Partial<Pick<ProductValues, CardField>>,
  now: Date,
) => string | undefined;

/** More years of use than this are probably a typing error. */
const maxPlausibleYears = 150;

/**
 * Returns what looks wrong in a value, and how the product card will show it. Any text is valid
 * (specification 5.1), so it is not an error. Undefined for an empty or plausible value.
 */
export const cardWarnings = {
  originalPrice: ({ originalPrice = '' }) => {
    if (originalPrice.trim() === '') return undefined;
    const cents = priceInCents(originalPrice);
    if (cents === 0) return `${showPrice(originalPrice)} Is it free?`;
    if (cents !== null) return undefined;
    const question = priceQuestion(originalPrice);
    return question ?? `${showPrice(originalPrice)} That isn't an amount in dollars.`;
  },
  sellingPrice: ({ sellingPrice = '', originalPrice = '' }) => {
    if (sellingPrice.trim() === '') return undefined;
    const cents = priceInCents(sellingPrice);
    if (cents === null) {
      return (
        priceQuestion(sellingPrice) ??
        `This isn't an amount, so it will show as “${priceOnRequest}”, with your text. Buyers can ask about the watch, but not book it.`
      );
    }
    const shown = `${showPrice(sellingPrice)}${cents === 0 ? ' Is it free?' : ''}`;
    if (exceedsCardLimits(sellingPrice))
      return `${shown} Buyers can't book it. ${cardLimitsMessage}`;
    const isRaised = cents > (priceInCents(originalPrice) ?? Infinity);
    return isRaised ? `${shown} That is more than the original price.` : undefined;
  },
  yearOfPurchase: ({ yearOfPurchase = '' }, now) => {
    if (yearOfPurchase.trim() === '') return undefined;
    const currentYear = now.getFullYear();
    const years = yearsUsed(yearOfPurchase, currentYear);
    if (years === null) {
      return Number(normalizeShortText(yearOfPurchase)) > currentYear
        ? "That year is in the future, so the card won't show the watch's age."
        : "That is not a year, so the card won't show the watch's age.";
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
    : 'Leave out phone numbers, email addresses, links and messengers. Our staff checks listings that have them.';

const showPrice = (price: string) => `The card will show ${formatPrice(price)}.`;

/** Asks for the amount in dollars, if the text is one in another currency or has two meanings. */
function priceQuestion(price: string): string | undefined {
  if (isInOtherCurrency(price)) {
    return 'Prices are in US dollars here. Please type the amount in dollars, such as 1,250, so that buyers can book the watch.';
  }
  const [thousands, decimal] = ambiguousPrices(price)?.map(formatPrice) ?? [];
  return (
    thousands &&
    `Is it ${thousands} or ${decimal}? Please type one of them, so that buyers can book the watch.`
  );
}
