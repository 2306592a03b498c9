import { cardLimitsMessage, exceedsCardLimits } from '../../../contract/payments/card-limits';
import { priceInCents } from '../../../contract/selling/price';
import { DomainError } from '../../errors/domain-error';

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
  if (exceedsCardLimits(price)) throw new DomainError('invalid', cardLimitsMessage);
  return cents;
}
