import { priceInCents } from '../../../contract/selling/price';
import { DomainError } from '../../errors/domain-error';

/** Stripe's limits for one charge in US dollars, in cents. */
const smallestCharge = 50;
const largestCharge = 99_999_999;

/**
 * Returns the amount in cents for a price that a seller typed.
 * @throws DomainError if the price is not a single amount, or outside Stripe's limits
 */
export function amountToCharge(price: string): number {
  const cents = priceInCents(price);
  if (cents === null) {
    throw new DomainError(
      'invalid',
      "This can't be paid by card because its price isn't a single amount. Please ask the seller.",
    );
  }
  if (cents < smallestCharge || cents > largestCharge) {
    throw new DomainError(
      'invalid',
      "This can't be paid by card: cards pay from $0.50 to $999,999.99.",
    );
  }
  return cents;
}
