import { brandDefaults } from '../../../../../src/contract/platform/shop-defaults';
import type { Transaction } from '../../../../../src/server/database/database';
import { sql } from '../../../../../src/server/database/sql';
import { createPayoutEmailTask } from '../../../../../src/server/domains/mail/payout-email';
import { moveOrder } from '../../../../../src/server/domains/buying/move-order';
import { accessTokenKeys } from '../../../support/configuration';
import { addUser, storePaidOrder } from '../../../support/records';
import { readLimits } from '../../../support/read-limits';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { readCsv } from '../../../support/read-csv';
import { untilAwaited } from '../../../support/until-awaited';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const storeSale = (amount: number, currency = 'usd') =>
  storePaidOrder(server.database, { seller, buyer, amount, currency, state: 'completed' });

const payoutRequest = (orderIds: string[], amount: number) => ({
  sellerId: seller.id,
  currency: 'usd',
  orderIds,
  amount,
  paidOn: '2026-11-20',
  reference: 'SEPA 17',
});

const recordPayout = (orderIds: string[], amount: number, by = admin) =>
  server.call('POST', '/api/payouts', { token: by.token, body: payoutRequest(orderIds, amount) });

const reversePayout = (id: string) =>
  server.call('POST', `/api/payouts/${id}/reversal`, {
    token: admin.token,
    body: { reason: 'Sent to another account.' },
  });

const refundIn = (tx: Transaction, orderId: string) =>
  moveOrder(tx, orderId, { event: { type: 'stripe.refunded' }, times: readLimits({}) });
const refund = (orderId: string) => server.database.transaction((tx) => refundIn(tx, orderId));

const readOwed = async () => (await server.call('GET', '/api/payouts/owed', admin)).body;
const readClaims = async () => {
  const { body } = await server.call('GET', '/api/my-payouts/owed', seller);
  return body.map(({ orderId, amount }: { orderId: string; amount: number }) => [orderId, amount]);
};

test('a sale is owed to its seller once it is completed', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  const other = await addUser(server.database, 'seller');
  for (const open of [
    { seller, amount: 99_900 },
    { seller, amount: 700, currency: 'eur' },
    { seller: other, amount: 500 },
  ]) {
    await storePaidOrder(server.database, { ...open, buyer, state: 'inspecting' });
  }
  expect(await readOwed()).toEqual({
    sellers: [
      expect.objectContaining({
        sellerId: seller.id,
        currency: 'usd',
        total: 35_050,
        saleCount: 2,
        debt: 0,
        held: 99_900,
        since: expect.stringMatching(/^\d{4}-/),
      }),
    ],
    sellerCount: 1,
    totals: [{ currency: 'usd', total: 35_050 }],
    bankFileExportedAt: null,
    bankFile: null,
    returnedPayouts: [],
  });
  expect(await readClaims()).toEqual([
    [first, 10_000],
    [second, 25_050],
  ]);
});

test('a payout covers the chosen sales, and the seller sees it', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  const { status, body } = await recordPayout([first], 10_000);
  expect(status).toBe(200);
  expect(await readClaims()).toEqual([[second, 25_050]]);
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

test('a payout is rejected if it has a paid sale, a wrong amount or a sale of another seller', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  await recordPayout([first], 10_000);
  expect(await recordPayout([first, second], 35_050)).toMatchObject({
    status: 409,
    body: {
      message:
        'Some of these sales are paid already, or not owed any more. The list is up to date now: please choose again.',
    },
  });
  expect(await recordPayout([second], 25_000)).toMatchObject({
    status: 409,
    body: { message: 'The sales minus the debts are $250.50 now. Please check the amount.' },
  });
  const other = await addUser(server.database, 'seller');
  const body = { ...payoutRequest([second], 25_050), sellerId: other.id };
  expect((await server.call('POST', '/api/payouts', { ...admin, body })).status).toBe(409);
  const unknown = { ...body, sellerId: 'unknown' };
  expect((await server.call('POST', '/api/payouts', { ...admin, body: unknown })).status).toBe(404);
  expect(await readClaims()).toEqual([[second, 25_050]]);
});

test.each([
  ['a day in the future', { paidOn: '2999-01-01' }],
  ['a day that does not exist', { paidOn: '2026-02-30' }],
  ['no reference', { reference: ' ' }],
  ['no sale', { orderIds: [] }],
])('a payout with %s is rejected', async (_name, change) => {
  const body = { ...payoutRequest([await storeSale(10_000)], 10_000), ...change };
  expect((await server.call('POST', '/api/payouts', { ...admin, body })).status).toBe(400);
});

