import { deleteExpiredRows } from '../../../src/server/background/retention';
import { sql } from '../../../src/server/database/sql';
import { addChanges } from '../../../src/server/repositories/live-changes';
import { changesIn, isPlace, listen, type EventListener } from '../support/event-listener';
import { addCategory, newProduct, storeProduct, type Person } from '../support/records';
import { setUpPeople, setUpTestServer } from '../support/set-up-test-server';
import { startTestServer } from '../support/start-test-server';

const server = setUpTestServer();
const people = setUpPeople(server, {
  seller: 'seller',
  buyer: 'buyer',
  stranger: 'buyer',
  admin: 'Admin',
});

const open = new Set<EventListener>();
afterEach(() => {
  for (const listener of open) listener.close();
  open.clear();
});

/** Hears from the server, and has its place by the time that it is here. */
async function hear({ token }: Person, lastEventId?: number | string): Promise<EventListener> {
  const listener = await listen(server.origin, token, lastEventId);
  open.add(listener);
  if (listener.status === 200) await listener.until((heard) => heard.some(isPlace));
  return listener;
}

const placeOf = ({ heard }: EventListener) => Number(heard.at(-1)!.id);

async function book(buyer: Person, seller: Person): Promise<{ productId: string; id: string }> {
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

const hasHeard = (id: string) => (heard: EventListener['heard']) =>
  JSON.stringify(heard).includes(id);

/** Everybody hears of it, so that who has heard it has heard all before it. */
async function tellEverybody(id: string): Promise<void> {
  await addChanges(server.database, { about: 'product', id });
}

test('both sides and the admin hear of an order, and everybody that its product is gone', async () => {
  const { seller, buyer, stranger, admin } = people;
  const [ofSeller, ofBuyer, ofStranger, ofAdmin] = await Promise.all(
    [seller, buyer, stranger, admin].map((person) => hear(person)),
  );
  const { productId, id } = await book(buyer, seller);
  await tellEverybody('the end');
  for (const listener of [ofSeller!, ofBuyer!, ofStranger!, ofAdmin!]) {
    await listener.until(hasHeard('the end'));
  }
  const order = { about: 'order', id };
  const told = { about: 'notification', id };
  const product = { about: 'product', id: productId };
  const end = { about: 'product', id: 'the end' };
  for (const listener of [ofSeller!, ofBuyer!]) {
    expect(changesIn(listener.heard)).toEqual([told, order, product, end]);
  }
  expect(changesIn(ofAdmin!.heard)).toEqual([order, product, end]);
  expect(changesIn(ofStranger!.heard)).toEqual([product, end]);
});

test('everybody hears of a product that comes into lists or goes from them', async () => {
  const { seller, stranger, admin } = people;
  const listener = await hear(stranger);
  const { token } = seller;
  const category = await addCategory(server.database);
  const { body } = await server.call('POST', '/api/products', {
    token,
    body: { ...newProduct, category },
  });
  const { insertedId } = body;
  const heardTimes = (count: number) => (heard: EventListener['heard']) =>
    changesIn(heard).filter((change) => Object(change).id === insertedId).length === count;
  await listener.until(heardTimes(1));
  for (const advertise of [false, true]) {
    const advertised = { token, body: { ...newProduct, advertise } };
    await server.call('PUT', `/api/products/advertise/${insertedId}`, advertised);
    await listener.until(heardTimes(advertise ? 3 : 2));
  }
  await server.call('DELETE', `/api/products/${insertedId}`, { token });
  await listener.until(heardTimes(4));
  const left = await storeProduct(server.database, { seller });
  await server.call('DELETE', `/api/user/${seller.id}`, admin);
  await listener.until(hasHeard(left));
  expect(changesIn(listener.heard)).toEqual(
    [insertedId, insertedId, insertedId, insertedId, left].map((id) => ({ about: 'listing', id })),
  );
});

test('nothing between keeps, packs or delays what is told', async () => {
  const { headers } = await hear(people.buyer);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
});

test('who comes back hears what was missed, once, and goes on', async () => {
  const { buyer, seller } = people;
  const first = await hear(buyer);
  await tellEverybody('heard');
  await first.until(hasHeard('heard'));
  const place = placeOf(first);
  first.close();
  const { id } = await book(buyer, seller);
  await tellEverybody('missed');
  const second = await hear(buyer, place);
  await tellEverybody('new');
  await second.until(hasHeard('new'));
  const changes = changesIn(second.heard).map((change) => Object(change).id);
  expect(changes).not.toContain('heard');
  expect(changes.filter((each) => each === 'missed')).toHaveLength(1);
  expect(changes).toContain(id);
  expect(changes.at(-1)).toBe('new');
});

test('who begins to listen hears what changed while the page was fetched', async () => {
  await tellEverybody('just now');
  const listener = await hear(people.buyer);
  await listener.until(hasHeard('just now'));
});

test('who comes back after more than a day asks for everything again', async () => {
  const before = await hear(people.buyer);
  const place = placeOf(before);
  await tellEverybody('yesterday');
  await before.until(hasHeard('yesterday'));
  await server.database.query(sql`
    update live_changes set created_at = now() - interval '25 hours'`);
  await tellEverybody('today');
  await deleteExpiredRows(server.database);
  const after = await hear(people.buyer, place);
  expect(after.heard[0]).toMatchObject({ type: 'reset' });
  expect(changesIn(after.heard)).toEqual([]);
  const [left] = await server.database.query(sql`select count(*) as count from live_changes`);
  expect(left).toEqual({ count: 1 });
});

test('so does who was nowhere when what is a day old was deleted unheard', async () => {
  const before = await hear(people.buyer);
  const place = placeOf(before);
  before.close();
  await tellEverybody('unheard');
  await server.database.query(sql`
    update live_changes set created_at = now() - interval '25 hours'`);
  await deleteExpiredRows(server.database);
  expect((await hear(people.buyer, place)).heard).toContainEqual(
    expect.objectContaining({ type: 'reset' }),
  );
});

test.each(['999999999', 'nonsense', '-1', '1e3'])(
  'a place that there never was (%s) is like one of long ago',
  async (place) => {
    expect((await hear(people.buyer, place)).heard).toContainEqual(
      expect.objectContaining({ type: 'reset' }),
    );
  },
);

test('a person has six streams at a server, and others theirs', async () => {
  for (let count = 0; count < 6; count += 1) await hear(people.buyer);
  expect((await hear(people.buyer)).status).toBe(429);
  expect((await hear(people.seller)).status).toBe(200);
  const [first] = open;
  first!.close();
  // The server hears of that a moment later.
  await expect(
    (async () => {
      for (;;) if ((await hear(people.buyer)).status === 200) return 'open';
    })(),
  ).resolves.toBe('open');
});

test('half of the connections stay free of streams, and who finds none free hears when to come again', async () => {
  const narrow = await startTestServer({ limits: { connections: 4 } }, server);
  const listeners = [];
  for (const { token } of [people.buyer, people.seller]) {
    listeners.push(await listen(narrow.origin, token));
  }
  const refused = await listen(narrow.origin, people.admin.token);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await narrow.call('GET', '/healthz')).status).toBe(200);
  for (const listener of [...listeners, refused]) listener.close();
  await narrow.close();
});

test('the head alone is no stream', async () => {
  const response = await fetch(`${server.origin}/api/events`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${people.buyer.token}` },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

describe('who listens', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: (
        ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'Date'] as const
      ).concat(['clearImmediate', 'hrtime', 'performance', 'queueMicrotask'] as never),
    });
  });
  afterEach(() => jest.useRealTimers());

  test('hears no more once their account is gone, but is asked for it until then', async () => {
    const listener = await hear(people.buyer);
    jest.advanceTimersByTime(15_000);
    await tellEverybody('still there');
    await listener.until(hasHeard('still there'));
    await server.database.query(sql`
      update users set deleted_at = now() where id = ${people.buyer.id}`);
    jest.advanceTimersByTime(15_000);
    await listener.ended;
    expect((await hear(people.buyer)).status).toBe(401);
  });
});
