import Stripe from 'stripe';
import { sql } from '../../../../../src/server/database/sql';
import { bookOrderMoney } from '../../../../../src/server/domains/buying/order-money.sql';
import {
  debtAccount,
  heldAccount,
  shopAccounts,
} from '../../../../../src/server/domains/ledger/accounts';
import { keepMoneyAtStripe } from '../../../../../src/server/domains/payments/connect/keep-money';
import {
  reverseBeforeRefund,
  transferTasks,
} from '../../../../../src/server/domains/payments/connect/transfer-tasks';
import {
  addTransferTasks,
  bookReversed,
  lockDueTransfer,
} from '../../../../../src/server/domains/payments/connect/transfers.sql';
import { findLedgerFaults } from '../../../../../src/server/domains/payments/ledger-invariants.sql';
import {
  lockOpenTransfer,
  setRecorded,
  storeBankTransfers,
} from '../../../../../src/server/domains/payments/payouts/bank-transfers.sql';
import { lockPayablePayouts } from '../../../../../src/server/domains/payments/payouts/claims.sql';
import { dispatchOutbox } from '../../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { defaultLimits } from '../../../../../src/server/environment/limits';
import { linkFor, openAccount, pressOnHostedPage } from '../../../support/connected-accounts';
import { addUser, storePaidOrder } from '../../../support/records';
import { untilAwaited } from '../../../support/until-awaited';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { cardFields } from '../../../support/stripe-double';
import { signatureOf } from '../../../support/stripe-events';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const {
  StripeAPIError,
  StripeConnectionError,
  StripeInvalidRequestError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors;

const log = { error: jest.fn() };
const services = () => ({ database: server.database, stripe: server.stripe.client });

/** Runs what the background worker does. */
async function work(): Promise<void> {
  await addTransferTasks(server.database);
  await dispatchOutbox(server.database, transferTasks(services()), log);
}

async function connectSeller(action?: Parameters<typeof openAccount>[1]): Promise<string> {
  const id = await openAccount(server.stripe, action);
  await server.database.query(sql`
    insert into connected_accounts (id, seller_id, is_ready) values (${id}, ${seller.id}, true)`);
  return id;
}

/** A sale whose buyer has paid at Stripe. */
async function storeSale(amount: number, state: 'completed' | 'inspecting' = 'completed') {
  const id = await storePaidOrder(server.database, { seller, buyer, amount, state });
  const { client, database } = server.stripe;
  const intent = await client.paymentIntents.create({ amount, currency: 'usd' });
  await server.stripe.browserCall(intent.client_secret!, 'confirm', cardFields());
  await database.query(sql`
    insert into sandbox.payment_intents (id, intent)
    select ${`pi_${id}`}::text, intent || jsonb_build_object('id', ${`pi_${id}`}::text)
    from sandbox.payment_intents where id = ${intent.id}`);
  return id;
}

/** Begins to refund the buyer of a sale that was completed. */
async function beginRefund(orderId: string): Promise<void> {
  await server.database.transaction(async (tx) => {
    await tx.query(sql`
      update orders set state = 'refunding', ended_at = null where id = ${orderId}`);
    await bookOrderMoney(tx, [orderId]);
  });
}

/** Records that the buyer got back a part of the price. */
async function refundPart(orderId: string, amount: number): Promise<void> {
  const refund = {
    ...{ key: `refund/re_${amount}`, kind: 'refunded', amount, currency: 'usd', orderId },
    ...{ debit: heldAccount(orderId), credit: shopAccounts.stripe },
  };
  await server.database.transaction((tx) => bookOrderMoney(tx, [orderId], [refund]));
}

/** Records that a seller whom Stripe can't pay owed 500 for a sale, and has paid it with another. */
async function deductDebtOfOtherSeller(): Promise<void> {
  const other = await addUser(server.database, 'seller');
  const orderId = await storePaidOrder(server.database, { seller: other, buyer, amount: 5_000 });
  const debt = debtAccount({ orderId, sellerId: other.id });
  const shared = { amount: 500, currency: 'usd', orderId };
  const transfers = [
    { ...shared, key: 'beyond', kind: 'paidBeyond', debit: debt, credit: shopAccounts.stripe },
    { ...shared, key: 'debt', kind: 'debtDeducted', debit: shopAccounts.stripe, credit: debt },
  ];
  await server.database.transaction((tx) => bookOrderMoney(tx, [orderId], transfers));
}

async function balances(): Promise<Record<string, number>> {
  const rows = await server.database.query<{ id: string; balance: number }>(sql`
    select split_part(id, '/', 1) as id, sum(debits - credits)::int8 as balance
    from ledger_accounts group by 1`);
  return Object.fromEntries(
    rows.filter(({ balance }) => balance !== 0).map(({ id, balance }) => [id, balance]),
  );
}

const transfersOf = async (destination: string) =>
  (await server.stripe.client.transfers.list({ limit: 100 })).data.filter(
    (transfer) => transfer.destination === destination,
  );

const jobs = () =>
  server.database.query<{
    task: string;
    error: string | null;
    isFailed: boolean;
    isDone: boolean;
  }>(sql`
    select task, last_error as error, dead_lettered_at is not null as "isFailed",
      done_at is not null as "isDone" from outbox where task in ('transfer', 'reverseTransfers')
    order by created_at, key`);

const expectNoFaults = async () =>
  expect(await findLedgerFaults(server.database, defaultLimits)).toEqual([]);

test('a completed sale is sent to the seller once, out of its own charge', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await storeSale(5_000, 'inspecting');
  await work();
  await work();
  expect(await transfersOf(account)).toMatchObject([
    {
      ...{ amount: 9_000, currency: 'usd', transfer_group: `order/${order}` },
      source_transaction: expect.stringMatching(/^ch_/),
      metadata: { orderId: order },
    },
  ]);
  expect(await balances()).toEqual({ stripe: 5_000, held: -5_000 });
  const { body } = await server.call('GET', '/api/my-payouts', { token: seller.token });
  expect(body).toMatchObject([
    { amount: 9_000, reference: expect.stringMatching(/^tr_/), entries: [{ orderId: order }] },
  ]);
  const emails = await server.database.query(
    sql`select key from outbox where task = 'payoutEmail'`,
  );
  expect(emails).toHaveLength(1);
  await expectNoFaults();
});

