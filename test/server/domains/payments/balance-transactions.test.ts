import { sql } from '../../../../src/server/database/sql';
import { readBalanceTransactions } from '../../../../src/server/domains/payments/balance-transactions';
import { findLedgerFaults } from '../../../../src/server/domains/payments/ledger-invariants.sql';
import { transferTasks } from '../../../../src/server/domains/payments/connect/transfer-tasks';
import {
  addTransferTasks,
  bookReversed,
} from '../../../../src/server/domains/payments/connect/transfers.sql';
import { dispatchOutbox } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { defaultLimits } from '../../../../src/server/environment/limits';
import { openAccount } from '../../support/connected-accounts';
import { payForOrder } from '../../support/pay-for-order';
import { readCsv } from '../../support/read-csv';
import { storeOrder, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { deliverStoredEvent, storedEvents } from '../../support/stripe-events';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});
beforeEach(() =>
  server.stripe.database.runScript(
    'delete from sandbox.balance_transactions; delete from sandbox.webhook_events',
  ),
);

/** A sale for $1,250.50, paid with a card. Returns the id of the payment intent. */
async function sell(): Promise<string> {
  const productId = await storeProduct(server.database, { seller });
  const orderId = await storeOrder(server.database, { productId, buyer });
  await payForOrder(server, { productId, buyer });
  const [order] = await server.database.query<{ intentId: string }>(sql`
    select payment_intent_id as "intentId" from orders where id = ${orderId}`);
  return order!.intentId;
}

async function complete(intentId: string): Promise<void> {
  await server.call('POST', `/api/sales/${await orderOf(intentId)}/events`, {
    token: admin.token,
    body: { type: 'admin.release', reason: 'Handed over.' },
  });
}

const orderOf = async (intentId: string) => {
  const [order] = await server.database.query<{ id: string }>(sql`
    select id from orders where payment_intent_id = ${intentId}`);
  return order!.id;
};

async function deliverAll(): Promise<void> {
  for (const event of await storedEvents(server.stripe.database)) {
    await deliverStoredEvent(server, event);
  }
}

/** Lets hours pass, as far as the comparison is concerned. */
async function waitHours(hours: number): Promise<void> {
  await server.stripe.database.query(sql`
    update sandbox.balance_transactions set object = jsonb_set(object, '{created}',
      to_jsonb((object ->> 'created')::bigint - ${hours * 3600}::bigint))`);
  const past = sql`make_interval(hours => ${hours}::int)`;
  await server.database.query(sql`
    update balance_transactions set created_at = created_at - ${past}`);
  await server.database.query(sql`
    update ledger_transfers set recorded_at = recorded_at - ${past}`);
  await server.database.query(sql`update payments set created_at = created_at - ${past}`);
  await server.database.query(sql`update migrations set applied_at = applied_at - ${past}`);
}

/** The faults after the hourly check, some hours later, and after another sale of the shop. */
async function findFaults() {
  await waitHours(2);
  await sell();
  await readBalanceTransactions(server.database, server.stripe.client);
  return findLedgerFaults(server.database, defaultLimits);
}

async function balances(): Promise<{ ledger: number; stripe: number }> {
  const [account] = await server.database.query<{ balance: number }>(sql`
    select (debits - credits)::int8 as balance from ledger_accounts
    where id = 'stripe' and currency = 'usd'`);
  const { available } = await server.stripe.client.balance.retrieve();
  return { ledger: account!.balance, stripe: available[0]!.amount };
}

