import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { addUser, storeOrder, storeProduct, type TestUser } from '../support/records';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { intentIdOf } from '../support/stripe-double';
import { openTestDatabase } from '../support/test-database';
import { until } from '../support/until';

let database: Database;
let server: TestServer;
let buyer: TestUser;
let productId: string;
let orderId: string;
beforeEach(async () => {
  database = await openTestDatabase();
  buyer = await addUser(database, 'buyer');
  productId = await storeProduct(database, { seller: await addUser(database, 'seller') });
  orderId = await storeOrder(database, { productId, buyer });
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const start = async () => {
  server = await startTestServer({ runsBackgroundWork: true }, { database });
};

test('the server cancels a payment intent as soon as its order is cancelled', async () => {
  await start();
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  const intentId = intentIdOf(body.clientSecret);
  const move = { token: buyer.token, body: { type: 'buyer.cancel' } };
  expect((await server.call('POST', `/api/sales/${orderId}/events`, move)).status).toBe(200);
  await until(() => server.stripe.statuses.get(intentId) === 'canceled');
});

test('a server that starts ends a booking that expired while no server ran', async () => {
  await database.query(sql`update orders set expires_at = now() - interval '1 hour'`);
  await start();
  await until(async () => {
    const [order] = await database.query<{ state: string }>(sql`select state from orders`);
    return order?.state === 'lapsed';
  });
});

test('a time limit that fails does not prevent the others from being applied', async () => {
  await database.query(sql`update orders set expires_at = now() - interval '1 hour'`);
  await database.query(
    sql`update users set away_until = now() - interval '1 second' where role = 'seller'`,
  );
  // The end of the seller's absence fails.
  await database.runScript(`
    alter table users add constraint never_back check (role <> 'seller' or away_until is not null)`);
  await start();
  await until(async () => {
    const [order] = await database.query<{ state: string }>(sql`select state from orders`);
    return order?.state === 'lapsed';
  });
});
