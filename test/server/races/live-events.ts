import { addLiveChanges } from '../../../src/server/domains/platform/live-changes.sql';
import {
  changesIn,
  carriesOnlyId,
  listenToEvents,
  type EventListener,
} from '../support/event-listener';
import type { TestUser } from '../support/records';
import { addOffer, addUsers, book } from './market-calls';
import { race } from './race';
import { setUpRaceServer } from './race-server';

const server = setUpRaceServer();
let buyer: TestUser;
let otherBuyer: TestUser;
const listeners = new Set<EventListener>();
beforeAll(async () => {
  [buyer, otherBuyer] = (await addUsers(server, 2, 'buyer')) as [TestUser, TestUser];
});

/** Closes all streams after each run, because of the limit of streams per user. */
function eventRace(name: string, run: () => Promise<void>): void {
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

async function subscribeAt(origin: string, { token }: TestUser, lastEventId?: string) {
  const listener = await listenToEvents(origin, token, lastEventId);
  listeners.add(listener);
  await listener.until((events) => events.some(carriesOnlyId));
  return listener;
}

const idsIn = ({ events }: EventListener) =>
  changesIn(events).map((change) => String(Object(change).id));
const receives = (listener: EventListener, id: string) =>
  listener.until(() => idsIn(listener).includes(id));

const publishChange = (id: string) => addLiveChanges(server.database, { about: 'product', id });

eventRace('a change written by one process reaches the clients of each', async () => {
  const { productId } = await addOffer(server);
  const ownListeners = await Promise.all(
    server.origins.map((origin) => subscribeAt(origin, buyer)),
  );
  const otherListeners = await Promise.all(
    server.origins.map((origin) => subscribeAt(origin, otherBuyer)),
  );
  const { body } = await book(server, buyer, productId);
  for (const listener of [...ownListeners, ...otherListeners]) await receives(listener, productId);
  for (const listener of ownListeners) await receives(listener, body.insertedId);
  for (const listener of otherListeners) expect(idsIn(listener)).not.toContain(body.insertedId);
});

eventRace(
  'a client that reconnects to another process receives a change that was written before its last event and committed after it',
  async () => {
    const [late, early, next] = [newId(), newId(), newId()];
    const first = await subscribeAt(server.origins[0]!, buyer);
    const commit = await begin(late);
    await publishChange(early);
    await receives(first, early);
    const lastEventId = first.events.at(-1)!.id;
    first.close();
    await commit();
    await publishChange(next);
    const second = await subscribeAt(server.origins.at(-1)!, buyer, lastEventId);
    await receives(second, next);
    expect(idsIn(second)).toEqual([late, next]);
  },
);

eventRace('a client that reconnects repeatedly receives each change once', async () => {
  const ids = Array.from({ length: 12 }, newId);
  const receivedIds: string[] = [];
  let { id: lastEventId } = (await subscribeAt(server.origins[0]!, buyer)).events.at(-1)!;
  for (const [turn, group] of [ids.slice(0, 4), ids.slice(4, 8), ids.slice(8)].entries()) {
    const commits = await Promise.all(group.map(begin));
    const listener = await subscribeAt(
      server.origins[turn % server.origins.length]!,
      buyer,
      lastEventId,
    );
    // They commit in reverse order, the first two while no client is connected.
    for (const commit of commits.slice(2).reverse()) await commit();
    await receives(listener, group[2]!);
    listener.close();
    await listener.ended;
    receivedIds.push(...idsIn(listener));
    lastEventId = listener.events.at(-1)!.id;
    for (const commit of commits.slice(0, 2).reverse()) await commit();
  }
  const last = newId();
  await publishChange(last);
  const listener = await subscribeAt(server.origins[0]!, buyer, lastEventId);
  await receives(listener, last);
  expect([...receivedIds, ...idsIn(listener)].sort()).toEqual([...ids, last].sort());
});

/** Writes a change in an open transaction. @returns its commit */
async function begin(id: string): Promise<() => Promise<void>> {
  const [written, released] = [gate(), gate()];
  const work = server.database.transaction(async (tx) => {
    await addLiveChanges(tx, { about: 'product', id });
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
