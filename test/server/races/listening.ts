import { addChanges } from '../../../src/server/repositories/live-changes';
import { changesIn, isPlace, listen, type EventListener } from '../support/event-listener';
import type { TestUser } from '../support/records';
import { addOffer, addUsers, book } from './market-calls';
import { race } from './race';
import { setUpRaceServer } from './race-server';

const server = setUpRaceServer();
let buyer: TestUser;
let stranger: TestUser;
const listeners = new Set<EventListener>();
beforeAll(async () => {
  [buyer, stranger] = (await addUsers(server, 2, 'buyer')) as [TestUser, TestUser];
});

/** A race that ends with nobody listening: a person has few connections at one time. */
function listeningRace(name: string, run: () => Promise<void>): void {
  race(name, async () => {
    try {
      await run();
    } finally {
      for (const listener of listeners) listener.close();
      await Promise.all([...listeners].map(({ ended }) => ended));
      listeners.clear();
    }
  });
}

let products = 0;
const newId = () => `product-${(products += 1)}`;

async function listenAt(origin: string, { token }: TestUser, place?: string) {
  const listener = await listen(origin, token, place);
  listeners.add(listener);
  await listener.until((events) => events.some(isPlace));
  return listener;
}

const idsIn = ({ events }: EventListener) =>
  changesIn(events).map((change) => String(Object(change).id));
const receives = (listener: EventListener, id: string) =>
  listener.until(() => idsIn(listener).includes(id));

const tell = (id: string) => addChanges(server.database, { about: 'product', id });

listeningRace('what is written at one process is events at each', async () => {
  const { productId } = await addOffer(server);
  const events = await Promise.all(server.origins.map((origin) => listenAt(origin, buyer)));
  const others = await Promise.all(server.origins.map((origin) => listenAt(origin, stranger)));
  const { body } = await book(server, buyer, productId);
  for (const listener of [...events, ...others]) await receives(listener, productId);
  for (const listener of events) await receives(listener, body.insertedId);
  for (const listener of others) expect(idsIn(listener)).not.toContain(body.insertedId);
});

listeningRace(
  'who goes on elsewhere hears of what was begun earlier and is committed later',
  async () => {
    const [late, early, next] = [newId(), newId(), newId()];
    const first = await listenAt(server.origins[0]!, buyer);
    const commit = await begin(late);
    await tell(early);
    await receives(first, early);
    const place = first.events.at(-1)!.id;
    first.close();
    await commit();
    await tell(next);
    const second = await listenAt(server.origins.at(-1)!, buyer, place);
    await receives(second, next);
    expect(idsIn(second)).toEqual([late, next]);
  },
);

listeningRace('whoever is cut off again and again hears each change once', async () => {
  const ids = Array.from({ length: 12 }, newId);
  const events: string[] = [];
  let { id: place } = (await listenAt(server.origins[0]!, buyer)).events.at(-1)!;
  for (const [turn, group] of [ids.slice(0, 4), ids.slice(4, 8), ids.slice(8)].entries()) {
    const commits = await Promise.all(group.map(begin));
    const listener = await listenAt(server.origins[turn % server.origins.length]!, buyer, place);
    // Those that began last are committed first, and two of them while nobody listens.
    for (const commit of commits.slice(2).reverse()) await commit();
    await receives(listener, group[2]!);
    listener.close();
    await listener.ended;
    events.push(...idsIn(listener));
    place = listener.events.at(-1)!.id;
    for (const commit of commits.slice(0, 2).reverse()) await commit();
  }
  const last = newId();
  await tell(last);
  const listener = await listenAt(server.origins[0]!, buyer, place);
  await receives(listener, last);
  expect([...events, ...idsIn(listener)].sort()).toEqual([...ids, last].sort());
});

/** Writes a change in a transaction that stays open. @returns what commits it */
async function begin(id: string): Promise<() => Promise<void>> {
  const [written, released] = [gate(), gate()];
  const work = server.database.transaction(async (tx) => {
    await addChanges(tx, { about: 'product', id });
    written.open();
    await released.opened;
  });
  await Promise.race([written.opened, work]);
  return () => {
    released.open();
    return work;
  };
}

function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
