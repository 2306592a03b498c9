import type { Database } from '../../../src/server/database/database';
import { NothingDone } from '../../../src/server/database/nothing-done';
import { sql } from '../../../src/server/database/sql';
import { addCategory, addPerson, newProduct } from '../support/records';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { openTestDatabase } from '../support/test-database';

/** Databases of their own, so that it shows which of them was read. */
let primary: Database;
let replica: Database;
let isAway: boolean;
let server: TestServer;
const transaction: Database['transaction'] = (work) =>
  isAway ? Promise.reject(new NothingDone(new Error('away'))) : replica.transaction(work);

beforeAll(async () => {
  [primary, replica] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await addCategory(primary, 'of the primary');
  await addCategory(replica, 'of the replica');
});
afterAll(() => Promise.all([primary.close(), replica.close()]));

beforeEach(async () => {
  isAway = false;
  server = await startTestServer(
    { replicas: [{ ...replica, transaction }] },
    { database: primary },
  );
});
afterEach(() => server.close());

/** How far the replica has followed. */
const follow = (last: number) =>
  replica.query(sql`update live_counter set last = ${last} returning last`);

async function categories(): Promise<string[]> {
  const { body } = await server.call('GET', '/api/categories');
  return body.map(({ name }: { name: string }) => name);
}

test('what everybody sees is read from a replica that is so far', async () => {
  await follow(1_000);
  expect(await categories()).toEqual(['of the replica']);
});

test('one that has yet to see a change is not read', async () => {
  await follow(0);
  expect(await categories()).toEqual(['of the primary']);
});

test('of several behind one address, none is read because another one is so far', async () => {
  const lagging = await openTestDatabase();
  await addCategory(lagging, 'of the one that lags');
  await lagging.query(sql`update live_counter set last = 0 returning last`);
  await follow(1_000);
  const inTurn = [replica, lagging];
  const next = () => inTurn[(turns += 1) % 2]!;
  let turns = 1;
  const balanced: Database = {
    ...replica,
    query: (statement) => next().query(statement),
    transaction: (work) => next().transaction(work),
  };
  const behindOne = await startTestServer({ replicas: [balanced] }, { database: primary });
  const { body } = await behindOne.call('GET', '/api/categories');
  expect(body.map(({ name }: { name: string }) => name)).not.toContain('of the one that lags');
  await behindOne.close();
  await lagging.close();
});

test('what somebody has just written, they see, although the replica does not', async () => {
  const { token } = await addPerson(primary, 'seller');
  const [category] = await primary.query<{ id: string }>(sql`select id from categories`);
  await follow(1);
  const { body } = await server.call('POST', '/api/products', {
    token,
    body: { ...newProduct, category: category!.id },
  });
  const { status } = await server.call('GET', `/api/product/${body.insertedId}`);
  expect(status).toBe(200);
});

test('one that is away leaves the reading to the primary', async () => {
  await follow(1_000);
  isAway = true;
  expect(await categories()).toEqual(['of the primary']);
});