test("the ledger's money at Stripe is Stripe's balance, with its fees and what went to the operator's bank", async () => {
  const [first, second] = [await sell(), await sell()];
  const { client, database } = server.stripe;
  await client.refunds.create({ payment_intent: first, amount: 5_000 });
  await deliverAll();
  await complete(first);
  const account = await openAccount(server.stripe, 'complete');
  await server.database.query(sql`
    insert into connected_accounts (id, seller_id, is_ready) values (${account}, ${seller.id}, true)`);
  await addTransferTasks(server.database);
  const services = { database: server.database, stripe: client };
  await dispatchOutbox(server.database, transferTasks(services), { error: jest.fn() });
  const [transfer] = (await client.transfers.list()).data;
  await client.transfers.createReversal(transfer!.id, { amount: 1_000 });
  await server.database.transaction((tx) =>
    bookReversed(tx, { id: transfer!.id, amountReversed: 1_000 }),
  );
  await client.payouts.create({ amount: 2_000, currency: 'usd' });
  await database.query(sql`
    update sandbox.balance_transactions
    set object = object || '{"fee": 365}' || jsonb_build_object('net', (object ->> 'net')::int - 365)
    where object ->> 'type' = 'charge'`);
  await database.query(sql`
    update sandbox.balance_transactions
    set object = object || '{"fee": -15}' || jsonb_build_object('net', (object ->> 'net')::int + 15)
    where object ->> 'type' = 'refund'`);
  await database.query(sql`
    insert into sandbox.balance_transactions (id, owner, object)
    select 'txn_' || type, 'platform', object || jsonb_build_object('id', 'txn_' || type,
      'type', type, 'reporting_category', category, 'amount', amount, 'net', amount, 'fee', 0,
      'source', source)
    from (values ('stripe_fee', 'fee', -200, null), ('topup', 'topup', 900, 'tu_1'),
      ('network_cost', 'network_cost', -5, null), ('tax_fee', 'tax', -10, null),
      ('topup_reversal', 'topup_reversal', -100, 'tu_1'),
      ('payout_failure', 'payout_reversal', 1500, 'po_1'),
      ('payout_minimum_balance_hold', 'other_adjustment', -300, null),
      ('payout_minimum_balance_release', 'other_adjustment', 300, null),
      ('reserve_transaction', 'other_adjustment', -400, null),
      ('reserved_funds', 'other_adjustment', 400, null))
      others (type, category, amount, source),
      (select object from sandbox.balance_transactions limit 1) template`);
  expect(await findFaults()).toEqual([]);
  const { ledger, stripe } = await balances();
  expect(ledger).toBe(stripe);
  const { body } = await server.call('GET', '/api/ledger/export', admin);
  const moved = readCsv(body).map((line) => line.split(',').slice(3, 7).join(' '));
  expect(
    moved.filter((row) => row.includes('stripe-fees') || row.includes('bank')).toSorted(),
  ).toEqual([
    'addedFromBank stripe bank 15.00',
    'addedFromBank stripe bank 9.00',
    'sentToBank bank stripe 1.00',
    'sentToBank bank stripe 20.00',
    'stripeFee stripe-fees stripe 0.05',
    'stripeFee stripe-fees stripe 0.10',
    'stripeFee stripe-fees stripe 2.00',
    'stripeFee stripe-fees stripe 3.65',
    'stripeFee stripe-fees stripe 3.65',
    'stripeFeeReturned stripe stripe-fees 0.15',
  ]);
  const misdated = await server.database.query(sql`
    select key from ledger_transfers join balance_transactions on key like 'balance/' || id || '/%'
    where happened_at <> created_at`);
  expect(misdated).toEqual([]);
  expect(second).not.toBe(first);
  // Stripe lists a fee late.
  await database.query(sql`
    insert into sandbox.balance_transactions (id, owner, object)
    select 'txn_late', owner, object || '{"id": "txn_late"}' from sandbox.balance_transactions
    where id = 'txn_stripe_fee'`);
  const [last] = await server.database.query<{ time: number }>(sql`
    select extract(epoch from max(created_at))::int as time from balance_transactions`);
  await readBalanceTransactions(server.database, client);
  expect(await balances()).toEqual({ ledger: ledger - 200, stripe: stripe - 200 });
  // It reads no more than the last day again.
  const paths = server.stripe.calls.map(({ path }) => decodeURIComponent(path));
  expect(paths.findLast((path) => path.startsWith('/v1/balance_transactions'))).toContain(
    `created[gte]=${last!.time - 86_400}&`,
  );
});

