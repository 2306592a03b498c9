import { sql } from '../../../src/server/database/sql';
import { moveOrder } from '../../../src/server/orders/move-order';
import { addUser, storePaidOrder } from '../support/records';
import { readLimits } from '../support/read-limits';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const storeSale = (amount: number) =>
  storePaidOrder(server.database, { seller, buyer, amount, state: 'completed' });

const payoutOf = (orderIds: string[], amount: number) => ({
  sellerId: seller.id,
  currency: 'usd',
  orderIds,
  amount,
  paidOn: '2026-11-20',
  reference: 'SEPA 17',
});

const pay = (orderIds: string[], amount: number, by = admin) =>
  server.call('POST', '/api/payouts', { token: by.token, body: payoutOf(orderIds, amount) });

const reverse = (id: string) =>
  server.call('POST', `/api/payouts/${id}/reversal`, {
    token: admin.token,
    body: { reason: 'Sent to another account.' },
  });

async function refund(orderId: string): Promise<void> {
  const [event, times] = [{ type: 'stripe.refunded' } as const, readLimits({})];
  await server.database.transaction((tx) => moveOrder(tx, orderId, { event, times }));
}

const owed = async () => (await server.call('GET', '/api/payouts/owed', admin)).body;
const claims = async () => {
  const { body } = await server.call('GET', '/api/my-payouts/owed', seller);
  return body.map(({ orderId, amount }: { orderId: string; amount: number }) => [orderId, amount]);
};

test('a completed sale is owed to its seller, from its completion on', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  await storePaidOrder(server.database, { seller, buyer, amount: 99_900, state: 'inspecting' });
  expect(await owed()).toEqual({
    sellers: [
      expect.objectContaining({
        sellerId: seller.id,
        currency: 'usd',
        total: 35_050,
        saleCount: 2,
        debt: 0,
        since: expect.stringMatching(/^\d{4}-/),
      }),
    ],
    sellerCount: 1,
    totals: [{ currency: 'usd', total: 35_050 }],
    bankFileExportedAt: null,
  });
  expect(await claims()).toEqual([
    [first, 10_000],
    [second, 25_050],
  ]);
});

test('a payout covers the chosen sales, and the seller sees it', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  const { status, body } = await pay([first], 10_000);
  expect(status).toBe(200);
  expect(await claims()).toEqual([[second, 25_050]]);
  const payout = expect.objectContaining({
    id: body.insertedId,
    amount: 10_000,
    paidOn: '2026-11-20',
    reference: 'SEPA 17',
    reverses: null,
    reversed: false,
    entries: [{ orderId: first, productName: 'Field watch', amount: 10_000 }],
  });
  for (const [path, by] of [
    ['/api/payouts', admin],
    ['/api/my-payouts', seller],
  ] as const) {
    expect((await server.call('GET', path, by)).body).toEqual([payout]);
  }
});

test('a sale is never paid twice, nor by another amount, nor for another seller', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  await pay([first], 10_000);
  expect(await pay([first, second], 35_050)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('paid already') },
  });
  expect(await pay([second], 25_000)).toMatchObject({
    status: 409,
    body: { message: 'The sales minus the debts are $250.50 now. Please check the amount.' },
  });
  const other = await addUser(server.database, 'seller');
  const body = { ...payoutOf([second], 25_050), sellerId: other.id };
  expect((await server.call('POST', '/api/payouts', { ...admin, body })).status).toBe(409);
  expect(await claims()).toEqual([[second, 25_050]]);
});

test.each([
  ['a day in the future', { paidOn: '2999-01-01' }],
  ['a day that does not exist', { paidOn: '2026-02-30' }],
  ['no reference', { reference: ' ' }],
  ['no sale', { orderIds: [] }],
])('a payout with %s is rejected', async (_name, change) => {
  const body = { ...payoutOf([await storeSale(10_000)], 10_000), ...change };
  expect((await server.call('POST', '/api/payouts', { ...admin, body })).status).toBe(400);
});

test('of two admins who pay the same seller at once, one succeeds and the other gets a 409', async () => {
  const ids = [await storeSale(10_000), await storeSale(25_050)];
  const other = await addUser(server.database, 'Admin');
  const responses = await Promise.all([pay(ids, 35_050), pay(ids, 35_050, other)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await server.call('GET', '/api/payouts', admin)).body).toHaveLength(1);
});

