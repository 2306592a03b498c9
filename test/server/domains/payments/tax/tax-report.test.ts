import { parse } from 'csv-parse/sync';
import { bookOrderMoney } from '../../../../../src/server/domains/buying/order-money.sql';
import { deleteExpiredRows } from '../../../../../src/server/background/retention';
import { addTransferTasks } from '../../../../../src/server/domains/payments/connect/transfers.sql';
import { askForTaxDetails } from '../../../../../src/server/domains/payments/tax/ask-for-tax-details';
import { withdrawTaxRequests } from '../../../../../src/server/domains/payments/tax/tax-details.sql';
import { sql } from '../../../../../src/server/database/sql';
import { taxThreshold } from '../../../support/configuration';
import { addUser, storePaidOrder, type TestUser } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { startTestServer } from '../../../support/start-test-server';

const server = setUpTestServer();
const { seller, other, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  other: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const details = {
  ...{ kind: 'person', name: 'Ada Lovelace', address: 'Station Road 1, Berlin', country: 'DE' },
  ...{ birthDate: '1990-12-10', taxNumber: '12 345 678 901', taxCountry: 'DE' },
};

const path = '/api/my-payouts/tax-details';
const enter = (body: object = details, by: TestUser = seller) =>
  server.call('PUT', path, { token: by.token, body });
const readOwn = async () => (await server.call('GET', path, seller)).body;
const readReport = async (year = 2025) =>
  (await server.call('GET', `/api/payouts/tax-report?year=${year}`, admin)).body;

async function exportReport(year = 2025): Promise<Record<string, string>[]> {
  const { body } = await server.call('POST', '/api/payouts/tax-report/export', {
    token: admin.token,
    body: { year },
  });
  return parse(String(body), { bom: true, columns: true });
}

/** Stores a sale that was completed on a day; by default now. */
async function storeSale(
  amount: number,
  { by = seller, day }: { by?: TestUser; day?: string } = {},
) {
  const id = await storePaidOrder(server.database, {
    ...{ seller: by, buyer, amount, state: 'completed' },
  });
  if (day) {
    await server.database.query(sql`
      update ledger_transfers set happened_at = ${`${day}T12:00:00Z`} where order_id = ${id}`);
  }
  return id;
}

const storeSales = async (count: number, day?: string) => {
  for (let index = 0; index < count; index++) await storeSale(100, day ? { day } : {});
};

const settle = (orderId: string) =>
  server.database.transaction((tx) => bookOrderMoney(tx, [orderId]));

const ask = () => askForTaxDetails(server.database, { threshold: taxThreshold, timeZone: 'UTC' });
const readEmails = async () =>
  (
    await server.database.query<{ kind: string }>(sql`
      select payload ->> 'kind' as kind from outbox where task = 'accountEmail'
      order by created_at, key`)
  ).map(({ kind }) => kind);
const passDays = (days: number) =>
  server.database.query(sql`
    update tax_details set asked_at = asked_at - make_interval(days => ${days}::int),
      reminded_at = reminded_at - make_interval(days => ${days}::int)`);

async function holdPayouts(): Promise<void> {
  await ask();
  for (let step = 0; step < 3; step++) {
    await passDays(20);
    await ask();
  }
}

test('sellers are reported from 30 sales, and with more than the amount', async () => {
  await storeSale(200_000, { day: '2025-03-01' });
  await storeSales(29, '2025-07-01');
  await storeSale(200_000, { by: other, day: '2025-03-01' });
  await storeSale(1, { by: other, day: '2026-01-01' });
  const third = await addUser(server.database, 'seller');
  await storeSale(200_001, { by: third, day: '2025-03-01' });
  const { sellers, sellerCount, missingCount } = await readReport();
  expect([sellerCount, missingCount]).toEqual([2, 2]);
  expect(sellers).toHaveLength(2);
  expect(sellers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...{ sellerId: seller.id, saleCount: 30, hasDetails: false, askedAt: null },
        totals: [{ currency: 'usd', amount: 202_900 }],
      }),
      expect.objectContaining({ sellerId: third.id, saleCount: 1 }),
    ]),
  );
  expect((await readReport(2026)).sellers).toEqual([]);
});

