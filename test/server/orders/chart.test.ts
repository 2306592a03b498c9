import type { OrderEvent } from '../../../src/contract/order.machine';
import { senderOf } from '../../../src/contract/sale';
import { addPerson, emptyTables, type Person } from '../support/records';
import { setUpTestServer } from '../support/set-up-test-server';
import { lead, ledOn } from './support/chart-says';
import { doors, send, sendAs } from './support/doors';
import { placeOrder, readOrder, type PlacedOrder, type StoredOrder } from './support/placed-order';
import { orderEvents, ways, type Way } from './support/ways';

const server = setUpTestServer({}, { keepsRows: true });
let admin: Person;
let strangers: Person[];
beforeAll(async () => {
  const { database } = server;
  await emptyTables(database);
  admin = await addPerson(database, 'Admin');
  strangers = [await addPerson(database, 'buyer'), await addPerson(database, 'seller')];
});

const personalEvents = orderEvents.filter(({ type }) => type !== 'buyer.book' && !doors[type]);
const doorEvents = orderEvents.filter(({ type }) => doors[type]);

/** Leads an order of its own to a state. */
async function walk({ events, snapshot }: Way): Promise<PlacedOrder> {
  const placed = await placeOrder(server, admin);
  for (const event of events) await send(server, placed, event);
  const { value: state, context } = snapshot;
  const { steps, ...order } = await read(placed);
  expect(order).toMatchObject({ state, context, holding: snapshot.hasTag('holding') });
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
  return placed;
}

const read = async (placed: PlacedOrder) => (await readOrder(server, placed))!;

/** Those of an order whose accounts are closed once these events have been sent. */
const goneBy = ({ buyer, seller }: PlacedOrder, events: OrderEvent[]) => [
  ...(events.some(({ type }) => type === 'admin.closeBuyer') ? [buyer] : []),
  ...(events.some(({ type }) => type === 'admin.closeSeller') ? [seller] : []),
];

/** The answer to an event by its sender may have been lost: then it is given again. */
const isRepeated = ({ steps }: StoredOrder, { type }: OrderEvent, { id }: Person) =>
  steps.at(-1)?.type === type && steps.at(-1)?.actorId === id;

describe.each(ways)('an order that is $name', (way) => {
  test('takes from each person what the chart takes, and refuses the rest', async () => {
    let placed = await walk(way);
    for (const event of personalEvents) {
      for (const who of ['buyer', 'seller', 'admin', ...strangers.keys()] as const) {
        const asker = typeof who === 'number' ? strangers[who]! : placed[who];
        const gone = goneBy(placed, way.events);
        if (gone.includes(asker)) continue;
        const before = await read(placed);
        const isSender = senderOf(event) === who;
        const led = lead(way.snapshot, isSender ? [event] : []);
        const isTaken = led.moves.length > 0;
        const answerToSender = isTaken || isRepeated(before, event, asker) ? 200 : 409;
        const answerToOther = typeof who === 'number' ? 404 : 403;

        const { status, body } = await sendAs(server, placed, asker, event);
        expect([event.type, who, status]).toEqual([
          event.type,
          who,
          isSender ? answerToSender : answerToOther,
        ]);
        if (status === 200) expect(body.state).toBe(led.snapshot.value);
        expect(await read(placed)).toEqual(ledOn(before, placed, led, gone));
        if (isTaken) placed = await walk(way);
      }
    }
  });

  test('takes from the clock, from Stripe, and of an account that is closed, what the chart takes', async () => {
    let placed = await walk(way);
    for (const event of doorEvents) {
      const before = await read(placed);
      const told = doors[event.type]!.tells.map((type) => ({ type }) as OrderEvent);
      const led = lead(way.snapshot, told);
      const gone = goneBy(placed, [...way.events, event]);
      await send(server, placed, event);
      expect([event.type, await read(placed)]).toEqual([
        event.type,
        ledOn(before, placed, led, gone),
      ]);
      // A payment that came to nothing is none for what follows.
      const isSpent = event.type === 'stripe.released' || gone.length > 0;
      if (led.moves.length > 0 || isSpent) placed = await walk(way);
    }
  });
});
