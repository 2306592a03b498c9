import type { FeeRates, FeeSettings } from '../../../../../contract/payments/fee';
import { feeSettingsSchema } from '../../../../../contract/payments/fee-settings';
import { decimalAmount } from '../../../../../contract/payments/money';
import { parsePrice } from '../../../../../contract/selling/price';
import { normalizeShortText } from '../../../../../contract/text/short-text';

export const rateFields = ['rate', 'fixed', 'minimum', 'maximum'] as const;
type RateField = (typeof rateFields)[number];

/** The owner of the rates that all other categories have. */
export const standard = 'standard';

/** The name of a field of the rates of a category, or of the standard ones. */
export const fieldName = (owner: string, field: RateField) => `${owner} ${field}`;

/** The texts of the form: of `taxRate`, and of the rates by `fieldName`. */
export interface FeeValues {
  [name: string]: string;
  /** The ids of the categories with rates of their own, separated by spaces. */
  categoryIds: string;
}

/** Returns the texts of a form with these fees. A part that is 0 is empty. */
export function toFeeValues({ currency, taxRate, categories, ...fees }: FeeSettings): FeeValues {
  const texts = Object.entries({ ...categories, [standard]: fees.standard }).map(([owner, rates]) =>
    toRateValues(owner, rates, currency),
  );
  return Object.assign(
    { taxRate: formatRate(taxRate), categoryIds: Object.keys(categories).join(' ') },
    ...texts,
  ) as FeeValues;
}

function toRateValues(owner: string, rates: FeeRates, currency: string): Record<string, string> {
  return Object.fromEntries(
    rateFields.map((field) => {
      const value = rates[field] ?? 0;
      const amount = value === 0 ? '' : decimalAmount({ amount: value, currency });
      return [fieldName(owner, field), field === 'rate' ? formatRate(value) : amount];
    }),
  );
}

const formatRate = (rate: number) => (rate === 0 ? '' : String(rate / 100));

export const readCategoryIds = ({ categoryIds }: Partial<FeeValues>): string[] =>
  categoryIds ? categoryIds.split(' ') : [];

/** Returns the entered fees if all are valid, and the message of each invalid field. */
export function parseFeeValues(values: FeeValues, currency: string) {
  const parsed = feeSettingsSchema.safeParse({
    currency,
    taxRate: parseText(values['taxRate'], parsePercentage),
    standard: parseRates(values, standard, currency),
    categories: Object.fromEntries(
      readCategoryIds(values).map((id) => [id, parseRates(values, id, currency)]),
    ),
  });
  const issues = parsed.error?.issues ?? [];
  const errors = Object.fromEntries(
    issues.map(({ path, message }): [string, string] => [
      path.filter((step) => step !== 'categories').join(' '),
      message,
    ]),
  );
  return { fees: parsed.data, errors };
}

function parseRates(values: FeeValues, owner: string, currency: string): FeeRates {
  const text = (field: RateField) => values[fieldName(owner, field)];
  const amountOf = (field: RateField) =>
    parseText(text(field), (typed) => parsePrice(typed, currency));
  return {
    rate: parseText(text('rate'), parsePercentage),
    fixed: amountOf('fixed'),
    minimum: amountOf('minimum'),
    maximum: text('maximum')?.trim() ? amountOf('maximum') : null,
  };
}

/** Returns 0 for an empty text, and NaN, which no schema accepts, for one that can't be parsed. */
const parseText = (text: string | undefined, parse: (typed: string) => number | null): number =>
  text?.trim() ? (parse(text) ?? Number.NaN) : 0;

function parsePercentage(text: string): number | null {
  const [, percent, decimals = ''] =
    /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(normalizeShortText(text)) ?? [];
  return percent === undefined ? null : Number(percent + decimals.padEnd(2, '0'));
}
