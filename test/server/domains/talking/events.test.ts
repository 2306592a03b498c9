import { deleteExpiredRows } from '../../../../src/server/background/retention';
import { sql } from '../../../../src/server/database/sql';
import { addLiveChanges } from '../../../../src/server/domains/platform/live-changes.sql';
import {
  changesIn,
  carriesOnlyId,
  listenToEvents,
  type EventListener,
} from '../../support/event-listener';
import {
  addCategory,
  addUser,
  newProduct,
  storeProduct,
  type TestUser,
} from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';
import { startTestServer } from '../../support/start-test-server';

const server = setUpTestServer();
const users = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  otherBuyer: 'buyer',
  admin: 'Admin',
});

const openListeners = new Set<EventListener>();
afterEach(() => {
  for (const listener of openListeners) listener.close();
  openListeners.clear();
});

/** Subscribes, and resolves once the stream has sent its first event id. */
async function subscribe(
  { token }: TestUser,
  lastEventId?: number | string,
): Promise<EventListener> {
  const listener = await listenToEvents(server.origin, token, lastEventId);
  openListeners.add(listener);
  if (listener.status === 200) await listener.until((events) => events.some(carriesOnlyId));
  return listener;
}

const lastEventIdOf = ({ events }: EventListener) => Number(events.at(-1)!.id);

async function book(buyer: TestUser, seller: TestUser): Promise<{ productId: string; id: string }> {
  const productId = await storeProduct(server.database, { seller });
  const { body } = await server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: {
      productId,
      userId: buyer.uid,
      email: buyer.email,
      phoneNumber: '01711111111',
      meetingLocation: 'Station',
    },
  });
  return { productId, id: body.insertedId };
}

const includesChange = (id: string) => (events: EventListener['events']) =>
  JSON.stringify(events).includes(id);

/** Publishes a change to every client: once it arrives, all earlier changes have arrived. */
async function publishChange(id: string): Promise<void> {
  await addLiveChanges(server.database, { about: 'product', id });
}

test('buyer, seller and admin receive a change of an order, and all clients the change of its product', async () => {
  const { seller, buyer, otherBuyer, admin } = users;
  const [sellerListener, buyerListener, otherBuyerListener, adminListener] = await Promise.all(
    [seller, buyer, otherBuyer, admin].map((user) => subscribe(user)),
  );
  const { productId, id } = await book(buyer, seller);
  await publishChange('the end');
  for (const listener of [sellerListener!, buyerListener!, otherBuyerListener!, adminListener!]) {
    await listener.until(includesChange('the end'));
  }
  const order = { about: 'order', id };
  const notification = { about: 'notification', id };
  const product = { about: 'product', id: productId };
  const end = { about: 'product', id: 'the end' };
  for (const listener of [sellerListener!, buyerListener!]) {
    expect(changesIn(listener.events)).toEqual([notification, order, product, end]);
  }
  expect(changesIn(adminListener!.events)).toEqual([order, product, end]);
  expect(changesIn(otherBuyerListener!.events)).toEqual([product, end]);
});

test('a moderator whose role is removed no longer receives the changes of all orders', async () => {
  const { seller, buyer, admin } = users;
  const moderator = await addUser(server.database, 'moderator');
  const before = await subscribe(moderator);
  const body = { moderator: false, reason: 'Left the team.' };
  await server.call('PUT', `/api/users/${moderator.id}/moderator`, { token: admin.token, body });
  await before.ended;
  const after = await subscribe(moderator);
  const { id } = await book(buyer, seller);
  await publishChange('the end');
  await after.until(includesChange('the end'));
  expect(changesIn(after.events)).not.toContainEqual({ about: 'order', id });
});

test('all clients receive a product that enters or leaves the lists', async () => {
  const { seller, otherBuyer, admin } = users;
  const listener = await subscribe(otherBuyer);
  const { token } = seller;
  const category = await addCategory(server.database);
  const { body } = await server.call('POST', '/api/products', {
    token,
    body: { ...newProduct, category },
  });
  const { insertedId } = body;
  const includesChanges = (count: number) => (events: EventListener['events']) =>
    changesIn(events).filter((change) => Object(change).id === insertedId).length === count;
  await listener.until(includesChanges(1));
  for (const advertise of [false, true]) {
    const advertised = { token, body: { ...newProduct, advertise } };
    await server.call('PUT', `/api/products/advertise/${insertedId}`, advertised);
    await listener.until(includesChanges(advertise ? 3 : 2));
  }
  await server.call('DELETE', `/api/products/${insertedId}`, { token });
  await listener.until(includesChanges(4));
  const removedProduct = await storeProduct(server.database, { seller });
  await server.call('DELETE', `/api/user/${seller.id}`, admin);
  await listener.until(includesChange(removedProduct));
  expect(changesIn(listener.events)).toEqual(
    [insertedId, insertedId, insertedId, insertedId, removedProduct].map((id) => ({
      about: 'listing',
      id,
    })),
  );
});

