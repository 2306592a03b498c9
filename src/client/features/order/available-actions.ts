import { senderOf, type OrderRole, type PersonalEvent } from '../../../contract/sale';
import { orderSnapshot, type PersonalEventType, type OrderStatus } from './order-snapshot';

const reason = 'Filled in later.';
const contact = { phoneNumber: '01712345678', meetingLocation: reason };

/** A complete event of each type, in display order: guards read the payload. */
const complete: { [Type in PersonalEventType]: Extract<PersonalEvent, { type: Type }> } = {
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

/** The events that the state chart accepts from a role. */
export function availableActions(order: OrderStatus, side: OrderRole): PersonalEventType[] {
  const snapshot = orderSnapshot(order);
  return Object.values(complete)
    .filter((event) => senderOf(event) === side && snapshot.can(event))
    .map(({ type }) => type);
}
