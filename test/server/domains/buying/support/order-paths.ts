import { getShortestPaths } from 'xstate/graph';
import { getOrderState } from '../../../../../src/contract/buying/order-snapshot';
import { orderExampleEvents } from '../../../../../src/contract/order.examples';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
  type OrderState,
} from '../../../../../src/contract/order.machine';

const examples: OrderEvent[] = Object.values(orderExampleEvents);

/** The first example of each event, which has all optional fields. */
export const orderEvents = examples.filter(
  (example) => example === examples.find(({ type }) => type === example.type),
);

/** A state, and the shortest path there. */
export interface OrderPath {
  name: OrderState;
  snapshot: OrderSnapshot;
  events: OrderEvent[];
}

/** Whether a lost dispute is won on appeal. Only a dispute that Stripe lists can be: see `after-charge.test.ts`. */
export const isAppeal = (state: OrderState, { type }: OrderEvent): boolean =>
  state === 'refunded' && type === 'stripe.disputeWon';

const shortestPaths: OrderPath[] = getShortestPaths(orderMachine, {
  events: (snapshot) => orderEvents.filter((event) => !isAppeal(getOrderState(snapshot), event)),
}).map(({ state, steps }) => ({
  name: getOrderState(state),
  snapshot: state,
  events: steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')),
}));

const cancelledWhilePaying: OrderEvent[] = [
  { type: 'buyer.book' },
  { type: 'stripe.authorised' },
  { type: 'buyer.cancel' },
];

/**
 * The paths to all states but the initial one. That to `cancelled` has an authorized card, so that tests can send a
 * charge to the order.
 */
export const orderPaths = shortestPaths
  .filter(({ name }) => name !== 'open')
  .map((path) => (path.name === 'cancelled' ? { ...path, events: cancelledWhilePaying } : path));
