import { transition } from 'xstate';
import { orderStateLabels } from '../../../contract/order-states';
import { orderMachine, type OrderState } from '../../../contract/order.machine';
import type { Sale } from '../../../contract/sale';

/** The event that deleting a user sends to each of their open orders. */
export type AccountClosingEvent = 'admin.closeBuyer' | 'admin.closeSeller';

const consequences: Partial<Record<OrderState, string>> = {
  cancelled: 'Will be cancelled',
  cancelling: 'Will be cancelled',
  refunding: 'The buyer is refunded',
  completed: 'Will complete',
};

/** Returns a text with the state that an order gets when its buyer's or seller's account is closed. */
export function describeClosedOrder(
  { state, context }: Pick<Sale, 'state' | 'context'>,
  type: AccountClosingEvent,
) {
  const snapshot = orderMachine.resolveState({ value: state, context });
  const [{ value }] = transition(orderMachine, snapshot, { type });
  if (value === state) return `Stays as it is: ${orderStateLabels[state].toLowerCase()}`;
  return consequences[value] ?? orderStateLabels[value];
}
