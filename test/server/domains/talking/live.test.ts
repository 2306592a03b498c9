import {
  changesIn,
  carriesOnlyId,
  listenToEvents,
  type EventListener,
} from '../../support/event-listener';
import { startTestServer } from '../../support/start-test-server';
import { setUpConversations } from './support/set-up-conversations';

const {
  server,
  startConversation,
  sendMessage,
  readConversation,
  listConversations,
  markRead,
  ...users
} = setUpConversations();
const { buyer, otherBuyer, seller } = users;

const openListeners = new Set<EventListener>();
afterEach(() => {
  for (const listener of openListeners) listener.close();
  openListeners.clear();
});

async function subscribe({ token }: typeof buyer, origin = server.origin) {
  const listener = await listenToEvents(origin, token);
  openListeners.add(listener);
  await listener.until((events) => events.some(carriesOnlyId));
  return listener;
}

const countChanges = (id: string, events: EventListener['events']) =>
  changesIn(events).filter((change) => (change as { id: string }).id === id).length;

test('a new message is sent to the pages of the other person and to the other pages of its sender', async () => {
  const { id } = await startConversation();
  const listeners = await Promise.all([subscribe(seller), subscribe(buyer)]);
  const before = listeners.map(({ events }) => countChanges(id, events));
  await sendMessage(id);
  await Promise.all(
    listeners.map((listener, index) =>
      listener.until((events) => countChanges(id, events) > before[index]!),
    ),
  );
  expect(changesIn(listeners[0].events)).toContainEqual({ about: 'conversation', id });
});

test('a new conversation is not sent to other users', async () => {
  const [otherListener, ownListener] = [await subscribe(otherBuyer), await subscribe(seller)];
  const { id } = await startConversation();
  await ownListener.until((events) => countChanges(id, events) === 1);
  expect(changesIn(otherListener.events)).not.toContainEqual({ about: 'conversation', id });
});

test('the sender is notified when a message was delivered and when it was read', async () => {
  const { id } = await startConversation();
  const listener = await subscribe(buyer);
  const before = countChanges(id, listener.events);
  await readConversation(id, seller);
  await listener.until((events) => countChanges(id, events) === before + 1);
  await markRead(id, seller, 1);
  await listener.until((events) => countChanges(id, events) === before + 2);
  await readConversation(id, seller);
  await markRead(id, seller, 1);
  await sendMessage(id);
  await listener.until((events) => countChanges(id, events) === before + 3);
});

test('listing the conversations marks all their messages as delivered', async () => {
  const [one, other] = [await startConversation(), await startConversation()];
  const listener = await subscribe(buyer);
  const before = [one, other].map(({ id }) => countChanges(id, listener.events));
  await listConversations(seller);
  for (const [index, { id }] of [one, other].entries()) {
    await listener.until((events) => countChanges(id, events) > before[index]!);
  }
});

test('listing the conversations reports nothing to people who have not read them', async () => {
  const { id } = await startConversation();
  const listener = await subscribe(seller);
  const before = countChanges(id, listener.events);
  await listConversations(buyer);
  const { id: lastId } = await startConversation();
  await listener.until((events) => countChanges(lastId, events) === 1);
  expect(countChanges(id, listener.events)).toBe(before);
});

test('a message that one server process stores is sent to the pages that are connected to another one', async () => {
  const other = await startTestServer({}, server);
  const { id } = await startConversation();
  const listener = await subscribe(seller, other.origin);
  const before = countChanges(id, listener.events);
  await sendMessage(id);
  await listener.until((events) => countChanges(id, events) > before);
  listener.close();
  await other.close();
});
