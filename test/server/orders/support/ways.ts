import { getShortestPaths } from 'xstate/graph';
import { orderExamples } from '../../../../src/contract/order.examples';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
} from '../../../../src/contract/order.machine';

const examples: OrderEvent[] = Object.values(orderExamples);

/** Each event of the chart, as somebody may send it: of several examples the first is complete. */
export const orderEvents = examples.filter(
  (example) => example === examples.find(({ type }) => type === example.type),
);

/** A state that an order can be in, with what it remembers, and the shortest way there. */
export interface Way {
  name: string;
  snapshot: OrderSnapshot;
  events: OrderEvent[];
}

const allWays: Way[] = getShortestPaths(orderMachine, { events: orderEvents })
  .filter(({ state }) => state.value !== 'open')
  .map(({ state, steps }) => ({
    name: [
      state.value,
      ...Object.entries(state.context).flatMap(([name, is]) => (is ? name : [])),
    ].join(' '),
    snapshot: state,
    events: steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')),
  }));

const isFirstOfState = (way: Way) =>
  way === allWays.find(({ snapshot }) => snapshot.value === way.snapshot.value);

/** One way to each state; in the long form one to all that can be remembered there. */
export const ways = process.env['ORDER_WAYS'] === 'all' ? allWays : allWays.filter(isFirstOfState);
