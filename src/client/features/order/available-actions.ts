import { getEventSender, type OrderRole, type UserOrderEvent } from '../../../contract/sale';
import { orderSnapshot, type UserOrderEventType, type OrderStatus } from './order-snapshot';

const reason = 'Placeholder';
const contact = { phoneNumber: '01712345678', meetingLocation: reason };

/**
 * An event of each type, in display order. They have all fields, because guards read the fields.
 */
const exampleEvents: { [Type in UserOrderEventType]: Extract<UserOrderEvent, { type: Type }> } = {
  'buyer.receive': { type: 'buyer.receive' },
  'buyer.change': { type: 'buyer.change', contact },
  'buyer.dispute': { type: 'buyer.dispute', reason },
  'buyer.cancel': { type: 'buyer.cancel' },
  'seller.handOver': { type: 'seller.handOver' },
  'seller.cancel': { type: 'seller.cancel', reason },
  'admin.refund': { type: 'admin.refund', reason },
  'admin.release': { type: 'admin.release', reason },
  'admin.settle': { type: 'admin.settle', reason },
};

/** Returns the types of the events that the order's state accepts from a role. */
export function availableActions(order: OrderStatus, role: OrderRole): UserOrderEventType[] {
  const snapshot = orderSnapshot(order);
  return Object.values(exampleEvents)
    .filter((event) => getEventSender(event) === role && snapshot.can(event))
    .map(({ type }) => type);
}
