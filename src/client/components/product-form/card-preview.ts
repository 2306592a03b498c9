import { priceInCents } from '../../../contract/price';
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
export const cardPreview = {
  originalPrice: ({ originalPrice }) => previewPrice(originalPrice),
  sellingPrice: ({ sellingPrice, originalPrice }) => {
    const preview = previewPrice(sellingPrice);
    if (sellingPrice === undefined || originalPrice === undefined) return preview;
    const sellingCents = priceInCents(sellingPrice);
    const originalCents = priceInCents(originalPrice);
    if (sellingCents === null || originalCents === null) return preview;
    if (sellingCents > originalCents) return `${preview} That is more than the original price.`;
    const percent = discountPercent(originalPrice, sellingPrice);
    return percent === null ? preview : `${preview} Buyers save ${percent}%.`;
  },
  yearOfPurchase: ({ yearOfPurchase }, now = new Date()) => {
    if (!yearOfPurchase?.trim()) return undefined;
    const years = yearsUsed(yearOfPurchase, now.getFullYear());
    if (years === null) {
      return Number(yearOfPurchase) > now.getFullYear()
        ? "That year is in the future, so the card won't show the watch's age."
        : "That is not a year, so the card won't show the watch's age.";
    }
    const preview = `The card will show “${formatYearsUsed(yearOfPurchase, now.getFullYear())}”.`;
    return years > maxPlausibleYears ? `${preview} Is that the right year?` : preview;
  },
  condition: ({ condition }) => conditionDescription(condition ?? ''),
} satisfies Partial<Record<keyof ProductDraft, Preview>>;

function previewPrice(price: string | undefined): string | undefined {
  if (!price?.trim()) return undefined;
  const preview = `The card will show ${formatPrice(price)}.`;
  const cents = priceInCents(price);
  if (cents === null) {
    return `${preview} That isn't a single amount in dollars, so buyers can't pay it by card.`;
  }
  return cents === 0 ? `${preview} Is it free?` : preview;
}
