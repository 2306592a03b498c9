import type { FormState } from 'final-form';
import { shopCurrency } from '../../../contract/payments/currencies';
import { currencyName } from '../../../contract/payments/currency-words';
import { cardWarnings } from '../../../contract/selling/card-warnings';
import { formatPrice } from '../../../contract/selling/format-price';
import type { Priced } from '../../../contract/selling/price-currency';
import { formatYearsUsed } from '../../../contract/selling/years-used';
import { conditionDescription } from '../product/condition-description';
import { discountPercent } from '../product/price';
import type { ProductDraft } from './product-draft';

/** The values of the form, with the currency of its prices if it is not the shop's. */
export type PreviewedDraft = Partial<ProductDraft> & Pick<Priced, 'currency'>;

/** Returns the currency of the prices in a form. A new price is in that of the shop. */
export const previewedCurrency = ({
  values,
  dirtyFields = {},
}: FormState<PreviewedDraft>): Priced['currency'] =>
  dirtyFields['originalPrice'] || dirtyFields['sellingPrice'] ? null : values.currency;

type Preview = (draft: PreviewedDraft, now?: Date) => string | undefined;

/**
 * Returns the hint below a field: how the product card will show the value, and what looks wrong.
 * Any text is valid (specification 5.1), so a hint is not an error. Undefined for an empty field.
 */
export const cardPreviewHints = {
  originalPrice: (draft) =>
    cardWarnings.originalPrice(draft) ?? previewPrice(draft.originalPrice, draft.currency),
  sellingPrice: (draft) => {
    const warning = cardWarnings.sellingPrice(draft);
    if (warning !== undefined) return warning;
    const preview = previewPrice(draft.sellingPrice, draft.currency);
    const percent = discountPercent(
      draft.originalPrice ?? '',
      draft.sellingPrice ?? '',
      draft.currency,
    );
    return percent === null ? preview : `${preview} Buyers save ${percent}%.`;
  },
  shippingPrice: ({ shippingPrice }) =>
    shippingPrice?.trim() ? undefined : 'Shipping is free without a price.',
  shippingCountries: ({ shippingCountries }) =>
    shippingCountries?.trim() ? undefined : 'Everywhere, unless you add countries.',
  insuredValue: () => 'What the carrier pays if the parcel is lost.',
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

const previewPrice = (price = '', currency: Priced['currency']) =>
  price.trim() === ''
    ? `In ${currencyName(shopCurrency())}.`
    : `The card will show ${formatPrice(price, currency)}.`;