test('a refund after the payout makes a debt, which the next payout deducts', async () => {
  const first = await storeSale(10_000);
  await pay([first], 10_000);
  await refund(first);
  expect((await owed()).sellers).toEqual([
    expect.objectContaining({ total: -10_000, saleCount: 0, debt: 10_000, since: null }),
  ]);
  const second = await storeSale(25_050);
  expect(await claims()).toEqual(
    expect.arrayContaining([
      [first, -10_000],
      [second, 25_050],
    ]),
  );
  expect((await pay([second], 25_050)).status).toBe(409);
  expect((await pay([second], 15_050)).status).toBe(200);
  expect(await owed()).toMatchObject({ sellers: [], sellerCount: 0, totals: [] });
});

test('a reversal makes the sales owed again, and the wrong entry stays', async () => {
  const first = await storeSale(10_000);
  const { insertedId } = (await pay([first], 10_000)).body;
  expect((await reverse(insertedId)).status).toBe(200);
  expect(await claims()).toEqual([[first, 10_000]]);
  expect((await reverse(insertedId)).body.message).toBe('This payout is reversed already.');
  expect((await pay([first], 10_000)).status).toBe(200);
  const { body } = await server.call('GET', '/api/my-payouts', seller);
  expect(
    body.map(({ amount, reversed }: { amount: number; reversed: boolean }) => [amount, reversed]),
  ).toEqual([
    [10_000, false],
    [-10_000, false],
    [10_000, true],
  ]);
});

test('a payout with a sale that a later payout deducts is reversed only after the later one', async () => {
  const first = await storeSale(10_000);
  const wrong = (await pay([first], 10_000)).body.insertedId;
  await refund(first);
  const second = await storeSale(25_050);
  const later = (await pay([second], 15_050)).body.insertedId;
  expect((await reverse(wrong)).body.message).toContain('reverse that one first');
  expect((await reverse(later)).status).toBe(200);
  expect((await reverse(wrong)).status).toBe(200);
  expect(await claims()).toEqual([[second, 25_050]]);
});

test('the overview counts the sellers who can be paid', async () => {
  const payable = async () => {
    const { body } = await server.call('GET', '/api/overview', admin);
    return body.waiting.find(({ kind }: { kind: string }) => kind === 'payouts').count;
  };
  const [first] = [await storeSale(10_000), await storeSale(25_050)];
  expect(await payable()).toBe(1);
  await pay([first], 10_000);
  expect(await payable()).toBe(1);
  const other = await addUser(server.database, 'seller');
  const sale = { seller: other, buyer, amount: 5_000, state: 'completed' } as const;
  const paid = await storePaidOrder(server.database, sale);
  expect(await payable()).toBe(2);
  const body = { ...payoutOf([paid], 5_000), sellerId: other.id };
  await server.call('POST', '/api/payouts', { ...admin, body });
  await refund(paid);
  expect(await payable()).toBe(1);
});

const totals = async (by = admin) => {
  const { body } = await server.call('GET', `/api/payouts/owed/${seller.id}/totals`, by);
  return body;
};
const payAll = (allSales: object, amount: number) => {
  const { orderIds: _none, ...payout } = payoutOf([], amount);
  return server.call('POST', '/api/payouts', { ...admin, body: { ...payout, allSales } });
};

test('a payout of all owed sales leaves out the excluded ones and deducts the debts', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  await pay([first], 10_000);
  await refund(first);
  const third = await storeSale(700);
  await storeSale(30);
  const { until, totals: sums } = await totals();
  expect(sums).toEqual([{ currency: 'usd', saleCount: 3, sales: 25_780, debt: 10_000 }]);
  const all = { until, exceptOrderIds: [third], saleCount: 2 };
  expect((await payAll({ ...all, saleCount: 3 }, 15_080)).status).toBe(409);
  expect((await payAll(all, 15_780)).status).toBe(409);
  expect((await payAll(all, 15_080)).status).toBe(200);
  expect(await claims()).toEqual([[third, 700]]);
  expect((await payAll(all, 15_080)).status).toBe(409);
  const [payout] = (await server.call('GET', '/api/payouts', admin)).body;
  expect(payout).toMatchObject({ amount: 15_080, entryCount: 3 });
  expect(payout.entries.map(({ orderId }: { orderId: string }) => orderId)).toContain(second);
});

