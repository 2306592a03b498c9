import { cardLimits, cardLimitsMessage } from '../../../contract/payments/card-limits';
import { currencyRules } from '../../../contract/payments/currencies';
import type { Money } from '../../../contract/payments/money';
import { formatAmount, formatPrice } from '../../../contract/selling/format-price';
import { parsePrice } from '../../../contract/selling/price';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { countRounds, type OfferedProduct } from './offers.sql';
import { bookedByAnotherMessage } from '../buying/place-booking';

/** @throws DomainError unless the product is for sale, and nobody has booked it */
export function requireForSale({ heldBy, isForSale }: OfferedProduct, buyerId: string): void {
  if (heldBy !== null) {
    throw new DomainError(
      'conflict',
      heldBy === buyerId ? 'You have already booked this watch.' : bookedByAnotherMessage,
    );
  }
  if (!isForSale) throw new DomainError('conflict', 'This watch is not for sale at the moment.');
}

/** @throws DomainError unless a card can pay the amount, and it is below the price of the product */
export function requireAmount(
  { sellingPrice, currency: priceCurrency }: OfferedProduct,
  { amount, currency }: Money,
): void {
  const price = parsePrice(sellingPrice, priceCurrency);
  if (price === null) {
    throw new DomainError('conflict', 'The price of this watch is on request. Ask the seller.');
  }
  if (currency !== priceCurrency) {
    throw new DomainError(
      'conflict',
      `The price is now ${formatPrice(sellingPrice, priceCurrency)}. Make another offer.`,
    );
  }
  const { smallest, largest } = cardLimits(currency);
  const { step } = currencyRules(currency);
  if (amount < smallest || amount > largest) {
    throw new DomainError('invalid', cardLimitsMessage(currency));
  }
  if (amount % step !== 0) {
    const multiple = formatAmount(step, currency);
    throw new DomainError('invalid', `The price must be a multiple of ${multiple}.`);
  }
  if (amount >= price) {
    throw new DomainError(
      'invalid',
      `An offer must be below the price of ${formatPrice(sellingPrice, priceCurrency)}.`,
    );
  }
}

/** @throws DomainError if the two have named enough prices */
export async function requireRound(
  tx: Transaction,
  conversationId: string,
  offerRounds: number,
): Promise<void> {
  if ((await countRounds(tx, conversationId)) < offerRounds) return;
  throw new DomainError(
    'conflict',
    `You two have named ${offerRounds} prices for this watch, which is the limit.`,
  );
}
