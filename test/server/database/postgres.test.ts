import type { Database } from '../../../src/server/database/database';
import { RetryableDatabaseError } from '../../../src/server/database/retry';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { addCategory, addUser, storeProduct } from '../support/records';
import type { PostgresServer } from '../support/create-database';
import { createSharedDatabase } from '../support/shared-postgres';
import { startTestServer } from '../support/start-test-server';

let postgres: PostgresServer;
let database: Database;
beforeAll(async () => {
  postgres = await createSharedDatabase('migrated');
  database = await openPostgres(postgres.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('a transaction with a serialization failure is retried', async () => {
  let attempts = 0;
  const response = await database.transaction(async (tx) => {
    attempts += 1;
    if (attempts < 3) {
      await tx.runScript(`do $$ begin raise exception 'retry' using errcode = '40001'; end $$`);
    }
    return 'done';
  });
  expect([response, attempts]).toEqual(['done', 3]);
});

test.each([
  ['lost against a concurrent one', '40001'],
  ['took too long', '57014'],
  ['waited too long for a lock', '55P03'],
])('a transaction that %s reports that nothing was changed', async (_what, code) => {
  const withoutRetry = await openPostgres(postgres.databaseUrl, { retry: 0 });
  const script = `do $$ begin raise exception 'no' using errcode = '${code}'; end $$`;
  await expect(withoutRetry.transaction((tx) => tx.runScript(script))).rejects.toThrow(
    RetryableDatabaseError,
  );
  await withoutRetry.close();
});

test('a connection that the server closed is replaced', async () => {
  const terminated = database.query(
    sql`do $$ begin perform pg_terminate_backend(pg_backend_pid()); end $$`,
  );
  await expect(terminated).rejects.toThrow();
  expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('opening a database on an unreachable server is rejected at once', async () => {
  await expect(openPostgres('postgres://unknown@127.0.0.1:1/none')).rejects.toThrow();
});

test('only one of twenty buyers on two servers books the product', async () => {
  const otherDatabase = await openPostgres(postgres.databaseUrl);
  const servers = [
    await startTestServer({}, { database }),
    await startTestServer({}, { database: otherDatabase }),
  ];
  const seller = await addUser(database, 'seller');
  const categoryId = await addCategory(database);
  const productId = await storeProduct(database, { seller, categoryId });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => addUser(database, 'buyer')));
  const responses = await Promise.all(
    buyers.map(({ token }, index) =>
      servers[index % 2]!.call('POST', '/api/book-product', {
        token,
        body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
      }),
    ),
  );
  expect(responses.filter(({ body }) => body.acknowledged)).toHaveLength(1);
  expect(responses.filter(({ body }) => body.message)).toHaveLength(19);
  for (const server of servers) await server.close();
  await otherDatabase.close();
});

test('a product that is deleted and booked concurrently is either deleted or booked', async () => {
  const server = await startTestServer({}, { database });
  const seller = await addUser(database, 'seller');
  const categoryId = await addCategory(database);
  for (let round = 0; round < 10; round += 1) {
    const productId = await storeProduct(database, { seller, categoryId });
    const buyer = await addUser(database, 'buyer');
    const [deletion, booking] = await Promise.all([
      server.call('DELETE', `/api/products/${productId}`, { token: seller.token }),
      server.call('POST', '/api/book-product', {
        token: buyer.token,
        body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
      }),
    ]);
    const deleted = deletion.body.deletedCount === 1;
    expect(booking.status).toBe(200);
    expect(booking.body.acknowledged === true).toBe(!deleted);
  }
  await server.close();
});
