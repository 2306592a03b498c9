import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { sql } from '../../../src/server/database/sql';
import { applyChargeEvents } from '../../../src/server/domains/payments/order-payments.sql';
import { findLedgerFaults } from '../../../src/server/domains/payments/ledger-invariants.sql';
import { claimsJson } from '../../../src/server/domains/payments/payouts/seller-claims.sql';
import { readLimits } from '../support/read-limits';
import { openSharedDatabase } from '../support/shared-postgres';

const migrations = path.resolve(__dirname, '../../../src/server/database/migrations');

/** Applies the migrations before the ledger. */
async function openOldDatabase(): Promise<Database> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-migrations-'));
  const names = (await readdir(migrations)).filter((name) => name < '014');
  for (const name of names) await copyFile(path.join(migrations, name), path.join(folder, name));
  const database = await openSharedDatabase('empty');
  await migrate(database, folder);
  await rm(folder, { recursive: true });
  return database;
}

/**
 * Orders with their state, the status of their payment, and their payouts: 100 each, or negative for a deduction.
 * `undone` are reversals, with the sign of what they take back.
 */
const orders = [
  { id: 'held', state: 'inspecting', status: 'paid' },
  { id: 'owed', state: 'completed', status: 'paid' },
  { id: 'paid', state: 'completed', status: 'paid', entries: ['pay'] },
  { id: 'unpaid-again', state: 'completed', status: 'paid', entries: ['pay', 'undo pay'] },
  { id: 'refunding', state: 'refunding', status: 'paid' },
  { id: 'refunded', state: 'refunded', status: 'refunded' },
  { id: 'debt', state: 'refunded', status: 'refunded', entries: ['pay'] },
  { id: 'deducted', state: 'refunded', status: 'refunded', entries: ['pay', 'deduct'] },
  {
    id: 'debt-again',
    state: 'refunded',
    status: 'refunded',
    entries: ['pay', 'deduct', 'undo deduct'],
  },
  { id: 'disputed', state: 'bankDispute', status: 'paid', entries: ['pay'] },
  { id: 'settled', state: 'settled', status: 'paid' },
  { id: 'booked', state: 'booked', status: 'open' },
];

async function fillOldDatabase(database: Database): Promise<void> {
  await database.runScript(`
    insert into users (id, uid, email, display_name, photo_url, role)
    select name, name, name, name, '', 'buyer' from (values ('seller'), ('buyer')) users (name);
    insert into categories (id, name, description) values ('c', 'C', '');
    insert into payments (intent_id, buyer_id, amount, status)
    values ('pi_late', 'buyer', 100, 'refunded'), ('pi_lost', 'buyer', 100, 'unavailable');`);
  for (const { id, state, status, entries = [] } of orders) {
    const isEnded = ['completed', 'refunded', 'settled'].includes(state);
    await database.query(sql`
      insert into products (id, seller_id, category_id, product_name, image, condition, description,
        location, mobile_number, original_price, selling_price, year_of_purchase)
      values (${id}, 'seller', 'c', 'W', '', 'Good', '', '', '', '1', '1', '2020')`);
    await database.query(sql`
      insert into payments (intent_id, product_id, buyer_id, amount, status)
      values (${`pi_${id}`}, ${id}, 'buyer', 100, ${status})`);
    await database.query(sql`
      insert into orders (id, product_id, buyer_id, state, holding, payment_intent_id, paid_out,
        ended_at)
      values (${id}, ${id}, 'buyer', ${state}, false, ${`pi_${id}`}, ${entries.length % 2 === 1},
        case when ${isEnded} then now() end)`);
    for (const [index, entry] of entries.entries()) {
      const isReversal = entry.startsWith('undo');
      const amount = index % 2 === 0 ? 100 : -100;
      const payoutId = `${id}-${index}`;
      await database.query(sql`
        insert into payouts (id, seller_id, reverses_id, amount, currency, paid_on, reference, reason,
          admin_id, created_at)
        values (${payoutId}, 'seller', ${isReversal ? `${id}-${index - 1}` : null},
          ${isReversal ? -100 : 100}, 'usd', case when ${!isReversal} then current_date end,
          case when ${!isReversal} then 'R' end, case when ${isReversal} then 'Wrong.' end, 'seller',
          now() + ${index}::int * interval '1 second')`);
      await database.query(sql`
        insert into payout_entries (order_id, number, payout_id, amount)
        values (${id}, ${index + 1}, ${payoutId}, ${amount})`);
    }
  }
}

let database: Database;
beforeAll(async () => {
  database = await openOldDatabase();
  await fillOldDatabase(database);
  await migrate(database);
});
afterAll(() => database.close());

const readClaims = async (): Promise<[string, number][]> => {
  const { json } = await claimsJson(database, { sellerId: 'seller' }, { limit: 100 });
  return (JSON.parse(json) as { orderId: string; amount: number }[])
    .map(({ orderId, amount }): [string, number] => [orderId, amount])
    .sort();
};

const readHeld = () =>
  database.query(sql`
    select id, credits - debits as amount from ledger_accounts
    where id like 'held/%' and credits <> debits order by id`);

test('what was held, owed, paid out and refunded before the ledger is in it', async () => {
  expect(await readClaims()).toEqual([
    ['debt', -100],
    ['debt-again', -100],
    ['owed', 100],
    ['unpaid-again', 100],
  ]);
  expect(await readHeld()).toEqual([
    { id: 'held/held', amount: 100 },
    { id: 'held/refunding', amount: 100 },
  ]);
  const faults = await findLedgerFaults(database, readLimits({}));
  // The payouts of this test deduct more than they pay.
  expect(faults.filter(({ name }) => !name.startsWith('A payout'))).toEqual([]);
});

test('the details of a refund from before the ledger replace its row once Stripe reports them', async () => {
  const refund = { id: 're_1', status: 'succeeded', amount: 100 } as const;
  const apply = () =>
    database.transaction((tx) =>
      applyChargeEvents(
        tx,
        'pi_refunded',
        {
          events: [{ type: 'stripe.refunded' }],
          movements: { refunds: [refund as Stripe.Refund], disputes: [] },
        },
        readLimits({}),
      ),
    );
  await apply();
  await apply();
  const transfers = await database.query(sql`
    select kind, credit_account as credit from ledger_transfers where order_id = 'refunded'
    order by number`);
  expect(transfers).toEqual([
    { kind: 'captured', credit: 'held/refunded' },
    { kind: 'refunded', credit: 'stripe' },
    { kind: 'refunded', credit: 'stripe' },
    { kind: 'refundKnown', credit: 'held/refunded' },
  ]);
  expect(await readHeld()).toHaveLength(2);
});
