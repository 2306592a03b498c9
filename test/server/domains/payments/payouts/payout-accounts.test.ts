import { randomBytes } from 'node:crypto';
import { sql } from '../../../../../src/server/database/sql';
import { encryptPayoutAccount } from '../../../../../src/server/domains/payments/payouts/payout-account-cipher';
import { payoutAccountKeys } from '../../../support/configuration';
import { addUser, storePaidOrder, type TestUser } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { startTestServer } from '../../../support/start-test-server';
import { readCsv } from '../../../support/read-csv';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const iban = 'DE89370400440532013000';
const account = { kind: 'iban', holder: 'Ada Lovelace', iban: 'de89 3704 0044 0532 0130 00' };
const storedAccount = { kind: 'iban', holder: 'Ada Lovelace', iban } as const;

const saveAccount = (body: object = account, by: TestUser = seller) =>
  server.call('PUT', '/api/my-payouts/account', { token: by.token, body });
const readOwnAccount = async () =>
  (await server.call('GET', '/api/my-payouts/account', seller)).body;
const readAccountAsAdmin = (at: { call: typeof server.call } = server) =>
  at.call('POST', `/api/payouts/owed/${seller.id}/account`, { token: admin.token });
const recordedActs = () =>
  server.database.query(sql`
    select act, subject_id as subject, actor_id as actor from audit_log order by created_at`);

const storeSale = (amount: number, by: TestUser = seller) =>
  storePaidOrder(server.database, { seller: by, buyer, amount, state: 'completed' });

const readOwed = async () => (await server.call('GET', '/api/payouts/owed', admin)).body;

async function exportBankFile(): Promise<string[]> {
  const { body } = await server.call('POST', '/api/payouts/bank-file', { token: admin.token });
  return readCsv(body);
}

test('a seller enters an IBAN, sees its last characters, and replaces and removes it', async () => {
  expect(await readOwnAccount()).toBeNull();
  expect((await saveAccount()).status).toBe(200);
  expect(await readOwnAccount()).toEqual({
    kind: 'iban',
    ending: '3000',
    changedAt: expect.any(String),
  });
  await saveAccount({ kind: 'text', text: 'In cash, at the shop.' });
  expect(await readOwnAccount()).toMatchObject({ kind: 'text', ending: null });
  const other = await addUser(server.database, 'seller');
  await saveAccount(account, other);
  const remove = () => server.call('DELETE', '/api/my-payouts/account', { token: seller.token });
  expect((await remove()).body.modifiedCount).toBe(1);
  expect((await remove()).body.modifiedCount).toBe(0);
  expect(await readOwnAccount()).toBeNull();
  const accounts = await server.database.query(sql`select seller_id as id from payout_accounts`);
  expect(accounts).toEqual([{ id: other.id }]);
});

test('an admin sees the IBAN, and each view is one row of the audit log', async () => {
  expect((await readAccountAsAdmin()).body).toBeNull();
  await saveAccount();
  const { body } = await readAccountAsAdmin();
  expect(body).toEqual({ account: storedAccount, changedAt: expect.any(String) });
  const act = { act: 'user.readPayoutAccount', subject: seller.id, actor: admin.id };
  expect(await recordedActs()).toEqual([act, act]);
});

test.each([
  ['an IBAN with a wrong checksum', { ...account, iban: 'DE89370400440532013001' }],
  ['no holder', { ...account, holder: ' ' }],
  ['no text', { kind: 'text', text: '' }],
  ['an unknown kind', { kind: 'card', text: '4242' }],
])('an account with %s is rejected', async (_name, body) => {
  expect((await saveAccount(body)).status).toBe(400);
  expect(await readOwnAccount()).toBeNull();
});

test('saving the same account again changes nothing, and sends no second email', async () => {
  expect((await saveAccount()).body.modifiedCount).toBe(1);
  expect((await saveAccount()).body.modifiedCount).toBe(0);
  const tasks = await server.database.query(sql`select payload from outbox`);
  expect(tasks).toHaveLength(1);
});

test('neither the database nor an email contains the IBAN', async () => {
  await saveAccount();
  const [rows] = await server.database.query<{ json: string }>(sql`
    select json_build_array((select json_agg(payout_accounts) from payout_accounts),
      (select json_agg(outbox) from outbox), (select json_agg(idempotency_keys) from idempotency_keys),
      (select json_agg(audit_log) from audit_log))::text as json`);
  expect(rows?.json).toContain('payoutAccountChanged');
  for (const text of [iban, 'Lovelace', '3000']) expect(rows?.json).not.toContain(text);
});

