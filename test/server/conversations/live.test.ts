import {
  changesIn,
  carriesOnlyId,
  listenToEvents,
  type EventListener,
} from '../support/event-listener';
import { startTestServer } from '../support/start-test-server';
import { setUpConversations } from './support/set-up-conversations';

const { server, start, send, read, list, markRead, ...users } = setUpConversations();
const { buyer, otherBuyer, seller } = users;

const open = new Set<EventListener>();
afterEach(() => {
  for (const listener of open) listener.close();
  open.clear();
});

async function subscribe({ token }: typeof buyer, origin = server.origin) {
  const listener = await listenToEvents(origin, token);
  open.add(listener);
  await listener.until((events) => events.some(carriesOnlyId));
  return listener;
}

const countOf = (id: string, events: EventListener['events']) =>
  changesIn(events).filter((change) => (change as { id: string }).id === id).length;

test('a new message reaches the other person and the other pages of its sender', async () => {
  const { id } = await start();
  const listeners = await Promise.all([subscribe(seller), subscribe(buyer)]);
  const before = listeners.map(({ events }) => countOf(id, events));
  await send(id);
  await Promise.all(
    listeners.map((listener, index) =>
      listener.until((events) => countOf(id, events) > before[index]!),
    ),
  );
  expect(changesIn(listeners[0].events)).toContainEqual({ about: 'conversation', id });
});

test('other users are not notified', async () => {
  const [others, own] = [await subscribe(otherBuyer), await subscribe(seller)];
  const { id } = await start();
  await own.until((events) => countOf(id, events) === 1);
  expect(changesIn(others.events)).not.toContainEqual({ about: 'conversation', id });
});

test('the sender is notified when a message was delivered and when it was read', async () => {
  const { id } = await start();
  const listener = await subscribe(buyer);
  const before = countOf(id, listener.events);
  await read(id, seller);
  await listener.until((events) => countOf(id, events) === before + 1);
  await markRead(id, seller, 1);
  await listener.until((events) => countOf(id, events) === before + 2);
  await read(id, seller);
  await markRead(id, seller, 1);
  await send(id);
  await listener.until((events) => countOf(id, events) === before + 3);
});

test('the list marks all messages as delivered at once', async () => {
  const [one, other] = [await start(), await start()];
  const listener = await subscribe(buyer);
  const before = [one, other].map(({ id }) => countOf(id, listener.events));
  await list(seller);
  for (const [index, { id }] of [one, other].entries()) {
    await listener.until((events) => countOf(id, events) > before[index]!);
  }
});

test('a message that one process stores reaches the pages of another', async () => {
  const other = await startTestServer({}, server);
  const { id } = await start();
  const listener = await subscribe(seller, other.origin);
  const before = countOf(id, listener.events);
  await send(id);
  await listener.until((events) => countOf(id, events) > before);
  listener.close();
  await other.close();
});