test('a transfer whose answer was lost is found, also after Stripe has forgotten its key', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await server.stripe.client.transfers.create({
    ...{ amount: 9_000, currency: 'usd', destination: account },
    transfer_group: `order/${order}`,
    metadata: { orderId: order, task: `transfer/${order}/0` },
  });
  await work();
  expect(await transfersOf(account)).toHaveLength(1);
  expect(await balances()).toEqual({});
  await expectNoFaults();
});

test('a transfer whose answer was lost deducts no debt that came after it', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await server.stripe.client.transfers.create({
    ...{ amount: 9_000, currency: 'usd', destination: account },
    transfer_group: `order/${order}`,
    metadata: { orderId: order, task: `transfer/${order}/0` },
  });
  await server.database.query(sql`
    insert into ledger_accounts (id, currency, kind, seller_id, debits)
    values ('debt/other', 'usd', 'asset', ${seller.id}, 700)`);
  await work();
  const debts = await server.database.query(sql`
    select id, (debits - credits)::int8 as amount from ledger_accounts where id like 'debt/%'`);
  expect(debts).toEqual([{ id: 'debt/other', amount: 700 }]);
});

test('what is taken back of the second transfer of an order is recorded besides that of the first', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  const [first] = await transfersOf(account);
  const reverse = (id: string, amountReversed: number) =>
    server.database.transaction((tx) => bookReversed(tx, { id, amountReversed }));
  await server.stripe.client.transfers.createReversal(first!.id, { amount: 4_000 });
  await reverse(first!.id, 4_000);
  await transferTasks(services()).transfer!({ orderId: order }, `transfer/${order}/1`);
  expect(await balances()).toEqual({});
  const [second] = await transfersOf(account);
  await reverse(second!.id, 1_000);
  await reverse(second!.id, 1_000);
  expect(await balances()).toEqual({ stripe: 1_000, owed: -1_000 });
});

