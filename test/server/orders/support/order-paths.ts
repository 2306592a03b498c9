import { getShortestPaths } from 'xstate/graph';
import { orderExamples } from '../../../../src/contract/order.examples';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
} from '../../../../src/contract/order.machine';

const examples: OrderEvent[] = Object.values(orderExamples);

/** One complete example of each event. */
export const orderEvents = examples.filter(
  (example) => example === examples.find(({ type }) => type === example.type),
);

/** An order's state and context, and the shortest path there. */
export interface OrderPath {
  name: string;
  snapshot: OrderSnapshot;
  events: OrderEvent[];
}

const allPaths: OrderPath[] = getShortestPaths(orderMachine, { events: orderEvents })
  .filter(({ state }) => state.value !== 'open')
  .map(({ state, steps }) => ({
    name: [
      state.value,
      ...Object.entries(state.context).flatMap(([name, is]) => (is ? name : [])),
    ].join(' '),
    snapshot: state,
    events: steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')),
  }));

const isFirstOfState = (path: OrderPath) =>
  path === allPaths.find(({ snapshot }) => snapshot.value === path.snapshot.value);

/** One path to each state; in the long form, one to each combination of state and context. */
export const orderPaths =
  process.env['ORDER_PATHS'] === 'all' ? allPaths : allPaths.filter(isFirstOfState);
