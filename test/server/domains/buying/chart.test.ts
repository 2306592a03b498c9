import type { OrderEvent } from '../../../../src/contract/order.machine';
import { getOrderState } from '../../../../src/contract/buying/order-snapshot';
import { getEventSender } from '../../../../src/contract/buying/sale';
import { addUser, emptyTables, type TestUser } from '../../support/records';
import { setUpTestServer } from '../../support/set-up-test-server';
import {
  applyEvents,
  expectedOrderAfter,
  getDeadlines,
  isErasable,
  withoutDataOf,
} from './support/expected-order';
import { triggers, sendEvent, sendEventAs, wrongCode } from './support/send-event';
import { placeOrder, readOrder, type PlacedOrder, type StoredOrder } from './support/placed-order';
import {
  isAppeal,
  isShipped,
  orderEvents,
  orderPaths,
  type OrderPath,
} from './support/order-paths';

const server = setUpTestServer({}, { keepsRows: true });
let admin: TestUser;
let otherUsers: TestUser[];
beforeAll(async () => {
  const { database } = server;
  await emptyTables(database);
  admin = await addUser(database, 'Admin');
  otherUsers = [await addUser(database, 'buyer'), await addUser(database, 'seller')];
});

/** The other two begin an order, with calls of their own. */
const userEvents = orderEvents.filter(
  ({ type }) => type !== 'buyer.book' && type !== 'seller.reserve' && !triggers[type],
);
const triggeredEvents = orderEvents.filter(({ type }) => triggers[type]);

/** Brings a new order into a state. */
async function placeOrderInState(path: OrderPath): Promise<PlacedOrder> {
  const { events, snapshot } = path;
  const placed = await placeOrder(server, admin, { isShipped: isShipped(path) });
  for (const event of events) await sendEvent(server, placed, event);
  const { steps, ...order } = await readPlacedOrder(placed);
  expect(order).toMatchObject({
    state: getOrderState(snapshot),
    holding: snapshot.hasTag('holding'),
    deadlines: getDeadlines(snapshot),
  });
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
  return placed;
}

const readPlacedOrder = async (placed: PlacedOrder) => (await readOrder(server, placed))!;

/** The users whose accounts these events close. */
const usersDeletedBy = ({ buyer, seller }: PlacedOrder, events: OrderEvent[]) => [
  ...(events.some(({ type }) => type === 'admin.closeBuyer') ? [buyer] : []),
  ...(events.some(({ type }) => type === 'admin.closeSeller') ? [seller] : []),
];

/** A sender may repeat their last event after a lost response, and gets the same response. */
const isRepeated = ({ steps }: StoredOrder, { type }: OrderEvent, { id }: TestUser) =>
  steps.at(-1)?.type === type && steps.at(-1)?.actorId === id;

describe.each(orderPaths)('an order that is $name', (path) => {
  test("accepts each user's events that the state machine accepts, and rejects the others", async () => {
    let placed = await placeOrderInState(path);
    for (const event of userEvents) {
      for (const role of ['buyer', 'seller', 'admin', ...otherUsers.keys()] as const) {
        const caller = typeof role === 'number' ? otherUsers[role]! : placed[role];
        const deletedUsers = usersDeletedBy(placed, path.events);
        if (deletedUsers.includes(caller)) continue;
        const before = await readPlacedOrder(placed);
        const isSender = getEventSender(event) === role;
        const applied = applyEvents(path.snapshot, isSender ? [event] : []);
        const isAccepted = applied.transitions.length > 0;
        const statusForSender = isAccepted || isRepeated(before, event, caller) ? 200 : 409;
        const statusForOthers = typeof role === 'number' ? 404 : 403;

        const { status, body } = await sendEventAs(server, placed, caller, event);
        expect([event.type, role, status]).toEqual([
          event.type,
          role,
          isSender ? statusForSender : statusForOthers,
        ]);
        if (status === 200) expect(body.state).toBe(getOrderState(applied.snapshot));
        expect(await readPlacedOrder(placed)).toEqual(
          expectedOrderAfter(before, placed, applied, deletedUsers),
        );
        if (isAccepted) placed = await placeOrderInState(path);
      }
    }
  });

  test('rejects a wrong code and does not change', async () => {
    const placed = await placeOrderInState(path);
    for (const event of userEvents) {
      if (!('code' in event)) continue;
      const sender = placed[getEventSender(event) as 'buyer' | 'seller'];
      if (usersDeletedBy(placed, path.events).includes(sender)) continue;
      const before = await readPlacedOrder(placed);
      if (isRepeated(before, event, sender)) continue;
      const { status } = await sendEventAs(server, placed, sender, { ...event, code: wrongCode });
      expect([event.type, status]).toEqual([event.type, path.snapshot.can(event) ? 400 : 409]);
      expect(await readPlacedOrder(placed)).toEqual(before);
    }
  });

  test('accepts the events of the clock, Stripe and closed accounts that the state machine accepts', async () => {
    let placed = await placeOrderInState(path);
    for (const event of triggeredEvents) {
      if (isAppeal(path.name, event)) continue;
      const before = await readPlacedOrder(placed);
      const impliedEvents = triggers[event.type]!.events.map((type) => ({ type }) as OrderEvent);
      const applied = applyEvents(path.snapshot, impliedEvents);
      const deletedUsers = usersDeletedBy(placed, [...path.events, event]);
      const [erasedUser] = usersDeletedBy(placed, [event]).filter(
        (user) =>
          !usersDeletedBy(placed, path.events).includes(user) &&
          isErasable(user, placed, applied.snapshot),
      );
      await sendEvent(server, placed, event);
      const expected = expectedOrderAfter(before, placed, applied, deletedUsers);
      expect([event.type, await readPlacedOrder(placed)]).toEqual([
        event.type,
        erasedUser ? withoutDataOf(erasedUser, expected) : expected,
      ]);
      // The next event needs an order whose payment is not cancelled.
      const needsNewOrder = event.type === 'stripe.released' || deletedUsers.length > 0;
      if (applied.transitions.length > 0 || needsNewOrder) placed = await placeOrderInState(path);
    }
  });
});