test('a sale that was completed after the sums were read is not in a payout of all', async () => {
  await storeSale(10_000);
  const { until } = await totals();
  const laterSale = await storeSale(10_000);
  await server.database.query(sql`
    update orders set ended_at = ${until}::timestamptz + interval '1 second' where id = ${laterSale}`);
  expect((await payAll({ until, exceptOrderIds: [], saleCount: 1 }, 10_000)).status).toBe(200);
  expect(await claims()).toEqual([[laterSale, 10_000]]);
});

test('a payout names its sales or covers all, not both', async () => {
  const ids = [await storeSale(10_000)];
  const { until } = await totals();
  const allSales = { until, exceptOrderIds: [], saleCount: 1 };
  const body = { ...payoutOf(ids, 10_000), allSales };
  expect((await server.call('POST', '/api/payouts', { ...admin, body })).status).toBe(400);
});

test('the owed sales of a seller are listed in pages, without a gap or a repetition', async () => {
  const ids: string[] = [];
  for (const amount of [1, 2, 3, 4, 5]) ids.push(await storeSale(amount));
  // Two were completed at the same moment.
  await server.database.query(sql`
    update orders set ended_at = (select ended_at from orders where id = ${ids[2]!})
    where id = ${ids[1]!}`);
  const path = `/api/payouts/owed/${seller.id}?currency=usd&limit=2`;
  const read: string[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { body, headers } = await server.call('GET', next, admin);
    read.push(...body.map(({ orderId }: { orderId: string }) => orderId));
    next = /<(.*)>/.exec(headers.get('Link') ?? '')?.[1];
  }
  expect(read).toHaveLength(5);
  expect([...read].sort()).toEqual([...ids].sort());
});

test('a repeated request records one payout', async () => {
  const first = await storeSale(10_000);
  const request = {
    ...admin,
    body: payoutOf([first], 10_000),
    headers: { 'idempotency-key': 'a' },
  };
  const responses = [1, 2].map(() => server.call('POST', '/api/payouts', request));
  const [one, two] = await Promise.all(responses);
  expect(one!.body).toEqual(two!.body);
  const payouts = await server.database.query(sql`select id from payouts`);
  expect(payouts).toHaveLength(1);
});

test('the export has a line for each sale of a payout and of its reversal, without formulas', async () => {
  await server.database.query(sql`update users set display_name = '=1+1' where id = ${seller.id}`);
  const first = await storeSale(10_050);
  const { insertedId } = (await pay([first], 10_050)).body;
  await reverse(insertedId);
  const { body } = await server.call('GET', '/api/payouts/export', admin);
  const lines = String(body).trim().split('\r\n').slice(1);
  expect(lines).toEqual([
    expect.stringMatching(/,payout,.*,2026-11-20,'=1\+1,.*,Field watch,100\.50,USD,SEPA 17,$/),
    expect.stringMatching(
      /,reversal,.*,'=1\+1,.*,Field watch,-100\.50,USD,,Sent to another account\.$/,
    ),
  ]);
});

test('a payout and its reversal leave one record each in the audit log', async () => {
  const { insertedId } = (await pay([await storeSale(10_000)], 10_000)).body;
  await reverse(insertedId);
  const rows = await server.database.query(sql`
    select act, subject_id as subject, actor_id as actor, reason from audit_log order by created_at, act`);
  expect(rows).toEqual([
    { act: 'payout.record', subject: insertedId, actor: admin.id, reason: null },
    {
      act: 'payout.reverse',
      subject: insertedId,
      actor: admin.id,
      reason: 'Sent to another account.',
    },
  ]);
});

test('the buyer does not see whether the seller was paid, but the seller and admins do', async () => {
  const first = await storeSale(10_000);
  const payoutSeenBy = async ({ token }: { token: string }) =>
    (await server.call('GET', `/api/sales/${first}`, { token })).body.payout;
  const money = { amount: 10_000, currency: 'usd' };
  expect(await payoutSeenBy(seller)).toEqual({ state: 'owed', ...money, paidOn: null });
  await pay([first], 10_000);
  expect(await payoutSeenBy(seller)).toEqual({ state: 'paid', ...money, paidOn: '2026-11-20' });
  await refund(first);
  expect(await payoutSeenBy(admin)).toEqual({ state: 'debt', ...money, paidOn: '2026-11-20' });
  expect(await payoutSeenBy(buyer)).toBeUndefined();
});
