import { orderNumber } from '../../../src/contract/order-number';
import { sql } from '../../../src/server/database/sql';
import { storeOrder, storeProduct } from '../support/records';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';

const server = setUpTestServer();
const { admin, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  seller: 'seller',
  buyer: 'buyer',
} as const);

const get = (path: string) => server.call('GET', `/api${path}`, { token: admin.token });
const post = (path: string) =>
  server.call('POST', `/api${path}`, { token: admin.token, body: { reason: 'A complaint.' } });
const found = async (text: string) => {
  const { body } = await get(`/audit-log?text=${encodeURIComponent(text)}`);
  return body.map(({ act }: { act: string }) => act);
};

test('the search finds the name of the subject and the number of an order', async () => {
  const { database } = server;
  await database.query(sql`update users set display_name = 'Zoe Ward' where id = ${seller.id}`);
  const productId = await storeProduct(database, { seller });
  const orderId = await storeOrder(database, { productId, buyer });
  await post(`/users/${seller.id}/contact-data`);
  await post(`/sales/${orderId}/contact-data`);
  expect(await found('zoe ward')).toEqual(['user.readContactData']);
  expect(await found(orderNumber(orderId))).toEqual(['order.readContactData']);
  expect(await found('zoe other')).toEqual([]);
});

test.each([
  ['/audit-log/export', 'auditLog.export'],
  ['/payouts/export', 'payout.export'],
])('the export %s is recorded', async (path, act) => {
  expect((await get(path)).status).toBe(200);
  expect((await get('/audit-log')).body).toMatchObject([{ act, actorId: admin.id }]);
});