test('of two admins who pay the same seller at once, one succeeds and the other gets a 409', async () => {
  const ids = [await storeSale(10_000), await storeSale(25_050)];
  const other = await addUser(server.database, 'Admin');
  const responses = await Promise.all([
    recordPayout(ids, 35_050),
    recordPayout(ids, 35_050, other),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await server.call('GET', '/api/payouts', admin)).body).toHaveLength(1);
});

test('a refund after the payout makes a debt, which the next payout deducts', async () => {
  const first = await storeSale(10_000);
  await recordPayout([first], 10_000);
  await refund(first);
  expect((await readOwed()).sellers).toEqual([
    expect.objectContaining({ total: -10_000, saleCount: 0, debt: 10_000, since: null }),
  ]);
  const second = await storeSale(25_050);
  expect(await readClaims()).toEqual(
    expect.arrayContaining([
      [first, -10_000],
      [second, 25_050],
    ]),
  );
  expect((await recordPayout([second], 25_050)).status).toBe(409);
  expect((await recordPayout([second], 15_050)).status).toBe(200);
  expect(await readOwed()).toMatchObject({ sellers: [], sellerCount: 0, totals: [] });
  const deducted = await server.database.query(sql`
    select kind, amount from ledger_transfers
    where order_id = ${first} and payout_id is not null order by number`);
  expect(deducted).toEqual([
    { kind: 'paidOut', amount: 10_000 },
    { kind: 'debtDeducted', amount: 10_000 },
  ]);
});

test('a reversal makes the sales owed again, and the reversed payout stays in the list', async () => {
  const first = await storeSale(10_000);
  const { insertedId } = (await recordPayout([first], 10_000)).body;
  expect((await reversePayout(insertedId)).status).toBe(200);
  expect(await readClaims()).toEqual([[first, 10_000]]);
  expect((await reversePayout(insertedId)).body.message).toBe('This payout is reversed already.');
  expect((await recordPayout([first], 10_000)).status).toBe(200);
  const { body } = await server.call('GET', '/api/my-payouts', seller);
  expect(
    body.map(({ amount, reversed }: { amount: number; reversed: boolean }) => [amount, reversed]),
  ).toEqual([
    [10_000, false],
    [-10_000, false],
    [10_000, true],
  ]);
  const reversal = body.find(({ amount }: { amount: number }) => amount < 0);
  expect((await reversePayout(reversal.id)).status).toBe(404);
  const other = await addUser(server.database, 'seller');
  expect((await server.call('GET', '/api/my-payouts', other)).body).toEqual([]);
});

