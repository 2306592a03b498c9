import { cardLimitsMessage, exceedsCardLimits } from '../../../contract/payments/card-limits';
import {
  ambiguousPrices,
  isInOtherCurrency,
  priceInCents,
  priceOnRequest,
} from '../../../contract/selling/price';
import { findContactDetails } from '../../../contract/text/contact-details/find-contact-details';
import { normalizeShortText } from '../../../contract/text/short-text';
import { conditionDescription } from '../product/condition-description';
import { formatPrice, discountPercent } from '../product/price';
import { formatYearsUsed, yearsUsed } from '../product/product-facts';
import type { ProductDraft } from './product-draft';

/** More years of use than this are probably a typing error. */
const maxPlausibleYears = 150;

type Preview = (draft: Partial<ProductDraft>, now?: Date) => string | undefined;

/**
 * Returns the hint below a field: how the product card will show the value, and what looks wrong.
 * Any text is valid (specification 5.1), so a hint is not an error. Undefined for an empty field.
 */
export const cardPreviewHints = {
  originalPrice: ({ originalPrice }) => previewPrice(originalPrice),
  sellingPrice: ({ sellingPrice, originalPrice }) => {
    if (!sellingPrice?.trim()) return currencyHint;
    const sellingCents = priceInCents(sellingPrice);
    if (sellingCents === null) {
      return (
        priceQuestion(sellingPrice) ??
        `This isn't an amount, so it will show as “${priceOnRequest}”, with your text. Buyers can ask about the watch, but not book it.`
      );
    }
    if (exceedsCardLimits(sellingPrice)) {
      return `${previewPrice(sellingPrice)} Buyers can't book it. ${cardLimitsMessage}`;
    }
    const preview = previewPrice(sellingPrice);
    const originalCents = priceInCents(originalPrice ?? '');
    if (!originalPrice || originalCents === null) return preview;
    if (sellingCents > originalCents) return `${preview} That is more than the original price.`;
    const percent = discountPercent(originalPrice, sellingPrice);
    return percent === null ? preview : `${preview} Buyers save ${percent}%.`;
  },
  yearOfPurchase: ({ yearOfPurchase }, now = new Date()) => {
    if (!yearOfPurchase?.trim()) return undefined;
    const years = yearsUsed(yearOfPurchase, now.getFullYear());
    if (years === null) {
      return Number(normalizeShortText(yearOfPurchase)) > now.getFullYear()
        ? "That year is in the future, so the card won't show the watch's age."
        : "That is not a year, so the card won't show the watch's age.";
    }
    const preview = `The card will show “${formatYearsUsed(yearOfPurchase, now.getFullYear())}”.`;
    return years > maxPlausibleYears ? `${preview} Is that the right year?` : preview;
  },
  productName: ({ productName }) => contactHint(productName),
  description: ({ description }) => contactHint(description),
  location: ({ location }) => contactHint(location),
  condition: ({ condition }) => conditionDescription(condition ?? ''),
} satisfies Partial<Record<keyof ProductDraft, Preview>>;

const contactHint = (text = '') =>
  findContactDetails(text).length === 0
    ? undefined
    : 'Leave out phone numbers, email addresses, links and messengers. Our staff checks listings that have them.';

const currencyHint = 'In US dollars.';

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

function previewPrice(price: string | undefined): string {
  if (!price?.trim()) return currencyHint;
  const preview = `The card will show ${formatPrice(price)}.`;
  const cents = priceInCents(price);
  const question = cents === null ? priceQuestion(price) : undefined;
  if (question !== undefined) return question;
  if (cents === null) return `${preview} That isn't an amount in dollars.`;
  return cents === 0 ? `${preview} Is it free?` : preview;
}
