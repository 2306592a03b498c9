import { randomUUID } from 'node:crypto';
import { transition } from 'xstate';
import type { OfferAnswer } from '../../../contract/buying/offer';
import { offerSnapshot, offerTexts } from '../../../contract/buying/offer-steps';
import { offerMachine, type OfferState } from '../../../contract/offer.machine';
import { decimalAmount } from '../../../contract/payments/money';
import { formatAmount } from '../../../contract/selling/format-price';
import type { Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import type { Limits } from '../../environment/limits';
import { sendMessage } from './send-message';
import { addOrder } from '../buying/move-order';
import { requireAmount, requireForSale, requireRound } from './offer-rules';
import {
  findOffer,
  lockOffer,
  lockOfferedProduct,
  storeOffer,
  type OfferedProduct,
} from './offers.sql';
import { bookedByAnotherMessage } from '../buying/place-booking';

interface Answer {
  role: 'buyer' | 'seller';
  answer: OfferAnswer;
  /** The new price of a counter-offer; for others the price that the sender sees. */
  amount: number;
}

/**
 * Answers an offer as its buyer or seller.
 * @throws NotFoundError for others, as if there were no such offer; DomainError if a rule rejects the answer
 */
export async function answerOffer(
  tx: Transaction,
  { offerId, userId, ...answer }: Omit<Answer, 'role'> & { offerId: string; userId: string },
  limits: Limits,
): Promise<{ conversationId: string; state: OfferState }> {
  const offer = await findOffer(tx, offerId);
  if (offer?.buyerId !== userId && offer?.sellerId !== userId) throw new NotFoundError('offer');
  const role = userId === offer.buyerId ? 'buyer' : 'seller';
  const state = await moveOffer(tx, offerId, { ...answer, role }, limits);
  return { conversationId: offer.conversationId, state };
}

/**
 * Sends an answer to an offer, stores its state, and adds the message. An accepted offer reserves the product at its
 * price: the product's lock lets one of two answers do that.
 */
async function moveOffer(
  tx: Transaction,
  offerId: string,
  { role, answer, amount }: Answer,
  limits: Limits,
): Promise<OfferState> {
  const found = await findOffer(tx, offerId);
  const product = found && (await lockOfferedProduct(tx, found.productId, found.buyerId));
  const offer = await lockOffer(tx, offerId);
  if (!offer) throw new NotFoundError('offer');
  const before = offerSnapshot(offer.state);
  const event = { type: `${role}.${answer}` } as const;
  if (offer.isExpired || !before.can(event)) {
    throw new DomainError('conflict', 'That is no longer possible. See the offer as it is now.');
  }
  const isCounter = answer === 'counter';
  if (!isCounter && amount !== offer.amount) {
    const price = formatAmount(offer.amount, offer.currency);
    throw new DomainError('conflict', `The price is now ${price}. Please look at it again.`);
  }
  const { buyerId, sellerId, productId, conversationId, currency } = offer;
  if (isCounter || answer === 'accept') {
    if (!product) throw new NotFoundError('product');
    requireForSale(product, buyerId);
    requireAmount(product, { amount, currency });
  }
  if (isCounter) await requireRound(tx, conversationId, limits.offerRounds);

  const [after, actions] = transition(offerMachine, before, event);
  const state = after.value as OfferState;
  await storeOffer(tx, { id: offerId, state, amount }, limits.offerHours);
  const senderId = role === 'buyer' ? buyerId : sellerId;
  const text = offerTexts[answer]({ amount, currency });
  await sendMessage(
    tx,
    {
      ...{ conversationId, senderId, emailMinutes: limits.messageEmailMinutes },
      // Who only declines stays unknown to the seller.
      staysHidden: answer === 'decline',
    },
    { id: randomUUID(), text, photos: [], pictureNames: [], offerId },
  );
  if (actions.some(({ type }) => type === 'reserve')) {
    const agreedPrice = decimalAmount({ amount, currency });
    const parties = { productId, buyerId, sellerId, agreedPrice };
    const order = await addOrder(tx, parties, { event: { type: 'seller.reserve' }, times: limits });
    if (!order) throw new DomainError('conflict', bookedByAnotherMessage);
  }
  return role === 'buyer' && isCounter && product
    ? declineTooLow(tx, { id: offerId, amount, product }, limits)
    : state;
}

/** Declines a price that a buyer has named if it is below the seller's lowest. Returns the state of the offer. */
export async function declineTooLow(
  tx: Transaction,
  { id, amount, product }: { id: string; amount: number; product: OfferedProduct },
  limits: Limits,
): Promise<OfferState> {
  const isTooLow = product.lowestOffer !== null && amount < product.lowestOffer;
  return isTooLow
    ? moveOffer(tx, id, { role: 'seller', answer: 'decline', amount }, limits)
    : 'offered';
}