test('what is taken back of a transfer is owed for its own sale', async () => {
  const account = await connectSeller('complete');
  const orders = [await storeSale(9_000), await storeSale(5_000)];
  await work();
  for (const { id } of await transfersOf(account)) {
    await server.database.transaction((tx) => bookReversed(tx, { id, amountReversed: 1_000 }));
  }
  const owed = await server.database.query(sql`
    select order_id as id, (credits - debits)::int8 as amount from ledger_accounts
    where id like 'owed/%' order by order_id`);
  expect(owed).toEqual(orders.sort().map((id) => ({ id, amount: 1_000 })));
});

test('a debt is taken back of each transfer of an order, no more than is left of it and of the debt', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  const [first] = await transfersOf(account);
  await server.stripe.client.transfers.createReversal(first!.id, { amount: 4_000 });
  await server.database.transaction((tx) =>
    bookReversed(tx, { id: first!.id, amountReversed: 4_000 }),
  );
  await transferTasks(services()).transfer!({ orderId: order }, `transfer/${order}/1`);
  const reversed = async () =>
    (await transfersOf(account)).map((transfer) => transfer.amount_reversed);
  await refundPart(order, 5_000);
  expect(await balances()).toEqual({ stripe: -5_000, debt: 5_000 });
  await work();
  expect(await reversed()).toEqual([4_000, 5_000]);
  expect(await balances()).toEqual({});
  await refundPart(order, 4_000);
  await work();
  expect(await reversed()).toEqual([4_000, 9_000]);
  expect(await balances()).toEqual({});
});

test('of a transfer whose answer was lost, no more than was sent is recorded as paid', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await addTransferTasks(server.database);
  await server.stripe.client.transfers.create({
    ...{ amount: 7_000, currency: 'usd', destination: account },
    transfer_group: `order/${order}`,
    metadata: { orderId: order, task: `transfer/${order}/0` },
  });
  await dispatchOutbox(server.database, transferTasks(services()), log);
  expect(await balances()).toEqual({ stripe: 2_000, owed: -2_000 });
});

test('a transfer whose answer was lost before the buyer was refunded is what the seller owes', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await addTransferTasks(server.database);
  await server.stripe.client.transfers.create({
    ...{ amount: 9_000, currency: 'usd', destination: account },
    transfer_group: `order/${order}`,
    metadata: { orderId: order, task: `transfer/${order}/0` },
  });
  await beginRefund(order);
  await work();
  expect(await balances()).toEqual({ debt: 9_000, held: -9_000 });
  await work();
  expect(await balances()).toEqual({ stripe: 9_000, held: -9_000 });
  await expectNoFaults();
});

test('a transfer to an account that Stripe has restricted waits with its words, and is sent later', async () => {
  const account = await connectSeller();
  await storeSale(9_000);
  await work();
  expect(await jobs()).toEqual([
    {
      task: 'transfer',
      error: expect.stringContaining('capabilities'),
      isFailed: false,
      isDone: false,
    },
  ]);
  const [stored] = await server.database.query(sql`select is_ready from connected_accounts`);
  expect(stored).toEqual({ is_ready: false });
  await pressOnHostedPage(await linkFor(server.stripe, account), 'complete');
  await server.database.query(sql`update connected_accounts set is_ready = true`);
  await server.database.query(sql`update outbox set due_at = now() where task = 'transfer'`);
  await work();
  expect(await jobs()).toMatchObject([{ isDone: true }]);
  expect(await balances()).toEqual({});
});

test('a transfer that waits ends when the buyer is refunded', async () => {
  await connectSeller();
  const order = await storeSale(9_000);
  await work();
  await beginRefund(order);
  await server.database.query(sql`update outbox set due_at = now() where task = 'transfer'`);
  await work();
  expect(await jobs()).toMatchObject([{ isDone: true }]);
});

