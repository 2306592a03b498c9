import { exceedsCardLimits } from '../../../contract/payments/card-limits';
import { currencyRules, shopCurrency } from '../../../contract/payments/currencies';
import { pluralName } from '../../../contract/payments/currency-words';
import { unitOf } from '../../../contract/payments/money';
import { parsePrice } from '../../../contract/selling/price';
import { formatAmount } from '../../../contract/selling/format-price';
import { normalizeShortText } from '../../../contract/text/short-text';
import type { SelectedListing } from './listing-changes.machine';

/** What new prices are rounded to. */
export type Rounding = 'whole' | 'decimals';
export const roundingLabels = (): Record<Rounding, string> => ({
  whole: `Whole ${pluralName(shopCurrency())}`,
  decimals: 'Decimals',
});

export interface PriceChangeForm {
  percent?: string;
  rounding?: Rounding;
}

export interface NewPrice {
  id: string;
  name: string;
  from: string;
  currency: SelectedListing['currency'];
  /** Null if the price is not changed. */
  to: string | null;
  /** Why it is not changed: the old price is not an amount in the shop's currency, or no card can pay the new one. */
  obstacle?: 'currency' | 'cardLimits';
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
  const unit = rounding === 'whole' ? unitOf(shopCurrency()) : currencyRules(shopCurrency()).step;
  return selected.map(({ id, name, price, currency }) => {
    const amount = parsePrice(price, currency);
    const listing = { id, name, from: price, currency };
    if (amount === null || (currency ?? shopCurrency()) !== shopCurrency()) {
      return { ...listing, to: null, obstacle: 'currency' };
    }
    const exact = (amount * (10_000 + percentHundredths)) / 10_000;
    const to = formatAmount(Math.round(exact / unit) * unit);
    return exceedsCardLimits(to)
      ? { ...listing, to: null, obstacle: 'cardLimits' }
      : { ...listing, to };
  });
}
