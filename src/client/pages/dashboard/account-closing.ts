import { transition } from 'xstate';
import { orderStateLabels } from '../../../contract/order-states';
import { orderMachine, type OrderState } from '../../../contract/order.machine';
import type { Sale } from '../../../contract/sale';

/** The event that deleting a user sends to each of their open orders. */
export type AccountClosing = 'admin.closeBuyer' | 'admin.closeSeller';

const fates: Partial<Record<OrderState, string>> = {
  cancelled: 'Will be cancelled',
  cancelling: 'Will be cancelled',
  refunding: 'The buyer is refunded',
  completed: 'Will complete',
};

/** The state that the chart reaches when the account of one side is closed. */
export function closedOrderState(
  { state, context }: Pick<Sale, 'state' | 'context'>,
  type: AccountClosing,
) {
  const snapshot = orderMachine.resolveState({ value: state, context });
  const [{ value }] = transition(orderMachine, snapshot, { type });
  if (value === state) return `Stays as it is: ${orderStateLabels[state].toLowerCase()}`;
  return fates[value] ?? orderStateLabels[value];
}