async function failTransfer(error: Error): Promise<void> {
  await connectSeller('complete');
  await storeSale(9_000);
  jest.spyOn(server.stripe.client.transfers, 'create').mockRejectedValueOnce(error);
  await addTransferTasks(server.database);
}

test.each([
  ['does not answer', StripeConnectionError],
  ['fails to make', StripeAPIError],
])(
  'a transfer that Stripe %s is looked up an hour later, however often',
  async (_, StripeError) => {
    await failTransfer(new StripeError({ type: 'api_error', message: 'Request timed out.' }));
    await server.database.query(sql`update outbox set attempts = 11 where task = 'transfer'`);
    await work();
    expect(await jobs()).toMatchObject([
      { isFailed: false, isDone: false, error: 'Request timed out.' },
    ]);
  },
);

test.each([
  ['one request too many waits', StripeRateLimitError, { isFailed: false, isDone: false }],
  ['a transfer that is not allowed fails', StripeInvalidRequestError, { isFailed: true }],
])('%s, with the words of Stripe', async (_, StripeError, state) => {
  const message = 'Not now.';
  await failTransfer(
    new StripeError({ type: 'invalid_request_error', code: 'transfers_not_allowed', message }),
  );
  await work();
  expect(await jobs()).toMatchObject([{ ...state, error: message }]);
});

test('a refusal that does not pass becomes a failed job with the words of Stripe', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  const intent = await server.stripe.client.paymentIntents.retrieve(`pi_${order}`);
  await server.stripe.client.transfers.create({
    ...{ amount: 1, currency: 'usd', destination: account },
    source_transaction: intent.latest_charge as string,
  });
  await work();
  expect(await jobs()).toMatchObject([
    { isFailed: true, error: expect.stringContaining('must not exceed the source amount') },
  ]);
  expect(await balances()).toEqual({ stripe: 9_000, owed: -9_000 });
});

test('a transfer whose task is repeated is recorded once', async () => {
  await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  await transferTasks(services()).transfer!({ orderId: order }, `transfer/${order}/0`);
  expect(await balances()).toEqual({});
  await expectNoFaults();
});

test.each([
  ['who was suspended', sql`update users set suspended_at = now() where id = `],
  [
    'whose account was restricted',
    sql`update connected_accounts set is_ready = false where seller_id = `,
  ],
  ['whose payouts were held', sql`update tax_details set held_at = now() where seller_id = `],
])('nothing is sent to a seller %s after the task was added', async (_, change) => {
  const account = await connectSeller('complete');
  await storeSale(9_000);
  await server.database.query(sql`
    insert into tax_details (seller_id, asked_at) values (${seller.id}, now())`);
  await addTransferTasks(server.database);
  await server.database.query(sql`${change}${seller.id}`);
  await work();
  expect(await transfersOf(account)).toEqual([]);
  expect(await jobs()).toMatchObject([{ isDone: false, isFailed: false }]);
});

test('a debt in another currency is not deducted', async () => {
  const account = await connectSeller('complete');
  await storeSale(9_000);
  await server.database.query(sql`
    insert into ledger_accounts (id, currency, kind, seller_id, debits)
    values ('debt/other', 'jpy', 'asset', ${seller.id}, 700)`);
  await work();
  expect(await transfersOf(account)).toMatchObject([{ amount: 9_000, currency: 'usd' }]);
});

test('money for a seller whom Stripe can not pay stays owed, and the seller gets an email', async () => {
  await storeSale(9_000);
  await work();
  await work();
  expect(await jobs()).toEqual([]);
  const emails = await server.database.query(sql`
    select payload ->> 'kind' as kind from outbox where task = 'accountEmail'`);
  expect(emails).toEqual([{ kind: 'stripeNeedsYou' }]);
  expect(await balances()).toEqual({ stripe: 9_000, owed: -9_000 });
});

