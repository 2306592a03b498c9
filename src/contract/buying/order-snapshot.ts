import type { StateValue } from 'xstate';
import { orderMachine, type OrderSnapshot, type OrderState } from '../order.machine';

export type OrderStateNode = typeof orderMachine.root;

export const substates = (node: OrderStateNode): OrderStateNode[] => Object.values(node.states);

const listLeaves = (node: OrderStateNode): OrderStateNode[] =>
  substates(node).length === 0 ? [node] : substates(node).flatMap(listLeaves);

/** The value of the machine by the name of the state, for example `{ paid: 'inspecting' }`. */
const stateValues = new Map(
  listLeaves(orderMachine.root).map(({ key, path }): [string, StateValue] => [
    key,
    path.slice(0, -1).reduceRight<StateValue>((value, name) => ({ [name]: value }), key),
  ]),
);

/** Returns the snapshot of an order in a state. */
export function orderSnapshot(state: OrderState): OrderSnapshot {
  return orderMachine.resolveState({ value: stateValues.get(state) ?? state });
}

/** Returns the name of a snapshot's state. */
export function getOrderState({ value }: Pick<OrderSnapshot, 'value'>): OrderState {
  let innerValue: StateValue | undefined = value;
  while (typeof innerValue === 'object') [innerValue] = Object.values(innerValue);
  return innerValue as OrderState;
}
