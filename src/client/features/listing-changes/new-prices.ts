import { exceedsCardLimits } from '../../../contract/payments/card-limits';
import { priceInCents } from '../../../contract/selling/price';
import { formatPrice } from '../../../contract/selling/format-price';
import { normalizeShortText } from '../../../contract/text/short-text';
import type { SelectedListing } from './listing-changes.machine';

/** What new prices are rounded to. */
export const roundingLabels = { dollars: 'Whole dollars', cents: 'Cents' } as const;
export type Rounding = keyof typeof roundingLabels;

export interface PriceChangeForm {
  percent?: string;
  rounding?: Rounding;
}

export interface NewPrice {
  id: string;
  name: string;
  from: string;
  /** Null if the old price is not an amount, or no card can pay the new one. */
  to: string | null;
}

/** Returns hundredths of a percent; undefined if the text is not a percentage from −99 to 1000. */
export function parsePercent(text: string): number | undefined {
  const normalized = normalizeShortText(text).replace(/\s*%$/, '').replace(',', '.');
  if (!/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(normalized)) return undefined;
  const hundredths = Math.round(Number(normalized) * 100);
  return hundredths >= -9_900 && hundredths <= 100_000 && hundredths !== 0 ? hundredths : undefined;
}

/** Returns each product's old and new price, as the server will store it. */
export function calculateNewPrices(
  selected: readonly SelectedListing[],
  percentHundredths: number,
  rounding: Rounding,
): NewPrice[] {
  const unit = rounding === 'dollars' ? 100 : 1;
  return selected.map(({ id, name, price }) => {
    const cents = priceInCents(price);
    const exact = cents === null ? 0 : (cents * (10_000 + percentHundredths)) / 10_000;
    const rounded = Math.round(exact / unit) * unit;
    const to = formatPrice((rounded / 100).toFixed(2));
    return { id, name, from: price, to: exceedsCardLimits(to) ? null : to };
  });
}
