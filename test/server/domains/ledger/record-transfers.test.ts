import * as fc from 'fast-check';
import { sql } from '../../../../src/server/database/sql';
import {
  debtAccount,
  heldAccount,
  owedAccount,
  shopAccounts,
  type Account,
} from '../../../../src/server/domains/ledger/accounts';
import {
  recordTransfers,
  type Transfer,
} from '../../../../src/server/domains/ledger/record-transfers.sql';
import { emptyTables } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { until } from '../../support/until';

const server = setUpTestServer();
const { seller } = setUpUsers(server, { seller: 'seller' });

const { stripe, bank, commission } = shopAccounts;
const held = heldAccount('42');

const capture: Transfer = {
  key: 'order/42/captured/pi_1',
  kind: 'captured',
  debit: stripe,
  credit: held,
  amount: 10_000,
  currency: 'usd',
  orderId: '42',
};

const record = (...transfers: Transfer[]) =>
  server.database.transaction((tx) => recordTransfers(tx, transfers));

const readBalances = () =>
  server.database.query(sql`
    select id, currency, debits, credits from ledger_accounts order by id, currency`);

test('a transfer counts in the totals of both accounts', async () => {
  expect(await record(capture)).toBe(1);
  expect(await readBalances()).toEqual([
    { id: 'held/42', currency: 'usd', debits: 0, credits: 10_000 },
    { id: 'stripe', currency: 'usd', debits: 10_000, credits: 0 },
  ]);
});

test('transfers are numbered in sequence, with the time at which they happened', async () => {
  const happenedAt = new Date('2026-10-05T12:00:00Z');
  await record({ ...capture, happenedAt }, { ...capture, key: 'a' }, { ...capture, key: '0' });
  const rows = await server.database.query<{ key: string; happenedAt: Date; isNow: boolean }>(sql`
    select key, happened_at as "happenedAt", happened_at > now() - interval '1 hour' as "isNow"
    from ledger_transfers order by number`);
  expect(rows).toMatchObject([
    { key: capture.key, happenedAt, isNow: false },
    { key: 'a', isNow: true },
    { key: '0', isNow: true },
  ]);
});

test('a repeated transfer is recorded once, in the same call, later and at the same time', async () => {
  expect(await record(capture, capture)).toBe(1);
  expect(await record(capture)).toBe(0);
  await Promise.all([1, 2, 3].map(() => record({ ...capture, key: 'again' })));
  expect(await readBalances()).toMatchObject([{ credits: 20_000 }, { debits: 20_000 }]);
});

test('a liability cannot be overdrawn, and then nothing is recorded', async () => {
  await record(capture);
  const payment = { ...capture, kind: 'paid', debit: held, credit: bank };
  await expect(
    record({ ...payment, key: 'a', amount: 6_000 }, { ...payment, key: 'b', amount: 4_001 }),
  ).rejects.toThrow('ledger_accounts_overdrawn');
  expect(await server.database.query(sql`select key from ledger_transfers`)).toHaveLength(1);
  expect(await readBalances()).toMatchObject([
    { id: 'held/42', debits: 0, credits: 10_000 },
    { id: 'stripe' },
  ]);
});

test('what comes in and goes out in one call may be in any order', async () => {
  const payment = { ...capture, key: 'out', debit: held, credit: bank };
  expect(await record(payment, capture)).toBe(2);
});

test.each<[name: string, change: Partial<Transfer>]>([
  ['no amount', { amount: 0 }],
  ['a negative amount', { amount: -1 }],
  ['one account on both sides', { credit: stripe }],
])('a transfer with %s is rejected', async (_name, change) => {
  await expect(record({ ...capture, ...change })).rejects.toThrow(/check/);
  expect(await readBalances()).toEqual([]);
});

test('currencies are not mixed', async () => {
  await record(capture, { ...capture, key: 'eur', currency: 'eur', amount: 7 });
  expect(await readBalances()).toMatchObject([
    { id: 'held/42', currency: 'eur', credits: 7 },
    { id: 'held/42', currency: 'usd', credits: 10_000 },
    { id: 'stripe', currency: 'eur' },
    { id: 'stripe', currency: 'usd' },
  ]);
});

