import { initialTransition } from 'xstate';
import { getOrderState } from '../../../src/contract/buying/order-snapshot';
import {
  orderMachine,
  type OrderEvent,
  type OrderEventType,
} from '../../../src/contract/order.machine';
import { applyEvents, expectedOrderAfter } from '../domains/buying/support/expected-order';
import { sendEvent } from '../domains/buying/support/send-event';
import { placeOrder, readOrder, type PlacedOrder } from '../domains/buying/support/placed-order';
import { orderEvents, orderPaths, type OrderPath } from '../domains/buying/support/order-paths';
import { addUser, type TestUser } from '../support/records';
import { race } from './race';
import { setUpRaceServer } from './race-server';
import { settlePayments } from './settle-payments';

const server = setUpRaceServer();
let admin: TestUser;
beforeAll(async () => {
  admin = await addUser(server.database, 'Admin');
});

interface EventPair {
  path: OrderPath;
  events: [OrderEvent, OrderEvent];
}

/** Every two events that an order accepts in the same state. */
const allEventPairs = orderPaths.flatMap((path) => {
  const accepted = orderEvents.filter((event) => path.snapshot.can(event));
  return accepted.flatMap((one, index) =>
    accepted.slice(index + 1).map((other): EventPair => ({ path, events: [one, other] })),
  );
});

const deletions: OrderEventType[] = ['admin.closeBuyer', 'admin.closeSeller'];
const userActions: OrderEventType[] = [
  ...(['buyer.cancel', 'buyer.requestCancellation', 'buyer.report', 'buyer.accept'] as const),
  ...(['seller.handOver', 'seller.agreeToCancel', 'seller.acceptReport'] as const),
  ...(['buyer.giveBack', 'admin.release', 'stripe.paid', 'clock.expire'] as const),
];

/** The most likely pairs, or all of them with RACE_PAIRS=all. */
const eventPairs =
  process.env['RACE_PAIRS'] === 'all'
    ? allEventPairs
    : allEventPairs.filter(({ events }) => {
        const [one, other] = events.map(({ type }) => type) as [OrderEventType, OrderEventType];
        return (
          userActions.includes(one) && (userActions.includes(other) || deletions.includes(other))
        );
      });

async function placeOrderInState({ events }: OrderPath): Promise<PlacedOrder> {
  const placed = await placeOrder(server, admin);
  for (const event of events) await sendEvent(server, placed, event);
  return placed;
}

/** Compares an order with the state to which the machine leads with its events. */
async function checkHistory(placed: PlacedOrder, events: OrderEvent[]) {
  const order = (await readOrder(server, placed))!;
  const [open] = initialTransition(orderMachine);
  const applied = applyEvents(
    open,
    order.steps.map(({ type }) => orderEvents.find((event) => event.type === type)!),
  );
  const types = events.map(({ type }) => type);
  // Deleted users may have been notified before or not.
  const deletedUsers = [
    ...(types.includes('admin.closeBuyer') ? [placed.buyer] : []),
    ...(types.includes('admin.closeSeller') ? [placed.seller] : []),
  ];
  const notifications = order.notifications.filter(({ userId }) =>
    deletedUsers.every(({ id }) => id !== userId),
  );
  const noCodes = { hasHandOverCode: false, hasReturnCode: false };
  const withoutEvents = { ...order, ...noCodes, steps: [], notifications: [] };
  expect({ ...order, notifications }).toEqual(
    expectedOrderAfter(withoutEvents, placed, applied, deletedUsers),
  );
  return applied.snapshot;
}

/** Webhook events without a matching change at Stripe. */
const isFabricated = ({ type }: OrderEvent) =>
  type.startsWith('stripe.') && type !== 'stripe.authorised' && type !== 'stripe.paid';

/** So few that no event waits longer than the timeout of the server's calls to Stripe. */
const pairsAtOnce = 50;

async function raceEvents(pairs: EventPair[]): Promise<void> {
  const placed = await Promise.all(pairs.map(({ path }) => placeOrderInState(path)));
  await Promise.all(
    pairs.flatMap(({ events }, index) =>
      [...events, ...events].map((event) => sendEvent(server, placed[index]!, event)),
    ),
  );
  const histories = pairs.map(({ path, events }) => [...path.events, ...events]);
  await Promise.all(placed.map((order, index) => checkHistory(order, histories[index]!)));

  const real = placed.filter((_order, index) => !histories[index]!.some(isFabricated));
  const charged = await settlePayments(
    server,
    real.map(({ intentId }) => intentId),
  );
  for (const order of real) {
    const snapshot = await checkHistory(order, histories[placed.indexOf(order)]!);
    const state = getOrderState(snapshot);
    expect(['paying', 'payingUnbooked', 'refunding']).not.toContain(state);
    expect([state, charged.has(order.intentId)]).toEqual([state, snapshot.hasTag('paid')]);
  }
}

for (let first = 0; first < eventPairs.length; first += pairsAtOnce) {
  const pairs = eventPairs.slice(first, first + pairsAtOnce);
  race(
    `two simultaneous events are each applied once, as the chart allows (pairs from ${first})`,
    () => raceEvents(pairs),
  );
}
