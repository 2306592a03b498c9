import { orderStateLabels } from '../../contract/order-states';
import type { OrderState } from '../../contract/order.machine';
import { senderOf, type OrderRole, type PersonalEvent } from '../../contract/sale';
import type { Queryable, Transaction } from '../database/database';
import { DomainError, NotFoundError } from '../errors/domain-error';
import { findLastEvent, findOrderParties } from '../repositories/sales';
import type { UserRecord } from '../repositories/users';
import { moveOrder } from './move-order';

interface UserMove {
  orderId: string;
  user: UserRecord;
  event: PersonalEvent;
}

/**
 * Sends a user's event to an order. A repeated request gets the same state.
 * @throws DomainError if the user's role may not send it, or the order no longer accepts it
 */
export async function moveOrderForUser(
  tx: Transaction,
  { orderId, user, event }: UserMove,
): Promise<OrderState> {
  const role = await orderRoleOf(tx, user, orderId);
  if (senderOf(event) !== role) {
    throw new DomainError('forbidden', `Only the ${senderOf(event)} can do this.`);
  }
  const move = await moveOrder(tx, orderId, event, user.id);
  if (!move) throw new NotFoundError('order');
  if (move.taken) return move.state;
  const last = await findLastEvent(tx, orderId);
  if (last?.type === event.type && last.actorId === user.id) return last.state;
  const label = orderStateLabels[move.state].toLowerCase();
  throw new DomainError('conflict', `That is no longer possible: the order is ${label}.`);
}

/** The user's role in the order. @throws NotFoundError for other users, as if it did not exist */
export async function orderRoleOf(
  database: Queryable,
  user: UserRecord,
  orderId: string,
): Promise<OrderRole> {
  const parties = await findOrderParties(database, orderId);
  if (parties?.buyerId === user.id) return 'buyer';
  if (parties?.sellerId === user.id) return 'seller';
  if (parties && user.role === 'Admin') return 'admin';
  throw new NotFoundError('order');
}