test('the file has what a seller got in each quarter, the fees, and who they are', async () => {
  await enter({ ...details, name: '=Ada' });
  await server.call('PUT', '/api/my-payouts/account', {
    token: seller.token,
    body: { kind: 'iban', holder: 'Ada King', iban: 'DE89370400440532013000' },
  });
  const first = await storeSale(100_000, { day: '2025-01-01' });
  await server.database.query(sql`
    update orders set fee_terms = ${JSON.stringify({
      ...{ currency: 'usd', taxRate: 0, rate: 1000, fixed: 0, minimum: 0, maximum: null },
    })}::text::jsonb where id = ${first}`);
  await settle(first);
  await storeSale(50_000, { day: '2025-03-31' });
  await storeSale(150_050, { day: '2025-12-31' });
  const [row, ...rest] = await exportReport();
  expect(rest).toEqual([]);
  expect(row).toMatchObject({
    ...{ year: '2025', 'seller id': seller.id, kind: 'person', name: "'=Ada", country: 'DE' },
    ...{ 'birth date': '1990-12-10', 'tax number': '12345678901', 'tax number country': 'DE' },
    ...{ 'financial account': 'DE89370400440532013000', 'account holder': 'Ada King' },
    ...{ currency: 'USD', 'Q1 paid': '1400.00', 'Q1 sales': '2', 'Q1 fees': '100.00' },
    ...{ 'Q2 paid': '0.00', 'Q2 sales': '0', 'Q4 paid': '1500.50', 'Q4 sales': '1', note: '' },
  });
  const acts = await server.database.query(sql`
    select act, subject_id as subject, actor_id as actor from audit_log where act like '%Tax%'`);
  expect(acts).toEqual([
    { act: 'payout.exportTaxReport', subject: 'tax-report-2025', actor: admin.id },
  ]);
});

test('a refund counts for the sale, also if it comes in another year', async () => {
  const refunded = await storeSale(300_000, { day: '2025-05-01' });
  await storeSale(250_000, { day: '2025-08-01' });
  await server.database.query(sql`update orders set state = 'refunded' where id = ${refunded}`);
  await settle(refunded);
  const [row] = await exportReport();
  expect(row).toMatchObject({ 'Q2 paid': '0.00', 'Q2 sales': '0', 'Q3 paid': '2500.00' });
  expect(row?.['note']).toBe('The seller has not entered their details.');
});

test('a year begins in the time zone of the shop', async () => {
  const id = await storeSale(250_000);
  await server.database.query(sql`
    update ledger_transfers set happened_at = '2025-12-31T23:30:00Z' where order_id = ${id}`);
  await server.call('PUT', '/api/settings', {
    token: admin.token,
    body: { timeZone: 'Europe/Berlin' },
  });
  expect((await readReport(2025)).sellerCount).toBe(0);
  expect((await exportReport(2026))[0]).toMatchObject({ 'Q1 paid': '2500.00' });
});

test('a seller sees enough of their details to recognize them, and the database has none of it', async () => {
  expect(await readOwn()).toEqual({ entered: null, holdsFrom: null, isHeld: false });
  expect((await enter()).body.modifiedCount).toBe(1);
  expect((await enter()).body.modifiedCount).toBe(0);
  expect(await readOwn()).toEqual({
    entered: { name: 'Ada Lovelace', ending: '901', changedAt: expect.any(String) },
    ...{ holdsFrom: null, isHeld: false },
  });
  const [rows] = await server.database.query<{ json: string }>(sql`
    select json_build_array((select json_agg(tax_details) from tax_details),
      (select json_agg(outbox) from outbox),
      (select json_agg(idempotency_keys) from idempotency_keys))::text as json`);
  for (const text of ['Lovelace', '678', 'Station']) expect(rows?.json).not.toContain(text);
});

const { taxNumber: _number, taxCountry: _country, ...withoutNumber } = details;
const company = { ...details, kind: 'company', registrationNumber: 'HRB 1' };

test.each([
  ['a person without a tax number and a place of birth', withoutNumber],
  ['a number without its country', { ...withoutNumber, taxNumber: '12345678901' }],
  ['a number of letters alone', { ...details, taxNumber: 'unknown' }],
  ['a birth in the future', { ...details, birthDate: '2999-01-01' }],
  ['an unknown country', { ...details, country: 'XX' }],
  ['no address', { ...details, address: ' ' }],
  ['a company without a registration number', { ...company, registrationNumber: '' }],
  ['a VAT number without a country', { ...company, vatNumber: '123456789' }],
])('details with %s are rejected', async (_name, body) => {
  expect((await enter(body)).status).toBe(400);
  expect(await readOwn()).toMatchObject({ entered: null });
});

test.each([
  ['a person without a tax number', { ...withoutNumber, birthPlace: 'London' }],
  ['a company with a VAT number', { ...company, vatNumber: 'de 123456789' }],
])('details of %s are accepted', async (_name, body) => {
  expect((await enter(body)).status).toBe(200);
});

