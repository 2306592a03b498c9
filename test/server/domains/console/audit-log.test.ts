import { orderNumber } from '../../../../src/contract/buying/order-number';
import {
  recordAct,
  type RecordedAct,
} from '../../../../src/server/domains/platform/record-act.sql';
import { sql } from '../../../../src/server/database/sql';
import { addCategory, storeOrder, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { admin, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  seller: 'seller',
  buyer: 'buyer',
} as const);

const get = (path: string) => server.call('GET', `/api${path}`, { token: admin.token });
const post = (path: string) =>
  server.call('POST', `/api${path}`, { token: admin.token, body: { reason: 'A complaint.' } });
const findActs = async (text: string) => {
  const { body } = await get(`/audit-log?text=${encodeURIComponent(text)}`);
  return body.map(({ act }: { act: string }) => act);
};

test('the search finds acts by the name of their subject and by the number of an order', async () => {
  const { database } = server;
  await database.query(sql`update users set display_name = 'Zoe Ward' where id = ${seller.id}`);
  const productId = await storeProduct(database, { seller });
  const orderId = await storeOrder(database, { productId, buyer });
  await post(`/users/${seller.id}/contact-data`);
  await post(`/sales/${orderId}/contact-data`);
  expect(await findActs('zoe ward')).toEqual(['user.readContactData']);
  expect(await findActs(orderNumber(orderId))).toEqual(['order.readContactData']);
  expect(await findActs('zoe other')).toEqual([]);
});

test('the search finds acts by the names of listings and categories, which the entries contain', async () => {
  const { database } = server;
  const categoryId = await addCategory(database, 'Diving watches');
  const product = { seller, categoryId, productName: 'Omega Seamaster' };
  const productId = await storeProduct(database, product);
  const acts: RecordedAct[] = [
    { act: 'category.change', subject: { type: 'category', id: categoryId } },
    { act: 'listing.hide', subject: { type: 'listing', id: productId } },
  ];
  const actor = { id: admin.id, role: 'Admin', address: '192.0.2.1' } as const;
  await database.transaction(async (tx) => {
    for (const act of acts) await recordAct(tx, actor, act);
  });
  expect(await findActs('diving')).toEqual(['category.change']);
  expect(await findActs('seamaster')).toEqual(['listing.hide']);
  const { body } = await get('/audit-log?act=listing.hide');
  expect(body).toMatchObject([{ subjectName: 'Omega Seamaster' }]);
});

test.each([
  ['/audit-log/export', 'auditLog.export'],
  ['/payouts/export', 'payout.export'],
  ['/all-sales/export', 'list.export'],
  ['/users/export', 'list.export'],
  ['/staff-listings/export', 'list.export'],
])('the export %s is recorded', async (path, act) => {
  expect((await get(path)).status).toBe(200);
  expect((await get('/audit-log')).body).toMatchObject([{ act, actorId: admin.id }]);
});
