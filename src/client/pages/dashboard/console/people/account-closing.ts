import { transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../../../../contract/buying/order-snapshot';
import { orderStateLabels } from '../../../../../contract/buying/order-states';
import { orderMachine, type OrderState } from '../../../../../contract/order.machine';
import type { AccountClosingEvent } from '../../../../../contract/privacy/account-closing';

const consequences: Partial<Record<OrderState, string>> = {
  cancelled: 'Will be cancelled',
  refunding: 'The buyer is refunded',
};

/** Returns a text with the state that an order gets when its buyer's or seller's account is closed. */
export function describeClosedOrder(state: OrderState, type: AccountClosingEvent): string {
  const [snapshot] = transition(orderMachine, orderSnapshot(state), { type });
  const stateAfterClosing = getOrderState(snapshot);
  if (stateAfterClosing === state)
    return `Stays as it is: ${orderStateLabels[state].toLowerCase()}`;
  return consequences[stateAfterClosing] ?? orderStateLabels[stateAfterClosing];
}
