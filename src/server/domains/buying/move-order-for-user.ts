import { hasRole } from '../../../contract/accounts/has-role';
import { orderStateLabels } from '../../../contract/buying/order-states';
import type { OrderState } from '../../../contract/order.machine';
import { getEventSender, type OrderRole, type UserOrderEvent } from '../../../contract/buying/sale';
import { recordAct, staffActor } from '../platform/record-act.sql';
import type { Queryable, Transaction } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import { findLastEvent } from './order-events.sql';
import { linkPictures } from '../pictures/stored-pictures.sql';
import { findOrderParties } from './sales.sql';
import { saveAddress } from './shipping-addresses.sql';
import type { UserRecord } from '../access/users.sql';
import { isRightCode } from './codes.sql';
import type { OrderTimes } from './deadlines';
import { moveOrder } from './move-order';

const wrongCodeMessages = {
  'seller.handOver': "That's not the code of this order. The buyer finds it on their order page.",
  'buyer.giveBack': "That's not the code of this return. The seller finds it on their order page.",
};

interface UserMove {
  orderId: string;
  user: UserRecord;
  event: UserOrderEvent;
  /** The names of the stored pictures that the event attaches. */
  pictureNames: readonly string[];
  times: OrderTimes;
  /** The IP address of the request. */
  ip: string;
}

/**
 * Sends a user's event to an order and returns the order's state. A repeated request returns the same state.
 * @throws DomainError if the user's role may not send the event, or the order does not accept it now;
 *   PictureMissingError
 */
export async function moveOrderForUser(
  tx: Transaction,
  { orderId, user, event, pictureNames, times, ip }: UserMove,
): Promise<OrderState> {
  const role = await findOrderRole(tx, user, orderId);
  if (getEventSender(event) !== role) {
    throw new DomainError('forbidden', `Only the ${getEventSender(event)} can do this.`);
  }
  // The transaction locks users before orders.
  if (event.type === 'buyer.changeAddress') await saveAddress(tx, user.id, event.address);
  const move = await moveOrder(tx, orderId, { event, actorId: user.id, times });
  if (!move) throw new NotFoundError('order');
  if (move.accepted) {
    // Checked after the order was locked. The error rolls the move back.
    if ('code' in event && !(await isRightCode(tx, orderId, event))) {
      throw new DomainError('invalid', wrongCodeMessages[event.type]);
    }
    if (role === 'admin') {
      await recordAct(tx, staffActor(user, { ip }), {
        act: 'order.decide',
        subject: { type: 'order', id: orderId },
        after: {
          event: event.type,
          state: move.state,
          ...('amount' in event && { amount: event.amount }),
        },
        reason: 'reason' in event ? event.reason : undefined,
      });
    }
    await linkPictures(tx, { use: 'order', id: orderId, userId: user.id }, pictureNames);
    return move.state;
  }
  const lastEvent = await findLastEvent(tx, orderId);
  if (lastEvent?.type === event.type && lastEvent.actorId === user.id) return lastEvent.state;
  const label = orderStateLabels[move.state].toLowerCase();
  throw new DomainError('conflict', `That is no longer possible: the order is ${label}.`);
}

/**
 * Returns the user's role in the order.
 * @throws NotFoundError for users without a role, as if the order did not exist
 */
export async function findOrderRole(
  database: Queryable,
  user: UserRecord,
  orderId: string,
): Promise<OrderRole> {
  const order = await findOrderParties(database, orderId);
  if (order?.buyerId === user.id) return 'buyer';
  if (order?.sellerId === user.id) return 'seller';
  if (order && hasRole(user, 'staff')) return 'admin';
  throw new NotFoundError('order');
}