test('only a seller who is owed money and whom Stripe can not pay gets the email', async () => {
  const [waiting, paid] = [
    await addUser(server.database, 'seller'),
    await addUser(server.database, 'seller'),
  ];
  await connectSeller('complete');
  await server.database.query(sql`
    insert into connected_accounts (id, seller_id) values ('acct_waiting', ${waiting.id})`);
  for (const by of [seller, waiting, paid]) {
    const sale = { seller: by, buyer, amount: 5_000, state: 'completed' } as const;
    await storePaidOrder(server.database, sale);
  }
  await server.database.query(sql`
    update ledger_accounts set debits = credits where seller_id = ${paid.id}`);
  await addTransferTasks(server.database);
  const emails = await server.database.query(sql`
    select payload ->> 'userId' as "userId" from outbox where task = 'accountEmail'`);
  expect(emails).toEqual([{ userId: waiting.id }]);
  expect(await jobs()).toHaveLength(1);
});

test('what a seller is owed is never due to the account of another seller', async () => {
  const order = await storeSale(9_000);
  const other = await addUser(server.database, 'seller');
  await server.database.query(sql`
    insert into connected_accounts (id, seller_id, is_ready) values ('acct_other', ${other.id}, true)`);
  const due = await server.database.transaction((tx) => lockDueTransfer(tx, order));
  expect(due).toMatchObject({ sellerId: seller.id, accountId: null });
  const { body } = await server.call('GET', '/api/payouts/owed', admin);
  expect(body.sellers).toMatchObject([{ sellerId: seller.id, stripeAccount: null }]);
});

test('what the buyer gets back is first taken from the account of the seller', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  await beginRefund(order);
  expect(await balances()).toEqual({ debt: 9_000, held: -9_000 });
  // What another seller is owed does not pay it.
  const other = await addUser(server.database, 'seller');
  const sale = { buyer, amount: 9_000, state: 'completed' } as const;
  await storePaidOrder(server.database, { ...sale, seller: other });
  await reverseBeforeRefund(services(), `pi_${order}`);
  await work();
  expect(await transfersOf(account)).toMatchObject([{ amount_reversed: 9_000 }]);
  expect(await jobs()).toMatchObject([{ task: 'transfer' }]);
  expect(await balances()).toEqual({ stripe: 18_000, held: -9_000, owed: -9_000 });
  await expectNoFaults();
});

test('a part that the buyer gets back is first taken from the account of the seller, once', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  // Before the payout, there is nothing to take back.
  await reverseBeforeRefund(services(), `pi_${order}`, 2_000);
  await work();
  await reverseBeforeRefund(services(), `pi_${order}`, 2_000);
  await reverseBeforeRefund(services(), `pi_${order}`, 2_000);
  await work();
  expect(await transfersOf(account)).toMatchObject([{ amount: 9_000, amount_reversed: 2_000 }]);
  expect(await balances()).toEqual({ stripe: 2_000, owed: -2_000 });
  await refundPart(order, 2_000);
  expect(await balances()).toEqual({});
  // Another part of the same amount is taken back, too.
  await reverseBeforeRefund(services(), `pi_${order}`, 2_000);
  expect(await transfersOf(account)).toMatchObject([{ amount_reversed: 4_000 }]);
  expect(await balances()).toEqual({ stripe: 2_000, owed: -2_000 });
  // What is left of a larger part is taken back by its task, which then ends.
  await refundPart(order, 3_000);
  await work();
  expect(await balances()).toEqual({});
  expect(await jobs()).toMatchObject([{ isDone: true }, { isDone: true }]);
  await expectNoFaults();
});

