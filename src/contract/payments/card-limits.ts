import { priceInCents } from '../selling/price';

/** Stripe's limits for one charge in US dollars, in cents. */
const smallestCharge = 50;
const largestCharge = 99_999_999;

/** Why a watch with such a price can't be booked or paid for. */
export const cardLimitsMessage = "This can't be paid by card: cards pay from $0.50 to $999,999.99.";

/** Whether a price is an amount that no card can pay. */
export function exceedsCardLimits(price: string): boolean {
  const cents = priceInCents(price);
  return cents !== null && (cents < smallestCharge || cents > largestCharge);
}
