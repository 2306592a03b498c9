import { senderOf, type PersonalEvent } from '../../../contract/sale';
import { snapshotOf, type PersonalEventType, type Side, type Standing } from './standing';

const reason = 'Filled in later.';
const contact = { phoneNumber: '01712345678', meetingLocation: reason };

/** What a person may send, complete, in the order in which it is offered. */
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

/** What a side of an order can do where it stands: what the chart accepts from them. */
export function offeredActions(order: Standing, side: Side): PersonalEventType[] {
  const snapshot = snapshotOf(order);
  return Object.values(complete)
    .filter((event) => senderOf(event) === side && snapshot.can(event))
    .map(({ type }) => type);
}
