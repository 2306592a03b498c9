import { parsePrice } from '../selling/price';
import { currencyRules, shopCurrency } from './currencies';
import { formatMoney, type Money } from './money';

/** Eight digits, the last of them the smallest that a price has. */
const largestCharge = 99_999_999;

/** The amounts that one card payment can have. */
export function cardLimits(currency: string): { smallest: number; largest: number } {
  const { smallestCharge, step } = currencyRules(currency);
  return { smallest: smallestCharge, largest: largestCharge * step };
}

/**
 * Why a watch with such a price can't be booked or paid for.
 * @param currency by default that of the shop
 */
export function cardLimitsMessage(currency?: string | null): string {
  const code = currency ?? shopCurrency();
  const { smallest, largest } = cardLimits(code);
  const [from, to] = [smallest, largest].map((amount) =>
    formatMoney({ amount, currency: code }, 'en'),
  );
  return `This can't be paid by card: cards pay from ${from} to ${to}.`;
}

/** Whether a price is an amount that no card can pay. */
export function exceedsCardLimits(price: string, currency?: string | null): boolean {
  const amount = parsePrice(price, currency);
  return amount !== null && !isChargeable({ amount, currency: currency ?? shopCurrency() });
}

/** Whether a card can pay an amount. */
export function isChargeable({ amount, currency }: Money): boolean {
  const { smallest, largest } = cardLimits(currency);
  return amount >= smallest && amount <= largest;
}
