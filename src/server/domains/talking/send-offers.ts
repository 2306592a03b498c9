import { randomUUID } from 'node:crypto';
import { maxOfferRecipients } from '../../../contract/buying/offer';
import { offerTexts } from '../../../contract/buying/offer-steps';
import type { Money } from '../../../contract/payments/money';
import { formatAmount } from '../../../contract/selling/format-price';
import type { Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import type { Limits } from '../../environment/limits';
import { requireOwn } from '../access/requirements';
import { addLiveChanges } from '../platform/live-changes.sql';
import { enforceQuota } from '../platform/quota.sql';
import { addConversation, lockConversation } from './conversations.sql';
import {
  findInterestedBuyers,
  lockUsers,
  sellerOffersOfLastDay,
  type InterestedBuyer,
} from './interested-buyers.sql';
import { addMessage } from './messages.sql';
import { requireAmount, requireForSale } from './offer-rules';
import { addOffer, lockOfferedProduct } from './offers.sql';

/** In the smallest unit of the currency. */
interface SellerOffer extends Money {
  productId: string;
  sellerId: string;
}

/**
 * Offers a product to those who saved it or asked about it, as a counter-offer that each of them has to answer. The seller sees the
 * conversation with a person only once that person has answered (docs/buying.md#offers-of-sellers).
 * @returns the number of people who got it
 * @throws DomainError if a rule rejects it, QuotaError if the seller has sent one for the product in 24 hours
 */
export async function sendOffers(
  tx: Transaction,
  offer: SellerOffer,
  limits: Limits,
): Promise<number> {
  const { productId, sellerId, currency } = offer;
  await enforceQuota(tx, sellerId, 1, sellerOffersOfLastDay(productId, sellerId));
  const { offerRounds } = limits;
  const buyers = await findInterestedBuyers(tx, offer, { limit: maxOfferRecipients, offerRounds });
  // Before the product, as each of their own offers does.
  await lockUsers(
    tx,
    buyers.map(({ id }) => id),
  );
  const product = await lockOfferedProduct(tx, productId, sellerId);
  if (!product) throw new NotFoundError('product');
  requireOwn(product.sellerId === sellerId);
  requireForSale(product, sellerId);
  requireAmount(product, offer);
  if (product.lowestOffer !== null && offer.amount < product.lowestOffer) {
    const lowest = formatAmount(product.lowestOffer, currency);
    throw new DomainError('invalid', `Your lowest price for this watch is ${lowest}.`);
  }
  let sentCount = 0;
  for (const buyer of buyers) {
    if (await sendTo(tx, buyer, offer, limits)) sentCount += 1;
  }
  if (sentCount === 0) {
    throw new DomainError(
      'conflict',
      'No buyer can get this offer: none has saved this watch or asked about it, or they all had an offer lately.',
    );
  }
  return sentCount;
}

/** Sends it to a person. Returns false if they have an open offer for the product. */
async function sendTo(
  tx: Transaction,
  { id: buyerId, declinesEmail }: InterestedBuyer,
  { productId, sellerId, amount, currency }: SellerOffer,
  limits: Limits,
): Promise<boolean> {
  const conversationId = await addConversation(tx, { productId, buyerId, sellerId }, [buyerId]);
  const newOffer = { conversationId, amount, currency, by: 'seller' } as const;
  const offerId = await addOffer(tx, newOffer, limits.offerHours);
  if (offerId === undefined) return false;
  const { messageCount = 0 } = (await lockConversation(tx, conversationId)) ?? {};
  await addMessage(tx, {
    ...{ id: randomUUID(), conversationId, offerId, photos: [], redactedText: null },
    ...{ senderId: sellerId, recipientId: buyerId },
    text: offerTexts.sellerOffer({ amount, currency }),
    number: messageCount + 1,
    emailMinutes: declinesEmail ? null : limits.messageEmailMinutes,
  });
  await addLiveChanges(tx, {
    about: 'conversation',
    id: conversationId,
    recipientIds: [buyerId],
  });
  return true;
}
