import { orderSnapshot } from '../../../contract/buying/order-snapshot';
import type { OrderState } from '../../../contract/order.machine';
import { getEventSender, type OrderRole } from '../../../contract/buying/sale';
import { createOrderEvent, orderActions, type UserOrderEventType } from './order-actions';

/** Valid values of all fields, because guards read the fields. */
const placeholders = {
  contact: { phoneNumber: '01712345678', meetingLocation: 'Placeholder' },
  address: { name: 'Placeholder', line1: '1', postalCode: '1', city: 'Placeholder', country: 'BD' },
  parcel: { carrier: 'Placeholder', trackingNumber: '000000' },
  problem: 'other',
  code: '000000',
  amount: 1,
  reason: 'Placeholder',
} as const;

const actions = Object.keys(orderActions) as UserOrderEventType[];

/** Returns the types of the events that the order's state accepts from a role. */
export function availableActions(state: OrderState, role: OrderRole): UserOrderEventType[] {
  const snapshot = orderSnapshot(state);
  return actions.filter(
    (type) =>
      getEventSender({ type }) === role && snapshot.can(createOrderEvent(type, placeholders)),
  );
}
