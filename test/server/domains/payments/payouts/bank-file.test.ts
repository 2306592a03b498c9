import { abandonTransferTasks } from '../../../../../src/server/domains/payments/connect/transfers.sql';
import { sql } from '../../../../../src/server/database/sql';
import { moveOrder } from '../../../../../src/server/domains/buying/move-order';
import { readLimits } from '../../../support/read-limits';
import { addUser, storePaidOrder, type TestUser } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, other, buyer, admin } = setUpUsers(server, {
  ...{ seller: 'seller', other: 'seller', buyer: 'buyer', admin: 'Admin' },
});

const iban = 'DE89370400440532013000';
const saveAccount = (by: TestUser, holder: string) =>
  server.call('PUT', '/api/my-payouts/account', {
    token: by.token,
    body: { kind: 'iban', holder, iban },
  });
const storeSale = (amount: number, by: TestUser = seller, currency = 'usd') =>
  storePaidOrder(server.database, { seller: by, buyer, amount, currency, state: 'completed' });
const post = (path: string, body?: object) =>
  server.call('POST', `/api/payouts${path}`, { token: admin.token, ...(body && { body }) });
const readOwed = async () => (await server.call('GET', '/api/payouts/owed', admin)).body;
const readPayouts = async () => (await server.call('GET', '/api/payouts', admin)).body;
const recordFile = (id: string, paidOn = '2026-11-20') =>
  post(`/bank-files/${id}/record`, { paidOn });

async function exportFile(): Promise<string> {
  await post('/bank-file');
  return (await readOwed()).bankFile.id;
}

beforeEach(async () => {
  await saveAccount(seller, 'Ada Lovelace');
  await saveAccount(other, 'Zoë Ångström & Søn');
});

test('one press records a payout for each transfer of the file, with its email, and a second one nothing', async () => {
  const first = await storeSale(10_000);
  await storeSale(5_000, other);
  const id = await exportFile();
  expect((await readOwed()).bankFile).toMatchObject({
    transferCount: 2,
    totals: [{ currency: 'usd', total: 15_000 }],
  });
  // Completed after the export, so not in the file.
  await storeSale(7_000);
  expect((await recordFile(id)).body).toEqual({ recordedCount: 2, rejected: [] });
  expect((await recordFile(id)).body).toEqual({ recordedCount: 0, rejected: [] });
  const payouts = await readPayouts();
  expect(payouts).toHaveLength(2);
  expect(payouts).toContainEqual(
    expect.objectContaining({
      ...{ sellerId: seller.id, amount: 10_000, paidOn: '2026-11-20' },
      reference: expect.stringMatching(`^Payout .* ${seller.id.slice(0, 8)}$`),
      entries: [expect.objectContaining({ orderId: first })],
    }),
  );
  expect(await readOwed()).toMatchObject({ totals: [{ total: 7_000 }], bankFile: null });
  const acts = await server.database.query(sql`
    select act from audit_log where act = 'payout.record'`);
  expect(acts).toHaveLength(2);
  const emails = await server.database.query(sql`
    select key from outbox where task = 'payoutEmail'`);
  expect(emails).toHaveLength(2);
});

test('a sale that Stripe is about to pay is neither in the file nor among the payouts to make, nor is one of a suspended seller in the file', async () => {
  const sent = await storeSale(10_000);
  await storeSale(5_000, other);
  await server.database.query(sql`
    insert into outbox (key, task, payload)
    values ('transfer', 'transfer', jsonb_build_object('orderId', ${sent}::text))`);
  await exportFile();
  expect((await readOwed()).bankFile).toMatchObject({ totals: [{ total: 5_000 }] });
  const { waiting } = (await server.call('GET', '/api/overview', admin)).body;
  expect(waiting).toContainEqual({ kind: 'payouts', count: 1 });
  // The operator has turned payouts by Stripe off.
  await abandonTransferTasks(server.database);
  await exportFile();
  expect((await readOwed()).bankFile).toMatchObject({ totals: [{ total: 15_000 }] });
  const jobs = (await server.call('GET', '/api/jobs?state=failed', admin)).body;
  expect(jobs).toEqual([expect.objectContaining({ task: 'transfer' })]);
  // What Stripe has sent and the operator took back is owed again.
  await server.database.query(sql`
    update outbox set dead_lettered_at = null, done_at = now() where task = 'transfer'`);
  await exportFile();
  expect((await readOwed()).bankFile).toMatchObject({ totals: [{ total: 15_000 }] });
  await server.database.query(sql`
    update users set suspended_at = now() where id = ${seller.id}`);
  await exportFile();
  expect((await readOwed()).bankFile).toMatchObject({ totals: [{ total: 5_000 }] });
});

