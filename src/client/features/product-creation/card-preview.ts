import { priceInCents } from '../../../contract/price';
import { conditionDescription } from '../../components/product/condition-description';
import { formatPrice, discountPercent } from '../../components/product/price';
import { formatYearsUsed, yearsUsed } from '../../components/product/product-facts';
import type { ProductDraft } from './product-creation.machine';

/** More years of use than this suggest a typing error. */
const oldest = 150;

type Preview = (draft: Partial<ProductDraft>, now?: Date) => string | undefined;

/**
 * Hints below the fields: how the product card will show the typed value, and what looks wrong.
 * Any text is valid (specification 5.1), so these are not errors. Undefined for an empty field.
 */
export const cardPreview = {
  originalPrice: ({ originalPrice }) => previewPrice(originalPrice),
  sellingPrice: ({ sellingPrice, originalPrice }) => {
    const preview = previewPrice(sellingPrice);
    if (sellingPrice === undefined || originalPrice === undefined) return preview;
    const [now, before] = [priceInCents(sellingPrice), priceInCents(originalPrice)];
    if (now === null || before === null) return preview;
    if (now > before) return `${preview} That is more than the original price.`;
    const saved = discountPercent(originalPrice, sellingPrice);
    return saved === null ? preview : `${preview} Buyers save ${saved}%.`;
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
    return years > oldest ? `${preview} Is that the right year?` : preview;
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
