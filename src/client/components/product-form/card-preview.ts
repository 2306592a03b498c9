import { cardWarnings } from '../../../contract/selling/card-warnings';
import { formatPrice } from '../../../contract/selling/format-price';
import { formatYearsUsed } from '../../../contract/selling/years-used';
import { conditionDescription } from '../product/condition-description';
import { discountPercent } from '../product/price';
import type { ProductDraft } from './product-draft';

type Preview = (draft: Partial<ProductDraft>, now?: Date) => string | undefined;

/**
 * Returns the hint below a field: how the product card will show the value, and what looks wrong.
 * Any text is valid (specification 5.1), so a hint is not an error. Undefined for an empty field.
 */
export const cardPreviewHints = {
  originalPrice: (draft) => cardWarnings.originalPrice(draft) ?? previewPrice(draft.originalPrice),
  sellingPrice: (draft) => {
    const warning = cardWarnings.sellingPrice(draft);
    if (warning !== undefined) return warning;
    const preview = previewPrice(draft.sellingPrice);
    const percent = discountPercent(draft.originalPrice ?? '', draft.sellingPrice ?? '');
    return percent === null ? preview : `${preview} Buyers save ${percent}%.`;
  },
  yearOfPurchase: (draft, now = new Date()) => {
    if (!draft.yearOfPurchase?.trim()) return undefined;
    const shown = formatYearsUsed(draft.yearOfPurchase, now.getFullYear());
    return cardWarnings.yearOfPurchase(draft, now) ?? `The card will show “${shown}”.`;
  },
  productName: (draft) => cardWarnings.productName(draft),
  description: (draft) => cardWarnings.description(draft),
  location: (draft) => cardWarnings.location(draft),
  condition: ({ condition }) => conditionDescription(condition ?? ''),
} satisfies Partial<Record<keyof ProductDraft, Preview>>;

const previewPrice = (price = '') =>
  price.trim() === '' ? 'In US dollars.' : `The card will show ${formatPrice(price)}.`;
