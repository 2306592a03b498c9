import type { OwedPage, Payout } from '../../../../../src/contract/payments/payout';
import { sql } from '../../../../../src/server/database/sql';
import { storePaidOrder, type TestUser } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

const server = setUpTestServer();
const { ada, zoe, buyer, admin } = setUpUsers(server, {
  ada: 'seller',
  zoe: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const get = (path: string, query: string) => server.call('GET', `${path}?${query}`, admin);
const findOwed = async (query: string) => (await get('/api/payouts/owed', query)).body as OwedPage;
/** The names of the sellers of the payouts. */
const findPaidSellers = async (query: string) =>
  ((await get('/api/payouts', query)).body as Payout[]).map(({ sellerName }) => sellerName);

async function sell(seller: TestUser, displayName: string, amount: number): Promise<string> {
  await server.database.query(sql`
    update users set display_name = ${displayName} where id = ${seller.id}`);
  return storePaidOrder(server.database, { seller, buyer, amount, state: 'completed' });
}

async function pay(seller: TestUser, displayName: string): Promise<void> {
  const order = await sell(seller, displayName, 500);
  const { status } = await server.call('POST', '/api/payouts', {
    token: admin.token,
    body: {
      sellerId: seller.id,
      currency: 'usd',
      orderIds: [order],
      amount: 500,
      paidOn: '2026-11-20',
      reference: 'SEPA 17',
    },
  });
  expect(status).toBe(200);
}

test('finds owed sellers by name or email address, with their totals', async () => {
  await sell(ada, 'Ada Lovelace', 10_000);
  await sell(zoe, 'Zoë Ångström', 25_050);
  for (const query of ['text=lov', `text=${encodeURIComponent(ada.email)}`]) {
    expect(await findOwed(query)).toMatchObject({
      sellers: [{ sellerId: ada.id, total: 10_000 }],
      sellerCount: 1,
      totals: [{ currency: 'usd', total: 10_000 }],
    });
  }
  expect(await findOwed('text=lov&page=2')).toMatchObject({ sellers: [], sellerCount: 1 });
  expect(await findOwed('text=ada%20zo')).toMatchObject({
    sellers: [],
    sellerCount: 0,
    totals: [],
  });
  expect(await findOwed('text=%20')).toMatchObject({ sellerCount: 2, totals: [{ total: 35_050 }] });
});

test('finds payouts by the name or email address of the seller', async () => {
  await pay(ada, 'Ada Lovelace');
  await pay(zoe, 'Zoë Ångström');
  expect(await findPaidSellers('text=%C3%A5ng')).toEqual(['Zoë Ångström']);
  expect(await findPaidSellers(`text=${encodeURIComponent(ada.email)}`)).toEqual(['Ada Lovelace']);
  expect(await findPaidSellers('text=grace')).toEqual([]);
  expect(await findPaidSellers('')).toEqual(['Zoë Ångström', 'Ada Lovelace']);
});

test('finds a seller whose account is closed, but not one whose name is erased', async () => {
  await pay(ada, 'Ada Lovelace');
  await sell(ada, 'Ada Lovelace', 10_000);
  await server.database.query(sql`
    update users set deleted_at = now() where id = ${ada.id}`);
  expect(await findOwed('text=ada')).toMatchObject({ sellers: [{ sellerClosed: true }] });
  expect(await findPaidSellers('text=ada')).toEqual(['Ada Lovelace']);
  await server.database.query(sql`
    update users set erased_at = now(), display_name = 'Deleted user', email = ''
    where id = ${ada.id}`);
  expect(await findOwed('text=deleted')).toMatchObject({ sellerCount: 0 });
  expect(await findPaidSellers('text=deleted')).toEqual([]);
});

test('rejects a text that is too long', async () => {
  for (const path of ['/api/payouts', '/api/payouts/owed']) {
    expect((await get(path, `text=${'a'.repeat(201)}`)).status).toBe(400);
  }
});
