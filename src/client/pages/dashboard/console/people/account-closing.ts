import { transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../../../../contract/buying/order-snapshot';
import { orderStateLabels } from '../../../../../contract/buying/order-states';
import { orderMachine, type OrderState } from '../../../../../contract/order.machine';

/** The event that deleting a user sends to each of their open orders. */
export type AccountClosingEvent = 'admin.closeBuyer' | 'admin.closeSeller';

const consequences: Partial<Record<OrderState, string>> = {
  cancelled: 'Will be cancelled',
  refunding: 'The buyer is refunded',
};

/** Returns whether an admin must decide the order before its buyer or seller can be deleted. */
export const blocksDeletion = (state: OrderState) => orderSnapshot(state).hasTag('reported');

/** Returns a text with the state that an order gets when its buyer's or seller's account is closed. */
export function describeClosedOrder(state: OrderState, type: AccountClosingEvent): string {
  const [snapshot] = transition(orderMachine, orderSnapshot(state), { type });
  const stateAfterClosing = getOrderState(snapshot);
  if (stateAfterClosing === state)
    return `Stays as it is: ${orderStateLabels[state].toLowerCase()}`;
  return consequences[stateAfterClosing] ?? orderStateLabels[stateAfterClosing];
}