test.each([
  ['24 sales', () => storeSales(24)],
  ['4/5 of the amount', () => storeSale(160_001)],
])('a seller with %s is asked once', async (_name, store) => {
  await store();
  await storeSale(160_000, { by: other });
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(0);
  expect(await readEmails()).toEqual(['taxDetailsNeeded']);
  const { holdsFrom } = await readOwn();
  expect(Date.parse(holdsFrom) - Date.now()).toBeGreaterThan(59 * 86_400_000);
});

test('a seller who was reported last year is asked, and one who has answered is not', async () => {
  const day = `${new Date().getUTCFullYear() - 1}-06-01`;
  await storeSale(250_000, { day });
  await storeSale(250_000, { by: other, day });
  await enter(details, other);
  expect(await ask()).toBe(1);
  expect(await readOwn()).toMatchObject({ holdsFrom: expect.any(String) });
});

test('after two reminders and 60 days, payouts are held until the seller answers', async () => {
  const account = { kind: 'iban', holder: 'Ada', iban: 'DE89370400440532013000' };
  await server.call('PUT', '/api/my-payouts/account', { token: seller.token, body: account });
  await server.database.query(sql`
    insert into connected_accounts (id, seller_id, is_ready) values ('acct_1', ${seller.id}, true)`);
  await storeSale(250_000);
  const readBankFile = async () =>
    (await server.call('POST', '/api/payouts/bank-file', { token: admin.token })).body;
  await holdPayouts();
  expect((await readEmails()).filter((kind) => kind !== 'payoutAccountChanged')).toEqual([
    ...['taxDetailsNeeded', 'taxDetailsNeeded', 'taxDetailsNeeded', 'payoutsHeld'],
  ]);
  expect(await readOwn()).toMatchObject({ isHeld: true });
  expect(await addTransferTasks(server.database)).toBe(0);
  expect(await readBankFile()).not.toContain('2500.00');
  expect((await server.call('GET', '/api/payouts/owed', admin)).body.sellers).toMatchObject([
    { sellerHeld: true },
  ]);
  await storeSale(1_000, { by: other });
  expect((await server.call('GET', '/api/payouts/owed', admin)).body.sellers).toMatchObject([
    { sellerId: seller.id, sellerHeld: true },
    { sellerId: other.id, sellerHeld: false },
  ]);
  await enter();
  expect(await readOwn()).toMatchObject({ isHeld: false });
  expect(await readBankFile()).toContain('2500.00');
  expect(await ask()).toBe(0);
});

test('a request is withdrawn when the sales are refunded, and what is held when the report is turned off', async () => {
  const id = await storeSale(250_000);
  await ask();
  await server.database.query(sql`update orders set state = 'refunded' where id = ${id}`);
  await settle(id);
  await ask();
  expect(await readOwn()).toMatchObject({ holdsFrom: null });
  const next = await storeSale(250_000);
  await holdPayouts();
  await server.database.query(sql`
    update ledger_transfers set happened_at = now() - interval '3 years' where order_id = ${next}`);
  await ask();
  expect(await readOwn()).toMatchObject({ isHeld: true });
  await withdrawTaxRequests(server.database);
  expect(await readOwn()).toMatchObject({ holdsFrom: null, isHeld: false });
});

test('erasure keeps the details of a seller until their sales are deleted, and no others', async () => {
  await storeSale(100, { day: '2025-05-01' });
  await enter();
  await enter(details, other);
  await server.database.query(sql`
    update ledger_accounts set debits = credits where seller_id is not null`);
  for (const { id } of [seller, other]) {
    const { status } = await server.call('DELETE', `/api/user/${id}`, {
      token: admin.token,
      body: { reason: 'Asked for it.' },
    });
    expect(status).toBe(200);
  }
  const readSellers = () => server.database.query(sql`select seller_id as id from tax_details`);
  expect(await readSellers()).toEqual([{ id: seller.id }]);
  await deleteExpiredRows(server.database);
  expect(await readSellers()).toEqual([{ id: seller.id }]);
  await server.database.query(sql`update orders set ended_at = now() - interval '11 years'`);
  await deleteExpiredRows(server.database);
  expect(await readSellers()).toEqual([]);
});

test('a server without a threshold has no calls for the report', async () => {
  const { database } = server;
  const serverWithoutReport = await startTestServer({ taxThreshold: undefined }, { database });
  const { status } = await fetch(`${serverWithoutReport.origin}${path}`);
  await serverWithoutReport.close();
  expect(status).toBe(404);
});
