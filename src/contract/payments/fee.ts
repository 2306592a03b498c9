import { currencyRules } from './currencies';
import type { Money } from './money';

/** What the shop keeps of a price. Amounts are in the smallest unit of a currency. */
export interface FeeRates {
  /** The part of the price, in hundredths of a percent: 650 is 6.5%. */
  rate: number;
  /** The part that does not depend on the price. */
  fixed: number;
  minimum: number;
  /** Null without a maximum. */
  maximum: number | null;
}

/** The terms of one sale, which are frozen when its order begins. */
export interface FeeTerms extends FeeRates {
  /** The currency of the amounts, in lower case. */
  currency: string;
  /** The tax on the fee, in hundredths of a percent. */
  taxRate: number;
}

/** The terms of all sales. */
export interface FeeSettings extends Pick<FeeTerms, 'currency' | 'taxRate'> {
  standard: FeeRates;
  /** The rates of categories with other ones, by the id of the category. */
  categories: Record<string, FeeRates>;
}

const noFeeRates: FeeRates = { rate: 0, fixed: 0, minimum: 0, maximum: null };

/** The default: the seller gets the whole price. */
export const noFees: FeeSettings = {
  currency: '',
  taxRate: 0,
  standard: noFeeRates,
  categories: {},
};

/** Returns the terms of a sale in a category, as `insertOrder` freezes them. */
export function findFeeTerms(
  { currency, taxRate, standard, categories }: FeeSettings,
  categoryId: string,
): FeeTerms {
  return { currency, taxRate, ...(categories[categoryId] ?? standard) };
}

/** Hundredths of a percent in the whole. */
const whole = 10_000;

/**
 * Returns what the shop keeps of a price, with the tax on it, in the smallest unit of the price's currency: at most the
 * price. The part of the price and the tax are rounded half up, and so is the fee to what can be paid in the currency. Of the terms of another currency only the part of the
 * price counts: their amounts mean nothing in this one.
 */
export function feeOf({ amount, currency }: Money, terms: FeeTerms | null | undefined): number {
  if (!terms) return 0;
  const isSameCurrency = currency.toLowerCase() === terms.currency;
  const { rate, fixed, minimum, maximum } = isSameCurrency
    ? terms
    : { ...noFeeRates, rate: terms.rate };
  const raised = Math.max(partOf(amount, rate) + fixed, minimum);
  const net = maximum === null ? raised : Math.min(raised, maximum);
  const { step } = currencyRules(currency);
  const fee = Math.round((net + partOf(net, terms.taxRate)) / step) * step;
  return Math.min(fee, amount);
}

/** In integers, because the product with 0.065 can be a fraction of a cent too small. */
const partOf = (amount: number, rate: number) => Math.floor((amount * rate + whole / 2) / whole);

/** Divides a fee into its net amount and the tax on it. */
export function splitTax(fee: number, taxRate: number): { net: number; tax: number } {
  const net = Math.round((fee * whole) / (whole + taxRate));
  return { net, tax: fee - net };
}