test('movements of the same accounts at the same time neither deadlock nor lose a total', async () => {
  const accounts = Array.from({ length: 12 }, (_, n): Account => ({ id: `${n}`, kind: 'asset' }));
  const pairs = accounts.slice(1).map((credit, n) => ({ debit: accounts[n]!, credit }));
  const transactionCount = 40;
  let attempts = 0;
  await Promise.all(
    Array.from({ length: transactionCount }, async (_, number) => {
      const transfers = pairs.map((sides, n) => ({
        ...{ key: `${number}/${n}`, kind: 'any', amount: 1, currency: 'usd' },
        ...sides,
      }));
      await server.database.transaction((tx) => {
        // The database repeats a transaction that deadlocks.
        attempts += 1;
        return recordTransfers(tx, number % 2 === 0 ? transfers : transfers.toReversed());
      });
    }),
  );
  expect(attempts).toBe(transactionCount);
  expect(await readBalances()).toHaveLength(accounts.length);
  const differences = await server.database.query(sql`
    select id from ledger_accounts
    where debits <> ${transactionCount}::int * (case id when '11' then 0 else 1 end)
      or credits <> ${transactionCount}::int * (case id when '0' then 0 else 1 end)`);
  expect(differences).toEqual([]);
});

test('accounts that two transactions create at the same time are created in the same order', async () => {
  const accounts = ['a', 'b', 'c', 'd', 'e'].map((id): Account => ({ id, kind: 'asset' }));
  const move = (key: string, debit: number, credit: number): Transfer => ({
    ...{ key, kind: 'any', amount: 1, currency: 'usd' },
    ...{ debit: accounts[debit]!, credit: accounts[credit]! },
  });
  let attempts = 0;
  const recordOnce = (...transfers: Transfer[]) =>
    server.database.transaction((tx) => {
      attempts += 1;
      return recordTransfers(tx, transfers);
    });
  const movements: Promise<number>[] = [];
  await server.database.transaction(async (tx) => {
    // Both stop at the account in the middle, holding those that come before it.
    await recordTransfers(tx, [{ ...move('first', 2, 0), credit: stripe }]);
    movements.push(recordOnce(move('up', 0, 2), move('up again', 2, 4)));
    movements.push(recordOnce(move('down', 4, 2), move('down again', 2, 0)));
    await until(async () => {
      const waiting = await tx.query(sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return waiting.length === movements.length;
    });
  });
  expect([await Promise.all(movements), attempts]).toEqual([[2, 2], 2]);
});

test('any transfers, repeated and rejected ones among them, leave debits and credits equal and the totals right', async () => {
  const accounts: Account[] = [
    ...[stripe, bank, commission, held],
    ...[owedAccount, debtAccount].map((of) => of({ orderId: '42', sellerId: seller.id })),
  ];
  const account = fc.constantFrom(...accounts);
  const transfer = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    debit: account,
    credit: account,
    amount: fc.integer({ min: -1, max: 5 }),
    currency: fc.constantFrom('usd', 'jpy'),
  });
  const batches = fc.array(fc.array(transfer, { minLength: 1, maxLength: 3 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(batches, async (batchesToRecord) => {
      await server.database.runScript('delete from ledger_transfers; delete from ledger_accounts;');
      for (const batch of batchesToRecord) {
        await record(...batch.map((each) => ({ ...each, kind: 'any' }))).catch(() => undefined);
        const differences = await server.database.query(sql`
          select id from ledger_accounts where kind = 'liability' and debits > credits
            or debits <> (select coalesce(sum(amount), 0) from ledger_transfers
              where debit_account = id and ledger_transfers.currency = ledger_accounts.currency)
            or credits <> (select coalesce(sum(amount), 0) from ledger_transfers
              where credit_account = id and ledger_transfers.currency = ledger_accounts.currency)
          union all
          select currency from ledger_accounts group by currency having sum(debits) <> sum(credits)`);
        expect(differences).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
  await emptyTables(server.database);
});
