import { initialTransition } from 'xstate';
import {
  orderMachine,
  type OrderEvent,
  type OrderEventType,
} from '../../../src/contract/order.machine';
import { lead, ledOn } from '../orders/support/chart-says';
import { send } from '../orders/support/doors';
import { placeOrder, readOrder, type PlacedOrder } from '../orders/support/placed-order';
import { orderEvents, ways, type Way } from '../orders/support/ways';
import { addPerson, type Person } from '../support/records';
import { race } from './race';
import { setUpRaceServer } from './race-server';
import { settlePayments } from './settle-payments';

const server = setUpRaceServer();
let admin: Person;
beforeAll(async () => {
  admin = await addPerson(server.database, 'Admin');
});

interface Rivals {
  way: Way;
  events: [OrderEvent, OrderEvent];
}

/** Any two events of which an order takes either where it stands. */
const allRivals = ways.flatMap((way) => {
  const taken = orderEvents.filter((event) => way.snapshot.can(event));
  return taken.flatMap((one, index) =>
    taken.slice(index + 1).map((other): Rivals => ({ way, events: [one, other] })),
  );
});

const deletions: OrderEventType[] = ['admin.closeBuyer', 'admin.closeSeller'];
const deeds: OrderEventType[] = [
  ...(['buyer.cancel', 'buyer.receive', 'buyer.dispute', 'seller.handOver'] as const),
  ...(['stripe.paid', 'clock.lapse'] as const),
];

/** Those that people are the likeliest to meet; in the long form there are all of them. */
const rivals =
  process.env['RACE_RIVALS'] === 'all'
    ? allRivals
    : allRivals.filter(({ events }) => {
        const [one, other] = events.map(({ type }) => type) as [OrderEventType, OrderEventType];
        return deeds.includes(one) && (deeds.includes(other) || deletions.includes(other));
      });

async function walk({ events }: Way): Promise<PlacedOrder> {
  const placed = await placeOrder(server, admin);
  for (const event of events) await send(server, placed, event);
  return placed;
}

/** Holds an order against what the chart makes of its history from the beginning. */
async function checkHistory(placed: PlacedOrder, events: OrderEvent[]) {
  const order = (await readOrder(server, placed))!;
  const [open] = initialTransition(orderMachine);
  const led = lead(
    open,
    order.steps.map(({ type }) => orderEvents.find((event) => event.type === type)!),
  );
  const types = events.map(({ type }) => type);
  // Whether they were told before they had gone, nobody knows.
  const gone = [
    ...(types.includes('admin.closeBuyer') ? [placed.buyer] : []),
    ...(types.includes('admin.closeSeller') ? [placed.seller] : []),
  ];
  const told = order.told.filter(({ userId }) => gone.every(({ id }) => id !== userId));
  const nothing = { ...order, steps: [], told: [] };
  expect({ ...order, told }).toEqual(ledOn(nothing, placed, led, gone));
  return led.snapshot;
}

/** What the doors tell of Stripe that has not happened there. */
const isMadeUp = ({ type }: OrderEvent) =>
  type.startsWith('stripe.') && type !== 'stripe.authorised' && type !== 'stripe.paid';

race('of any two events at once an order takes what its chart takes, each once', async () => {
  const placed = await Promise.all(rivals.map(({ way }) => walk(way)));
  await Promise.all(
    rivals.flatMap(({ events }, index) =>
      [...events, ...events].map((event) => send(server, placed[index]!, event)),
    ),
  );
  const histories = rivals.map(({ way, events }) => [...way.events, ...events]);
  await Promise.all(placed.map((order, index) => checkHistory(order, histories[index]!)));

  const real = placed.filter((_order, index) => !histories[index]!.some(isMadeUp));
  const charged = await settlePayments(
    server,
    real.map(({ intentId }) => intentId),
  );
  for (const order of real) {
    const snapshot = await checkHistory(order, histories[placed.indexOf(order)]!);
    const state = snapshot.value;
    expect(['paying', 'cancelling', 'refunding']).not.toContain(state);
    expect([state, charged.has(order.intentId)]).toEqual([state, snapshot.hasTag('paid')]);
  }
});
