import type { Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import {
  addConversation,
  findConversationId,
  findConversationKeyOfOrder,
  lockBuyer,
  lockProductToAskAbout,
  conversationsOfLastDay,
} from './conversations.sql';
import { enforceQuota } from '../platform/quota.sql';

/**
 * Returns the id of a buyer's conversation about a product; a new one if there is none.
 * @param maxPerDay the number of conversations that the buyer may start in 24 hours
 * @throws DomainError if the product is not for sale, QuotaError
 */
export async function findOrStartConversation(
  tx: Transaction,
  { productId, buyerId }: { productId: string; buyerId: string },
  maxPerDay: number,
): Promise<string> {
  await lockBuyer(tx, buyerId);
  const existing = await findConversationId(tx, { productId, buyerId });
  if (existing !== undefined) return existing;
  const product = await lockProductToAskAbout(tx, productId);
  if (!product) throw new NotFoundError('product');
  const { sellerId, isForSale } = product;
  if (sellerId === buyerId) throw new DomainError('forbidden', 'This is your own watch.');
  if (!isForSale) throw new DomainError('conflict', 'This watch is no longer for sale.');
  await enforceQuota(tx, buyerId, maxPerDay, conversationsOfLastDay(buyerId));
  return addConversation(tx, { productId, buyerId, sellerId });
}

/**
 * Returns the id of the conversation between an order's buyer and seller; a new one if there is none.
 * @throws NotFoundError unless the user is one of them
 */
export async function findOrStartConversationOfOrder(
  tx: Transaction,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<string> {
  const key = await findConversationKeyOfOrder(tx, orderId);
  if (key?.buyerId !== userId && key?.sellerId !== userId) throw new NotFoundError('order');
  return addConversation(tx, key);
}