test.each([
  ['a key that may not read the account stops', 'balance', StripePermissionError, 'rejected'],
  ['a reversal that Stripe refuses stops', 'reversal', StripeInvalidRequestError, 'rejected'],
  ['a reversal that Stripe does not answer stops', 'reversal', StripeConnectionError, 'rejected'],
  [
    'a balance that was just spent does not stop',
    'reversal',
    StripeInvalidRequestError,
    'fulfilled',
  ],
] as const)('%s a refund', async (_, step, StripeError, status) => {
  await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  await beginRefund(order);
  const code = status === 'fulfilled' ? 'balance_insufficient' : 'transfer_reversal_refused';
  const error = new StripeError({ type: 'api_error', message: 'No.', code });
  const { balance, transfers } = server.stripe.client;
  const spy =
    step === 'balance' ? jest.spyOn(balance, 'retrieve') : jest.spyOn(transfers, 'createReversal');
  spy.mockRejectedValueOnce(error);
  const [result] = await Promise.allSettled([reverseBeforeRefund(services(), `pi_${order}`)]);
  expect(result.status).toBe(status);
  expect(await balances()).toEqual({ debt: 9_000, held: -9_000 });
});

test('what is not on the account any more stays a debt, which the next transfers deduct', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  await server.stripe.client.payouts.create(
    { amount: 7_000, currency: 'usd' },
    { stripeAccount: account },
  );
  await beginRefund(order);
  await work();
  expect(await balances()).toEqual({ stripe: 2_000, debt: 7_000, held: -9_000 });
  await storeSale(3_000);
  await work();
  expect(await balances()).toEqual({ stripe: 5_000, debt: 4_000, held: -9_000 });
  await storeSale(10_000);
  await work();
  expect((await transfersOf(account)).map(({ amount }) => amount)).toEqual([6_000, 9_000]);
  expect(await balances()).toEqual({ stripe: 9_000, held: -9_000 });
  await expectNoFaults();
});

test('a seller who has closed their account at Stripe does not stop a refund, and owes it', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  const { client } = server.stripe;
  await client.payouts.create({ amount: 9_000, currency: 'usd' }, { stripeAccount: account });
  await client.v2.core.accounts.close(account, { applied_configurations: ['recipient'] });
  await reverseBeforeRefund(services(), `pi_${order}`, 2_000);
  await refundPart(order, 2_000);
  await work();
  expect(await balances()).toEqual({ stripe: -2_000, debt: 2_000 });
  expect((await jobs()).filter(({ isFailed }) => isFailed)).toEqual([]);
  await expectNoFaults();
});

test('a transfer deducts the debts of several sales, as far as it goes', async () => {
  const account = await connectSeller('complete');
  const orders = [await storeSale(2_000), await storeSale(3_000)];
  await work();
  await server.stripe.client.payouts.create(
    { amount: 5_000, currency: 'usd' },
    { stripeAccount: account },
  );
  for (const order of orders) await beginRefund(order);
  await storeSale(4_000);
  await work();
  expect(await transfersOf(account)).toHaveLength(orders.length);
  expect(await balances()).toEqual({ stripe: 4_000, debt: 1_000, held: -5_000 });
  await expectNoFaults();
});

test('what is pending on the account is taken back as soon as it is available', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  const setStatus = (status: string) =>
    server.stripe.database.query(sql`
      update sandbox.balance_transactions
      set object = object || jsonb_build_object('status', ${status}::text) where owner = ${account}`);
  await setStatus('pending');
  await beginRefund(order);
  await work();
  expect(await balances()).toEqual({ debt: 9_000, held: -9_000 });
  expect(await jobs()).toContainEqual({
    ...{ task: 'reverseTransfers', error: expect.stringContaining('not available') },
    ...{ isFailed: false, isDone: false },
  });
  await setStatus('available');
  await server.database.query(sql`update outbox set due_at = now() where done_at is null`);
  await work();
  expect(await balances()).toEqual({ stripe: 9_000, held: -9_000 });
  expect(await jobs()).toMatchObject([{ isDone: true }, { isDone: true }]);
  await expectNoFaults();
});

test('what was taken back and is owed again is sent again, out of the balance', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  await beginRefund(order);
  await work();
  await server.database.transaction(async (tx) => {
    await tx.query(
      sql`update orders set state = 'completed', ended_at = now() where id = ${order}`,
    );
    await bookOrderMoney(tx, [order]);
  });
  await work();
  expect(await transfersOf(account)).toMatchObject([
    { amount: 9_000, source_transaction: null },
    { amount: 9_000, amount_reversed: 9_000, source_transaction: expect.anything() },
  ]);
  expect(await balances()).toEqual({});
  await expectNoFaults();
});

