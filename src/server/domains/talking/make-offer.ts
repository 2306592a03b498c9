import { randomUUID } from 'node:crypto';
import { offerTexts } from '../../../contract/buying/offer-steps';
import type { OfferState } from '../../../contract/offer.machine';
import type { Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import type { Limits } from '../../environment/limits';
import { enforceQuota } from '../platform/quota.sql';
import { sendMessage } from './send-message';
import { findOrStartConversation } from './start-conversation';
import { declineTooLow } from './answer-offer';
import { ownProductMessage } from '../buying/booking-rules';
import { requireAmount, requireForSale, requireRound } from './offer-rules';
import { addOffer, lockOfferedProduct, openOffersOf } from './offers.sql';

export interface NewOffer {
  productId: string;
  buyerId: string;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
}

/**
 * Makes a buyer's offer, which the conversation shows as a message. One below the seller's lowest price is declined at
 * once.
 * @throws DomainError if a rule rejects it, QuotaError if the buyer has too many open offers or new conversations
 */
export async function makeOffer(
  tx: Transaction,
  { productId, buyerId, amount, currency }: NewOffer,
  limits: Limits,
): Promise<{ conversationId: string; state: OfferState }> {
  const product = await lockOfferedProduct(tx, productId, buyerId);
  if (!product) throw new NotFoundError('product');
  if (product.sellerId === buyerId) throw new DomainError('forbidden', ownProductMessage);
  requireForSale(product, buyerId);
  if (!product.acceptsOffers) {
    throw new DomainError('conflict', "The seller doesn't take offers for this watch.");
  }
  requireAmount(product, { amount, currency });
  await enforceQuota(tx, buyerId, limits.openOffers, openOffersOf(buyerId));
  const key = { productId, buyerId };
  const conversationId = await findOrStartConversation(tx, key, limits.newConversationsPerDay);
  await requireRound(tx, conversationId, limits.offerRounds);
  const id = await addOffer(
    tx,
    { conversationId, amount, currency, by: 'buyer' },
    limits.offerHours,
  );
  if (id === undefined) {
    throw new DomainError('conflict', 'You have an open offer for this watch. See your messages.');
  }
  await sendMessage(
    tx,
    { conversationId, senderId: buyerId, emailMinutes: limits.messageEmailMinutes },
    {
      id: randomUUID(),
      text: offerTexts.offer({ amount, currency }),
      photos: [],
      pictureNames: [],
      offerId: id,
    },
  );
  const state = await declineTooLow(tx, { id, amount, product }, limits);
  return { conversationId, state };
}