test('an account is encrypted with the first key, and decrypted with any of the keys', async () => {
  await saveAccount();
  const { database } = server;
  const key = randomBytes(32);
  const keys = [key, ...payoutAccountKeys];
  const serverWithNewKey = await startTestServer({ payoutAccountKeys: keys }, { database });
  expect((await readAccountAsAdmin(serverWithNewKey)).body.account).toEqual(storedAccount);
  const body = { ...account, holder: 'Ada King' };
  await serverWithNewKey.call('PUT', '/api/my-payouts/account', { token: seller.token, body });
  await serverWithNewKey.close();
  expect((await readAccountAsAdmin()).body.message).toContain('PAYOUT_ACCOUNT_KEYS');
  expect(await readOwnAccount()).toBeNull();
});

test('an account that was encrypted for another seller cannot be decrypted', async () => {
  const thief = await addUser(server.database, 'seller');
  const encrypted = encryptPayoutAccount(storedAccount, {
    keys: payoutAccountKeys,
    sellerId: thief.id,
  });
  await server.database.query(sql`
    insert into payout_accounts (seller_id, encrypted) values (${seller.id}, ${encrypted})`);
  expect((await readAccountAsAdmin()).status).toBe(409);
});

test('a server without an encryption key has no calls for payout accounts', async () => {
  const { database } = server;
  const serverWithoutKeys = await startTestServer({ payoutAccountKeys: undefined }, { database });
  const { status } = await fetch(`${serverWithoutKeys.origin}/api/my-payouts/account`);
  await serverWithoutKeys.close();
  expect(status).toBe(404);
});

test('the file for the bank has a transfer to each seller with an IBAN', async () => {
  const [other, third] = [
    await addUser(server.database, 'seller'),
    await addUser(server.database, 'seller'),
  ];
  await storeSale(10_000);
  await storeSale(25_050);
  await storeSale(5_000, other);
  await storeSale(7_000, third);
  await saveAccount({ ...account, holder: '=1+1' });
  await saveAccount({ kind: 'text', text: 'In cash.' }, other);
  expect(await exportBankFile()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^'=1\\+1,${iban},350\\.50,USD,Payout \\d{4}-\\d\\d-\\d\\d ${seller.id.slice(0, 8)},Account changed on \\d{4}-\\d\\d-\\d\\d$`,
      ),
    ),
  ]);
  const [act, ...others] = await server.database.query(sql`select act, after from audit_log`);
  expect(others).toEqual([]);
  expect(act).toEqual({ act: 'payout.exportBankFile', after: { sellerIds: [seller.id] } });
});

test('a suspended seller is marked, and not in the file for the bank', async () => {
  await storeSale(10_000);
  await saveAccount();
  expect(await readOwed()).toMatchObject({
    sellers: [{ sellerSuspended: false }],
    bankFileExportedAt: null,
  });
  await server.database.query(sql`
    update users set suspended_at = now(), suspension_reason = 'Fraud' where id = ${seller.id}`);
  expect(await exportBankFile()).toEqual([]);
  expect(await readOwed()).toMatchObject({
    sellers: [{ sellerSuspended: true }],
    bankFileExportedAt: expect.any(String),
  });
});

test('the file contains the other accounts if one cannot be decrypted', async () => {
  const other = await addUser(server.database, 'seller');
  await storeSale(10_000);
  await storeSale(5_000, other);
  await saveAccount(account, other);
  await server.database.query(sql`
    insert into payout_accounts (seller_id, encrypted) values (${seller.id}, 'AAAA')`);
  expect((await exportBankFile()).sort()).toEqual([
    expect.stringMatching(/^,,100\.00,USD,Payout .*,The account can't be decrypted/),
    expect.stringContaining(iban),
  ]);
  expect(await server.database.query(sql`select after from audit_log`)).toEqual([
    { after: { sellerIds: [other.id] } },
  ]);
});

test('an account is marked for 7 days after its change', async () => {
  await storeSale(10_000);
  await saveAccount(account, await addUser(server.database, 'seller'));
  expect((await readOwed()).sellers).toMatchObject([{ accountChangedAt: null }]);
  await saveAccount();
  const { changedAt } = await readOwnAccount();
  expect((await readOwed()).sellers).toMatchObject([{ accountChangedAt: expect.any(String) }]);
  expect(await exportBankFile()).toEqual([
    expect.stringMatching(new RegExp(`,Account changed on ${changedAt.slice(0, 10)}$`)),
  ]);
  await server.database.query(sql`
    update payout_accounts set changed_at = now() - interval '7 days'`);
  expect((await readOwed()).sellers).toMatchObject([{ accountChangedAt: null }]);
  expect(await exportBankFile()).toEqual([expect.stringMatching(/,$/)]);
});
