import { transition } from 'xstate';
import { orderStateLabels } from '../../../contract/order-states';
import { orderMachine, type OrderState } from '../../../contract/order.machine';
import type { Sale } from '../../../contract/sale';

/** What the admin's deletion of a user sends to each of their orders. */
export type AccountClosing = 'admin.closeBuyer' | 'admin.closeSeller';

const fates: Partial<Record<OrderState, string>> = {
  cancelled: 'Will be cancelled',
  cancelling: 'Will be cancelled',
  refunding: 'The buyer is refunded',
  completed: 'Will complete',
};

/** What becomes of an order when the account of one of its sides is closed, as the chart says. */
export function fateOf({ state, context }: Pick<Sale, 'state' | 'context'>, type: AccountClosing) {
  const snapshot = orderMachine.resolveState({ value: state, context });
  const [{ value }] = transition(orderMachine, snapshot, { type });
  if (value === state) return `Stays as it is: ${orderStateLabels[state].toLowerCase()}`;
  return fates[value] ?? orderStateLabels[value];
}