test('after payouts by Stripe were turned off, only what waits for them ends', async () => {
  const payload = '{"orderId": "order-1"}';
  await server.database.query(sql`
    insert into outbox (key, task, payload, done_at, dead_lettered_at, last_error) values
      ('sent', 'transfer', ${payload}, now(), null, null),
      ('refused', 'transfer', ${payload}, null, now(), 'Refused.'),
      ('waits', 'transfer', ${payload}, null, null, 'Not yet.'),
      ('taken back', 'reverseTransfers', ${payload}, now(), null, null),
      ('not taken back', 'reverseTransfers', ${payload}, null, now(), 'Refused.'),
      ('debt', 'reverseTransfers', ${payload}, null, null, 'Not available.'),
      ('shipment', 'shipmentWebhook', ${payload}, null, null, null)`);
  await abandonTransferTasks(server.database);
  const rows = await server.database.query(sql`
    select key, done_at is not null as "isDone", dead_lettered_at is not null as "isFailed",
      last_error as error
    from outbox where payload = ${payload}::jsonb order by key`);
  expect(rows).toEqual([
    { key: 'not taken back', isDone: false, isFailed: true, error: 'Refused.' },
    { key: 'refused', isDone: false, isFailed: true, error: 'Refused.' },
    { key: 'sent', isDone: true, isFailed: false, error: null },
    { key: 'shipment', isDone: false, isFailed: false, error: null },
    { key: 'taken back', isDone: true, isFailed: false, error: null },
    { key: 'waits', isDone: false, isFailed: true, error: expect.stringContaining('turned off') },
  ]);
});

test('a seller of sales in two currencies gets a payout in each', async () => {
  await storeSale(10_000);
  await storeSale(5_000, seller, 'eur');
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await recordFile(await exportFile(), today);
  expect(body).toEqual({ recordedCount: 2, rejected: [] });
});

test('a seller whose debts are as much as the sales gets no transfer', async () => {
  const sale = await storeSale(10_000);
  await recordFile(await exportFile());
  await server.database.transaction((tx) =>
    moveOrder(tx, sale, { event: { type: 'stripe.refunded' }, times: readLimits({}) }),
  );
  await storeSale(10_000);
  await storeSale(5_000, other);
  await exportFile();
  expect((await readOwed()).bankFile).toMatchObject({ transferCount: 1 });
});

test('two admins who press at once record each transfer once', async () => {
  await storeSale(10_000);
  await storeSale(5_000, other);
  const id = await exportFile();
  const results = await Promise.all([recordFile(id), recordFile(id)]);
  expect(results.reduce((sum, { body }) => sum + Number(body.recordedCount), 0)).toBe(2);
  expect(results.map(({ body }) => body.rejected)).toEqual([[], []]);
  expect(await readPayouts()).toHaveLength(2);
});

test('a transfer that does not fit what is owed any more is left out, and the others are recorded', async () => {
  const sale = await storeSale(10_000);
  await storeSale(5_000, other);
  const id = await exportFile();
  await post('', {
    ...{ sellerId: seller.id, currency: 'usd', orderIds: [sale], amount: 10_000 },
    ...{ paidOn: '2026-11-20', reference: 'By hand' },
  });
  expect((await recordFile(id)).body).toEqual({
    recordedCount: 1,
    rejected: [{ sellerId: seller.id, message: expect.stringContaining('paid already') }],
  });
  expect(await readPayouts()).toHaveLength(2);
});

test('only the last file can be recorded', async () => {
  await storeSale(10_000);
  const id = await exportFile();
  await exportFile();
  expect((await recordFile(id)).status).toBe(409);
  expect(await readPayouts()).toEqual([]);
});

test('a shop in euros gets a file of SEPA transfers that add up', async () => {
  await storeSale(10_000, seller, 'eur');
  await storeSale(2_550, other, 'eur');
  await storeSale(700, other, 'usd');
  await storeSale(9_900, await addUser(server.database, 'seller'), 'eur');
  expect(await post('/sepa-file')).toMatchObject({
    status: 409,
    body: { message: "Please enter the shop's bank account in Settings first." },
  });
  await server.call('PUT', '/api/settings', {
    token: admin.token,
    body: { bankHolder: 'Time & Again', bankIban: 'gb82 west 1234 5698 7654 32' },
  });
  const { status, body } = await post('/sepa-file');
  expect(status).toBe(200);
  const texts = (tag: string) =>
    [...body.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)`, 'g'))].map(([, text]) => text);
  expect(body).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(texts('NbOfTxs')).toEqual(['2', '2']);
  expect(texts('CtrlSum')).toEqual(['125.50', '125.50']);
  expect(texts('InstdAmt').sort()).toEqual(['100.00', '25.50']);
  expect(texts('IBAN')).toEqual(['GB82WEST12345698765432', iban, iban]);
  expect(texts('Nm').sort()).toEqual([
    'Ada Lovelace',
    'Time Again',
    'Time Again',
    'Zoe Angstrom Son',
  ]);
  expect(texts('MsgId')[0]).toMatch(/^[0-9a-f]{32}$/);
  const { bankFile } = await readOwed();
  expect((await recordFile(bankFile.id)).body).toMatchObject({ recordedCount: 2 });
});