test('of two admins who reverse a payout at once, one succeeds and the other gets a 409', async () => {
  const first = await storeSale(10_000);
  const { insertedId } = (await recordPayout([first], 10_000)).body;
  const responses = await Promise.all([reversePayout(insertedId), reversePayout(insertedId)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await readClaims()).toEqual([[first, 10_000]]);
});

test('a payout that is reversed while its buyer is refunded leaves neither a claim nor a debt', async () => {
  const first = await storeSale(10_000);
  const { insertedId } = (await recordPayout([first], 10_000)).body;
  let reversal: ReturnType<typeof reversePayout> | undefined;
  await server.database.transaction(async (tx) => {
    await refundIn(tx, first);
    reversal = reversePayout(insertedId);
    await untilAwaited(tx);
  });
  expect((await reversal)?.status).toBe(200);
  expect(await readClaims()).toEqual([]);
});

test('a payout with a sale that a later payout deducts is reversed only after the later one', async () => {
  const first = await storeSale(10_000);
  const firstPayout = (await recordPayout([first], 10_000)).body.insertedId;
  await refund(first);
  const second = await storeSale(25_050);
  const laterPayout = (await recordPayout([second], 15_050)).body.insertedId;
  expect((await reversePayout(firstPayout)).body.message).toContain('reverse that one first');
  expect((await reversePayout(laterPayout)).status).toBe(200);
  expect((await reversePayout(firstPayout)).status).toBe(200);
  expect(await readClaims()).toEqual([[second, 25_050]]);
});

test('the overview counts the sellers who can be paid', async () => {
  const countPayableSellers = async () => {
    const { body } = await server.call('GET', '/api/overview', admin);
    return body.waiting.find(({ kind }: { kind: string }) => kind === 'payouts').count;
  };
  const [first] = [await storeSale(10_000), await storeSale(25_050)];
  expect(await countPayableSellers()).toBe(1);
  await recordPayout([first], 10_000);
  expect(await countPayableSellers()).toBe(1);
  const other = await addUser(server.database, 'seller');
  const sale = { seller: other, buyer, amount: 5_000, state: 'completed' } as const;
  const paid = await storePaidOrder(server.database, sale);
  expect(await countPayableSellers()).toBe(2);
  const body = { ...payoutRequest([paid], 5_000), sellerId: other.id };
  await server.call('POST', '/api/payouts', { ...admin, body });
  await refund(paid);
  expect(await countPayableSellers()).toBe(1);
  await server.database.query(sql`
    insert into tax_details (seller_id, asked_at, held_at) values (${seller.id}, now(), now())`);
  expect(await countPayableSellers()).toBe(0);
});

const readTotals = async (by = admin) => {
  const { body } = await server.call('GET', `/api/payouts/owed/${seller.id}/totals`, by);
  return body;
};
const payAllSales = (allSales: object, amount: number) => {
  const { orderIds: _none, ...payout } = payoutRequest([], amount);
  return server.call('POST', '/api/payouts', { ...admin, body: { ...payout, allSales } });
};

test('a payout of all owed sales leaves out the excluded ones and deducts the debts', async () => {
  const [first, second] = [await storeSale(10_000), await storeSale(25_050)];
  await recordPayout([first], 10_000);
  await refund(first);
  const third = await storeSale(700);
  await storeSale(30);
  const other = await addUser(server.database, 'seller');
  const sale = { seller: other, buyer, amount: 5_000, state: 'completed' } as const;
  await storePaidOrder(server.database, sale);
  const { until, totals: sums } = await readTotals();
  expect(sums).toEqual([{ currency: 'usd', saleCount: 3, sales: 25_780, debt: 10_000 }]);
  const all = { until, exceptOrderIds: [third], saleCount: 2 };
  expect((await payAllSales({ ...all, saleCount: 3 }, 15_080)).status).toBe(409);
  expect((await payAllSales(all, 15_780)).status).toBe(409);
  expect((await payAllSales(all, 15_080)).status).toBe(200);
  expect(await readClaims()).toEqual([[third, 700]]);
  expect((await payAllSales(all, 15_080)).status).toBe(409);
  const [payout] = (await server.call('GET', '/api/payouts', admin)).body;
  expect(payout).toMatchObject({ amount: 15_080, entryCount: 3 });
  expect(payout.entries.map(({ orderId }: { orderId: string }) => orderId)).toContain(second);
  const [act] = await server.database.query(sql`
    select after from audit_log where subject_id = ${payout.id}`);
  expect(act).toEqual({
    after: {
      ...{ sellerId: seller.id, amount: 15_080, currency: 'usd' },
      paidOn: '2026-11-20',
      saleCount: 2,
    },
  });
});

test('a sale that was completed after the sums were read is not in a payout of all', async () => {
  await storeSale(10_000);
  const { until } = await readTotals();
  const laterSale = await storeSale(10_000);
  await server.database.query(sql`
    update orders set ended_at = ${until}::timestamptz + interval '1 second' where id = ${laterSale}`);
  expect((await payAllSales({ until, exceptOrderIds: [], saleCount: 1 }, 10_000)).status).toBe(200);
  expect(await readClaims()).toEqual([[laterSale, 10_000]]);
});

test.each(['named', 'all'] as const)(
  'a payout of %s sales neither covers a sale nor deducts a debt in another currency',
  async (covered) => {
    const [sale, otherSale, otherDebt] = [
      await storeSale(10_000),
      await storeSale(25_050, 'eur'),
      await storeSale(700, 'eur'),
    ];
    const inEuros = { ...payoutRequest([otherDebt], 700), currency: 'eur' };
    expect((await server.call('POST', '/api/payouts', { ...admin, body: inEuros })).status).toBe(
      200,
    );
    await refund(otherDebt);
    const payment =
      covered === 'named'
        ? recordPayout([sale], 10_000)
        : payAllSales(
            { until: (await readTotals()).until, exceptOrderIds: [], saleCount: 1 },
            10_000,
          );
    expect((await payment).status).toBe(200);
    expect(await readClaims()).toEqual([
      [otherSale, 25_050],
      [otherDebt, -700],
    ]);
    expect((await recordPayout([otherSale], 24_350)).status).toBe(409);
  },
);

test('a payout that names its sales cannot cover all sales, too', async () => {
  const ids = [await storeSale(10_000)];
  const { until } = await readTotals();
  const allSales = { until, exceptOrderIds: [], saleCount: 1 };
  const body = { ...payoutRequest(ids, 10_000), allSales };
  expect((await server.call('POST', '/api/payouts', { ...admin, body })).status).toBe(400);
});

test('the owed sales of a seller are listed in pages, without a gap or a repetition', async () => {
  const ids: string[] = [];
  for (const amount of [1, 2, 3, 4, 5]) ids.push(await storeSale(amount));
  await storeSale(6, 'eur');
  // Two were completed at the same moment.
  await server.database.query(sql`
    update orders set ended_at = (select ended_at from orders where id = ${ids[2]!})
    where id = ${ids[1]!}`);
  const path = `/api/payouts/owed/${seller.id}?currency=usd&limit=2`;
  const listedIds: string[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { body, headers } = await server.call('GET', next, admin);
    listedIds.push(...body.map(({ orderId }: { orderId: string }) => orderId));
    next = /<(.*)>/.exec(headers.get('Link') ?? '')?.[1];
  }
  expect(listedIds).toHaveLength(5);
  expect([...listedIds].sort()).toEqual([...ids].sort());
});

test('a repeated request records one payout', async () => {
  const first = await storeSale(10_000);
  const request = {
    ...admin,
    body: payoutRequest([first], 10_000),
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
  const { insertedId } = (await recordPayout([first], 10_050)).body;
  await reversePayout(insertedId);
  const { body } = await server.call('GET', '/api/payouts/export', admin);
  const lines = readCsv(body);
  expect(lines).toEqual([
    expect.stringMatching(/,payout,.*,2026-11-20,'=1\+1,.*,Field watch,100\.50,USD,SEPA 17,$/),
    expect.stringMatching(
      /,reversal,.*,'=1\+1,.*,Field watch,-100\.50,USD,,Sent to another account\.$/,
    ),
  ]);
});

test('a payout and its reversal leave one record each in the audit log', async () => {
  const sale = await storeSale(10_000);
  const { insertedId } = (await recordPayout([sale], 10_000)).body;
  await reversePayout(insertedId);
  const rows = await server.database.query(sql`
    select act, subject_id as subject, actor_id as actor, after -> 'orderIds' as "orderIds", reason
    from audit_log order by created_at, act`);
  expect(rows).toEqual([
    {
      ...{ act: 'payout.record', subject: insertedId, actor: admin.id },
      ...{ orderIds: [sale], reason: null },
    },
    {
      act: 'payout.reverse',
      subject: insertedId,
      ...{ actor: admin.id, orderIds: null },
      reason: 'Sent to another account.',
    },
  ]);
  const emails = await server.database.query(sql`
    select key from outbox where task = 'payoutEmail'`);
  expect(emails).toHaveLength(rows.length);
});

test('the buyer does not see whether the seller was paid, but the seller and admins do', async () => {
  const first = await storeSale(10_000);
  const payoutSeenBy = async ({ token }: { token: string }) =>
    (await server.call('GET', `/api/sales/${first}`, { token })).body.payout;
  const money = { amount: 10_000, currency: 'usd' };
  expect(await payoutSeenBy(seller)).toEqual({ state: 'owed', ...money, paidOn: null });
  await recordPayout([first], 10_000);
  expect(await payoutSeenBy(seller)).toEqual({ state: 'paid', ...money, paidOn: '2026-11-20' });
  await refund(first);
  expect(await payoutSeenBy(admin)).toEqual({ state: 'debt', ...money, paidOn: '2026-11-20' });
  expect(await payoutSeenBy(buyer)).toBeUndefined();
});

test('the email about a payout names the sales and shows the watch', async () => {
  const { database } = server;
  await database.query(sql`update users set email_verified = true where id = ${seller.id}`);
  const { body } = await recordPayout([await storeSale(10_000)], 10_000);
  const send = jest.fn().mockResolvedValue(undefined);
  const mailer = { send, verify: jest.fn(), close: jest.fn() };
  const siteUrl = 'https://shop.example';
  await createPayoutEmailTask({ database, mailer, siteUrl, accessTokenKeys })({
    payoutId: body.insertedId,
  });
  const { html, text } = send.mock.calls[0][0].render({
    ...brandDefaults,
    shopName: 'Secondhand',
    logo: '',
  });
  expect(html).toContain(`<img src="${siteUrl}/images/field-watch.webp" alt="“Field watch”"`);
  expect(text).toContain('Watch: “Field watch”\nAmount: $100.00');
});