test('the response is neither cached, compressed nor buffered by proxies', async () => {
  const { headers } = await subscribe(users.buyer);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
});

test('a client that reconnects receives the missed changes once', async () => {
  const { buyer, seller } = users;
  const first = await subscribe(buyer);
  await publishChange('received');
  await first.until(includesChange('received'));
  const lastEventId = lastEventIdOf(first);
  first.close();
  const { id } = await book(buyer, seller);
  await publishChange('missed');
  const second = await subscribe(buyer, lastEventId);
  await publishChange('new');
  await second.until(includesChange('new'));
  const changes = changesIn(second.events).map((change) => Object(change).id);
  expect(changes).not.toContain('received');
  expect(changes.filter((each) => each === 'missed')).toHaveLength(1);
  expect(changes).toContain(id);
  expect(changes.at(-1)).toBe('new');
});

test('a new client receives the changes made while its page was fetched', async () => {
  await publishChange('just now');
  const listener = await subscribe(users.buyer);
  await listener.until(includesChange('just now'));
});

test('a client that reconnects after more than a day receives a reset', async () => {
  const before = await subscribe(users.buyer);
  const lastEventId = lastEventIdOf(before);
  await publishChange('yesterday');
  await before.until(includesChange('yesterday'));
  await server.database.query(sql`
    update live_changes set created_at = now() - interval '25 hours'`);
  await publishChange('today');
  await deleteExpiredRows(server.database);
  const after = await subscribe(users.buyer, lastEventId);
  expect(after.events[0]).toMatchObject({ type: 'reset' });
  expect(changesIn(after.events)).toEqual([]);
  const [left] = await server.database.query(sql`select count(*) as count from live_changes`);
  expect(left).toEqual({ count: 1 });
});

test('a client that reconnects after expired changes were deleted receives a reset', async () => {
  const before = await subscribe(users.buyer);
  const lastEventId = lastEventIdOf(before);
  before.close();
  await publishChange('unheard');
  await server.database.query(sql`
    update live_changes set created_at = now() - interval '25 hours'`);
  await deleteExpiredRows(server.database);
  expect((await subscribe(users.buyer, lastEventId)).events).toContainEqual(
    expect.objectContaining({ type: 'reset' }),
  );
});

test.each(['999999999', 'nonsense', '-1', '1e3'])(
  'a client that sends the unknown event id %s receives a reset',
  async (lastEventId) => {
    expect((await subscribe(users.buyer, lastEventId)).events).toContainEqual(
      expect.objectContaining({ type: 'reset' }),
    );
  },
);

test('a user may have six streams per server', async () => {
  for (let count = 0; count < 6; count += 1) await subscribe(users.buyer);
  expect((await subscribe(users.buyer)).status).toBe(429);
  expect((await subscribe(users.seller)).status).toBe(200);
  const [first] = openListeners;
  first!.close();
  // The server notices the closed stream a moment later.
  await expect(
    (async () => {
      for (;;) if ((await subscribe(users.buyer)).status === 200) return 'open';
    })(),
  ).resolves.toBe('open');
});

test('streams take at most half of the connections; further ones get 503 with Retry-After', async () => {
  const limitedServer = await startTestServer(
    { limits: { connections: 4 }, trustedProxies: 'loopback' },
    server,
  );
  const listeners = [];
  for (const { token } of [users.buyer, users.seller]) {
    listeners.push(await listenToEvents(limitedServer.origin, token));
  }
  const rejected = await listenToEvents(limitedServer.origin, users.admin.token);
  expect(rejected.status).toBe(503);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await limitedServer.call('GET', '/healthz')).status).toBe(200);
  for (const listener of [...listeners, rejected]) listener.close();
  await limitedServer.close();
});

test('a HEAD request opens no stream', async () => {
  const response = await fetch(`${server.origin}/api/events`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${users.buyer.token}` },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

describe('an open stream', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: (
        ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'Date'] as const
      ).concat(['clearImmediate', 'hrtime', 'performance', 'queueMicrotask'] as never),
    });
  });
  afterEach(() => jest.useRealTimers());

  test('ends once the account is deleted, and not before', async () => {
    const listener = await subscribe(users.buyer);
    jest.advanceTimersByTime(15_000);
    await publishChange('still there');
    await listener.until(includesChange('still there'));
    await server.database.query(sql`
      update users set deleted_at = now() where id = ${users.buyer.id}`);
    jest.advanceTimersByTime(15_000);
    await listener.ended;
    expect((await subscribe(users.buyer)).status).toBe(401);
  });
});