test('what is taken back while another sale pays the same debt is sent again', async () => {
  const account = await connectSeller('complete');
  const order = await storeSale(9_000);
  await work();
  await beginRefund(order);
  const [transfer] = await transfersOf(account);
  await server.stripe.client.transfers.createReversal(transfer!.id, { amount: 9_000 });
  await storeSale(10_000);
  await addTransferTasks(server.database);
  const { transfer: send } = transferTasks(services());
  await dispatchOutbox(server.database, { transfer: send! }, log);
  await server.database.transaction((tx) =>
    bookReversed(tx, { id: transfer!.id, amountReversed: 9_000 }),
  );
  expect(await balances()).toEqual({ stripe: 18_000, held: -9_000, owed: -9_000 });
  await work();
  expect((await transfersOf(account)).map(({ amount }) => amount)).toEqual([9_000, 1_000, 9_000]);
  expect(await balances()).toEqual({ stripe: 9_000, held: -9_000 });
  await expectNoFaults();
});

test('a sale in a file for the bank is not sent until a file without it replaces that one', async () => {
  const account = await connectSeller('complete');
  const inTask = await storeSale(9_000);
  await addTransferTasks(server.database);
  const later = await storeSale(5_000);
  const store = (orderIds: string[]) =>
    server.database.transaction((tx) =>
      storeBankTransfers(tx, [
        { sellerId: seller.id, currency: 'usd', amount: 14_000, orderIds, reference: 'SEPA 17' },
      ]),
    );
  await store([inTask, later]);
  await work();
  expect(await transfersOf(account)).toEqual([]);
  expect(await jobs()).toMatchObject([{ error: expect.stringContaining('bank'), isDone: false }]);
  await store([inTask]);
  await work();
  expect((await transfersOf(account)).map(({ amount }) => amount)).toEqual([5_000]);
});

test('a sale whose bank transfer is recorded is not held back, unlike the seller’s other transfers of the file', async () => {
  const order = await storeSale(9_000);
  await connectSeller('complete');
  await server.database.query(sql`
    insert into payouts (id, seller_id, amount, currency, paid_on, reference, admin_id)
    values ('payout-1', ${seller.id}, 9000, 'usd', current_date, 'SEPA 17', ${admin.id})`);
  const transfer = { sellerId: seller.id, amount: 9_000, reference: 'SEPA 17' };
  await server.database.transaction(async (tx) => {
    const fileId = await storeBankTransfers(tx, [
      { ...transfer, currency: 'usd', orderIds: [order] },
      { ...transfer, currency: 'eur', orderIds: ['other'] },
    ]);
    const lock = (currency: string) =>
      lockOpenTransfer(tx, { fileId, sellerId: seller.id, currency });
    await setRecorded(tx, (await lock('usd'))!, 'payout-1');
    expect(await lock('usd')).toBeUndefined();
    expect(await lock('eur')).toMatchObject({ orderIds: ['other'] });
  });
  await addTransferTasks(server.database);
  expect(await jobs()).toMatchObject([{ task: 'transfer' }]);
});

test('a transfer deducts no debt in another currency, and waits while the seller is suspended', async () => {
  await connectSeller('complete');
  const order = await storeSale(9_000);
  await server.database.query(sql`
    insert into ledger_accounts (id, currency, kind, order_id, seller_id, debits)
    values ('debt/other', 'eur', 'asset', 'other', ${seller.id}, 500)`);
  const readDue = () => server.database.transaction((tx) => lockDueTransfer(tx, order));
  expect(await readDue()).toMatchObject({ debts: [], accountId: expect.any(String) });
  await server.database.query(sql`
    update users set suspended_at = now() where id = ${seller.id}`);
  expect(await readDue()).toMatchObject({ accountId: null });
  await addTransferTasks(server.database);
  expect(await jobs()).toEqual([]);
});