test('what only Stripe or only the ledger knows of, and another amount, is an alert and a line for the books an hour later', async () => {
  const [first, second, third] = [await sell(), await sell(), await sell()];
  const { client, database } = server.stripe;
  const refund = await client.refunds.create({ payment_intent: first, amount: 5_000 });
  await database.query(sql`
    delete from sandbox.balance_transactions where object ->> 'source' in (
      select id from sandbox.charges where charge ->> 'payment_intent' = ${second})`);
  await database.query(sql`
    update sandbox.balance_transactions set object = object || '{"amount": 125000}'
    where object ->> 'source' in (
      select id from sandbox.charges where charge ->> 'payment_intent' = ${third})`);
  await readBalanceTransactions(server.database, client);
  expect(await findLedgerFaults(server.database, defaultLimits)).toEqual([]);
  const [fault] = await findFaults();
  expect(fault).toEqual({
    name: 'Stripe and the ledger differ',
    subjects: expect.arrayContaining([
      `${refund.id} (-50.00 USD at Stripe, nothing in the ledger)`,
      `${second} (nothing at Stripe, 1250.50 USD in the ledger)`,
      `${third} (1250.00 USD at Stripe, 1250.50 USD in the ledger)`,
    ]),
  });
  expect(fault!.subjects).toHaveLength(3);
  const { body } = await server.call('GET', '/api/ledger/differences', admin);
  const lines = readCsv(body).map((line) => line.split(',').slice(1).join(','));
  expect(lines.toSorted()).toEqual(
    [
      `${refund.id},-50.00,,-50.00,USD`,
      `${second},,1250.50,-1250.50,USD`,
      `${third},1250.00,1250.50,-0.50,USD`,
    ].toSorted(),
  );
  await deliverAll();
  const after = await findLedgerFaults(server.database, defaultLimits);
  expect(after[0]!.subjects).toHaveLength(2);
});

test('a pending refund, which the ledger has when it succeeds, is no difference until then', async () => {
  const intentId = await sell();
  const { client, database } = server.stripe;
  const refund = await client.refunds.create({ payment_intent: intentId, amount: 5_000 });
  const other = await client.refunds.create({ payment_intent: intentId, amount: 1_000 });
  const setStatus = ({ id }: { id: string }, status: string) =>
    database.query(sql`
      update sandbox.refunds set refund = refund || jsonb_build_object('status', ${status}::text)
      where id = ${id}`);
  await setStatus(refund, 'pending');
  await setStatus(other, 'requires_action');
  expect(await findFaults()).toEqual([]);
  await setStatus(refund, 'succeeded');
  expect(await findFaults()).toMatchObject([{ subjects: [expect.stringContaining(refund.id)] }]);
  await deliverAll();
  expect(await findLedgerFaults(server.database, defaultLimits)).toEqual([]);
});

test('a refund from before the ledger is no difference, neither before nor after its details are known', async () => {
  const intentId = await sell();
  const orderId = await orderOf(intentId);
  await server.stripe.client.refunds.create({ payment_intent: intentId });
  await server.database.query(sql`
    insert into ledger_transfers (key, kind, debit_account, credit_account, currency, amount,
      order_id, stripe_object)
    values (${`refund/${intentId}`}, 'refunded', ${`held/${orderId}`}, 'stripe', 'usd', 125050,
      ${orderId}, ${intentId})`);
  await server.database.query(sql`
    update ledger_accounts set credits = credits + 125050 where id = 'stripe'`);
  await server.database.query(sql`
    update ledger_accounts set debits = debits + 125050 where id = ${`held/${orderId}`}`);
  await server.database.query(sql`
    update migrations set applied_at = now() + interval '2 minutes' where name = '014_ledger.sql'`);
  const differences = async () =>
    (await findFaults()).filter(({ name }) => name.startsWith('Stripe'));
  expect(await differences()).toEqual([]);
  await deliverAll();
  expect(await differences()).toEqual([]);
});
