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

const paidToBeSent: OrderEvent = orderExampleEvents['the card is charged for a watch to be sent'];

/** The events of an order that is booked to an address. */
const shippingEvents = orderEvents.map((event) =>
  event.type === paidToBeSent.type ? paidToBeSent : event,
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

const findPaths = (events: OrderEvent[]): OrderPath[] =>
  getShortestPaths(orderMachine, {
    events: (snapshot) =>
      events.filter(
        (event) =>
          !isAppeal(getOrderState(snapshot), event) &&
          (event !== paidToBeSent || !snapshot.matches('open')),
      ),
  }).map(({ state, steps }) => ({
    name: getOrderState(state),
    snapshot: state,
    events: steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')),
  }));

const meetingPaths = findPaths(orderEvents);
const shortestPaths = [
  ...meetingPaths,
  ...findPaths(shippingEvents).filter(
    ({ name }) => !meetingPaths.some((path) => path.name === name),
  ),
];

/** Whether the path is that of an order which is booked to an address. */
export const isShipped = ({ events }: OrderPath): boolean => events.includes(paidToBeSent);

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