test('a debt for a sale that was paid by bank is not taken from the account at Stripe', async () => {
  const order = await storeSale(9_000);
  const paid = await server.call('POST', '/api/payouts', {
    token: admin.token,
    body: {
      ...{ sellerId: seller.id, currency: 'usd', orderIds: [order], amount: 9_000 },
      ...{ paidOn: '2026-11-20', reference: 'SEPA 17' },
    },
  });
  expect(paid.status).toBe(200);
  await connectSeller('complete');
  await storeSale(5_000);
  await work();
  await beginRefund(order);
  await addTransferTasks(server.database);
  expect(await jobs()).toMatchObject([{ task: 'transfer', isDone: true }]);
});

test('a file that is being written holds back the transfer of its sales', async () => {
  const account = await connectSeller('complete');
  await storeSale(9_000);
  await server.database.query(sql`
    insert into payout_accounts (seller_id, encrypted) values (${seller.id}, '')`);
  let sending: Promise<void> | undefined;
  await server.database.transaction(async (tx) => {
    const [payout] = await lockPayablePayouts(tx);
    sending = work();
    await untilAwaited(tx);
    await storeBankTransfers(tx, [{ ...payout!, reference: 'SEPA 17' }]);
  });
  await sending;
  expect(await transfersOf(account)).toEqual([]);
});

test('a reversal in the Dashboard is booked once, and the money is not sent again', async () => {
  const account = await connectSeller('complete');
  const orderId = await storeSale(9_000);
  await work();
  const [transfer] = await transfersOf(account);
  await server.stripe.client.transfers.createReversal(transfer!.id, { amount: 4_000 });
  const body = JSON.stringify({
    ...{ id: 'evt_reversed', object: 'event', type: 'transfer.reversed' },
    data: { object: { id: transfer!.id } },
  });
  const headers = { 'stripe-signature': signatureOf(body) };
  await server.call('POST', '/webhooks/stripe', { body, headers });
  const repeated = await server.call('POST', '/webhooks/stripe', { body, headers });
  expect(repeated.status).toBe(200);
  await work();
  const [payout] = (await server.call('GET', '/api/my-payouts', { token: seller.token })).body;
  const byHand = await server.call('POST', `/api/payouts/${payout.id}/reversal`, {
    token: admin.token,
    body: { reason: 'A mistake.' },
  });
  expect([byHand.status, byHand.body.message]).toEqual([409, expect.stringMatching(/Stripe/)]);
  expect(await balances()).toEqual({ stripe: 4_000, owed: -4_000 });
  // What is booked for the order later, such as a fee of Stripe, does not change that.
  const fee = {
    ...{ key: 'fee/txn_1', kind: 'stripeFee', amount: 30, currency: 'usd', orderId },
    ...{ debit: shopAccounts.stripeFees, credit: shopAccounts.stripe },
  };
  await server.database.transaction((tx) => bookOrderMoney(tx, [orderId], [fee]));
  await deductDebtOfOtherSeller();
  await work();
  expect(await transfersOf(account)).toHaveLength(1);
  await expectNoFaults();
});

test('Stripe’s payouts to the operator leave what is held and owed', async () => {
  await storeSale(9_000);
  await storeSale(5_000, 'inspecting');
  // What the shop has earned is its own.
  await server.database.query(sql`
    insert into ledger_accounts (id, currency, kind, credits)
    values ('commission', 'usd', 'income', 700)`);
  const minimum = async () => {
    await keepMoneyAtStripe(server.database, server.stripe.client);
    const { payments } = await server.stripe.client.balanceSettings.retrieve();
    return payments.payouts?.minimum_balance_by_currency;
  };
  expect(await minimum()).toEqual({ usd: 14_000 });
  await connectSeller('complete');
  await work();
  expect(await minimum()).toEqual({ usd: 5_000 });
  const sale = { ...{ seller, buyer, amount: 3_000 }, state: 'inspecting' } as const;
  await storePaidOrder(server.database, { ...sale, currency: 'eur' });
  expect(await minimum()).toEqual({ eur: 3_000, usd: 5_000 });
});
