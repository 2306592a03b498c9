import { orderSnapshot } from '../../../contract/buying/order-snapshot';
import type { OrderState } from '../../../contract/order.machine';
import { getEventSender, type OrderRole, type UserOrderEvent } from '../../../contract/buying/sale';

export type UserOrderEventType = UserOrderEvent['type'];

const reason = 'Placeholder';
const code = '000000';
const contact = { phoneNumber: '01712345678', meetingLocation: reason };

/**
 * An event of each type, in display order. They have all fields, because guards read the fields.
 */
const exampleEvents: { [Type in UserOrderEventType]: Extract<UserOrderEvent, { type: Type }> } = {
  'buyer.receive': { type: 'buyer.receive' },
  'buyer.accept': { type: 'buyer.accept' },
  'buyer.giveBack': { type: 'buyer.giveBack', code },
  'buyer.acceptReturn': { type: 'buyer.acceptReturn' },
  'buyer.declineReturn': { type: 'buyer.declineReturn', reason },
  'buyer.change': { type: 'buyer.change', contact },
  'buyer.report': { type: 'buyer.report', problem: 'other', reason },
  'buyer.withdrawReport': { type: 'buyer.withdrawReport' },
  'buyer.withdrawCancellation': { type: 'buyer.withdrawCancellation' },
  'buyer.requestCancellation': { type: 'buyer.requestCancellation', reason },
  'buyer.cancel': { type: 'buyer.cancel' },
  'seller.handOver': { type: 'seller.handOver', code },
  'seller.claimHandOver': { type: 'seller.claimHandOver' },
  'seller.offerReturn': { type: 'seller.offerReturn' },
  'seller.acceptReport': { type: 'seller.acceptReport' },
  'seller.contestReport': { type: 'seller.contestReport', reason },
  'seller.agreeToCancel': { type: 'seller.agreeToCancel' },
  'seller.declineToCancel': { type: 'seller.declineToCancel', reason },
  'seller.cancel': { type: 'seller.cancel', reason },
  'admin.refundOnReturn': { type: 'admin.refundOnReturn', reason },
  'admin.refund': { type: 'admin.refund', reason },
  'admin.release': { type: 'admin.release', reason },
  'admin.settle': { type: 'admin.settle', reason },
};

/** Returns the types of the events that the order's state accepts from a role. */
export function availableActions(state: OrderState, role: OrderRole): UserOrderEventType[] {
  const snapshot = orderSnapshot(state);
  return Object.values(exampleEvents)
    .filter((event) => getEventSender(event) === role && snapshot.can(event))
    .map(({ type }) => type);
}
