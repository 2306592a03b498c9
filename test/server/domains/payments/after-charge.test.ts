import Stripe from 'stripe';
import { sql } from '../../../../src/server/database/sql';
import { dispatchOutbox } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { moveOrder } from '../../../../src/server/domains/buying/move-order';
import { bookOrderMoney } from '../../../../src/server/domains/buying/order-money.sql';
import { heldAccount, shopAccounts } from '../../../../src/server/domains/ledger/accounts';
import { bookRefunds } from '../../../../src/server/domains/payments/handle-stripe-event';
import { findLedgerFaults } from '../../../../src/server/domains/payments/ledger-invariants.sql';
import { paymentTasks } from '../../../../src/server/domains/payments/payment-tasks';
import { defaultLimits } from '../../../../src/server/environment/limits';
import {
  addUser,
  storeOrder,
  storePaidOrder,
  storeProduct,
  type TestUser,
} from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';
import { cardFields, intentIdOf } from '../../support/stripe-double';
import {
  authorized,
  deliver,
  deliverStoredEvent,
  succeeded,
  storedEvents,
} from '../../support/stripe-events';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let productId: string;
let orderId: string;
let intentId: string;
beforeEach(async () => {
  productId = await storeProduct(server.database, { seller });
  orderId = await storeOrder(server.database, { productId, buyer });
});

/**
 * Authorizes a card for the order, without delivering Stripe's event. Stripe's test card that ends with 7726 has pending
 * refunds, 5126 refunds that fail later, and 0259 a dispute.
 */
async function authorizeCard(number = '4242424242424242'): Promise<void> {
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields({ number }));
  intentId = intentIdOf(body.clientSecret);
}

async function pay(number?: string): Promise<void> {
  await authorizeCard(number);
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: succeeded, intentId });
}

const sendEvent = (event: object, { token } = buyer) =>
  server.call('POST', `/api/sales/${orderId}/events`, { token, body: event });

const cancelAsSeller = () => sendEvent({ type: 'seller.cancel', reason: 'It broke.' }, seller);

const log = { error: jest.fn() };
/** Does what the outbox worker does. */
const runDueTasks = () => dispatchOutbox(server.database, paymentTasks(server.stripe.client), log);
beforeEach(() => log.error.mockClear());

/** Lets the tasks that wait for Stripe run now, and books what they find, as the server does without an event. */
async function runTasksWithoutEvents(): Promise<void> {
  const services = {
    database: server.database,
    stripe: server.stripe.client,
    times: defaultLimits,
  };
  const tasks = paymentTasks(server.stripe.client, {
    afterRefund: (id) => bookRefunds(services, id),
  });
  await server.database.query(sql`update outbox set due_at = now() where done_at is null`);
  await dispatchOutbox(server.database, tasks, log);
}

/** The last webhook event of the type that Stripe has stored for this payment. */
async function findStoredEvent(type: Stripe.Event.Type): Promise<Stripe.Event> {
  const events = await storedEvents(server.stripe.database);
  return events.findLast(
    (event) =>
      event.type === type &&
      (event.data.object as Partial<Stripe.Charge>).payment_intent === intentId,
  )!;
}

async function deliverEvent(type: Stripe.Event.Type): Promise<void> {
  expect((await deliverStoredEvent(server, await findStoredEvent(type))).status).toBe(200);
}

async function answerDispute(uncategorized_text: string): Promise<void> {
  const { disputes } = server.stripe.client;
  const [dispute] = (await disputes.list({ payment_intent: intentId })).data;
  await disputes.update(dispute!.id, { evidence: { uncategorized_text } });
}

async function readOrder() {
  const [row] = await server.database.query<{ state: string; status: string; types: string[] }>(sql`
    select state, status,
      (select json_agg(type order by number) from order_events where order_id = orders.id) as types
    from orders join payments on payments.buyer_id = orders.buyer_id where orders.id = ${orderId}`);
  // The first two events are those of the payment.
  return { ...row!, types: row!.types.slice(2) };
}

test('a card that is charged after its payment was cancelled is refunded', async () => {
  await authorizeCard();
  await server.database.query(sql`update payments set status = 'cancelled'`);
  await server.stripe.client.paymentIntents.capture(intentId);
  await deliver(server, { type: succeeded, intentId });
  const [payment] = await server.database.query(sql`select status from payments`);
  expect(payment).toEqual({ status: 'cancelled' });
  await runDueTasks();
  const { data } = await server.stripe.client.refunds.list({ payment_intent: intentId });
  expect(data).toMatchObject([{ amount: 125_050 }]);
});

test('a charge is in the books with the time at which Stripe made it', async () => {
  await pay();
  const intent = await server.stripe.client.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  });
  const { created } = intent.latest_charge as Stripe.Charge;
  const [captured] = await server.database.query(sql`
    select happened_at as "happenedAt" from ledger_transfers where kind = 'captured'`);
  expect(captured).toEqual({ happenedAt: new Date(created * 1000) });
});

test('a paid order that the seller cancels is refunded, and its product stays unlisted', async () => {
  await pay();
  await cancelAsSeller();
  await runDueTasks();
  expect(await readOrder()).toMatchObject({ state: 'refunding', status: 'paid' });
  await deliverEvent('charge.refunded');
  await deliverEvent('charge.refunded');
  expect(await readOrder()).toEqual({
    state: 'refunded',
    status: 'refunded',
    types: ['seller.cancel', 'stripe.refunded'],
  });
  const [product] = await server.database.query(sql`
    select listed from products where id = ${productId}`);
  expect(product).toEqual({ listed: false });
  await deliver(server, { type: succeeded, intentId });
  expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
});

test('a pending refund counts only when it has succeeded', async () => {
  await pay('4000000000007726');
  await cancelAsSeller();
  await runDueTasks();
  await deliverEvent('charge.refunded');
  expect(await readOrder()).toMatchObject({ state: 'refunding', status: 'paid' });
  await deliverEvent('refund.updated');
  await deliverEvent('charge.refunded');
  expect(await readOrder()).toEqual({
    state: 'refunded',
    status: 'refunded',
    types: ['seller.cancel', 'stripe.refunded'],
  });
});

test('a pending refund whose events are lost ends its order once it has succeeded', async () => {
  await pay('4000000000007726');
  await cancelAsSeller();
  await runDueTasks();
  expect(await readOrder()).toMatchObject({ state: 'refunding', status: 'paid' });
  await runTasksWithoutEvents();
  expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
});

test('a pending refund that fails is made again only by staff', async () => {
  const admin = await addUser(server.database, 'Admin');
  await pay('4000000000007726');
  await cancelAsSeller();
  await runDueTasks();
  await server.stripe.database.query(sql`
    update sandbox.refunds set refund = refund || '{"status": "failed"}'
    where refund ->> 'payment_intent' = ${intentId}`);
  await server.stripe.database.query(sql`
    update sandbox.charges set charge = charge || '{"amount_refunded": 0, "refunded": false}'
    where charge ->> 'payment_intent' = ${intentId}`);
  const countRefunds = async () =>
    (await server.stripe.client.refunds.list({ payment_intent: intentId })).data.length;
  await runTasksWithoutEvents();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await countRefunds()).toBe(1);
  await sendEvent({ type: 'admin.refund', reason: 'Once more.' }, admin);
  await runDueTasks();
  expect(await countRefunds()).toBe(2);
});

test('a refund whose event is lost ends its order when staff try again', async () => {
  const admin = await addUser(server.database, 'Admin');
  await pay();
  await cancelAsSeller();
  await runDueTasks();
  await sendEvent({ type: 'admin.refund', reason: 'The event was lost.' }, admin);
  await runTasksWithoutEvents();
  expect(log.error).not.toHaveBeenCalled();
  expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
});

test('a refund that the balance does not cover waits with the words of Stripe', async () => {
  await pay();
  await cancelAsSeller();
  const message = 'Insufficient funds in your Stripe balance to refund this amount.';
  const error = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message,
  });
  jest.spyOn(server.stripe.client.refunds, 'create').mockRejectedValueOnce(error);
  await runDueTasks();
  const tasks = await server.database.query(sql`
    select last_error as error, dead_lettered_at as "failedAt", due_at > now() as waits
    from outbox where task = 'refund'`);
  expect(tasks).toEqual([{ error: message, failedAt: null, waits: true }]);
  await runTasksWithoutEvents();
  expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
});

test('a refund that is requested twice is made once', async () => {
  await pay();
  await cancelAsSeller();
  await runDueTasks();
  const repeatRefund = (keySuffix: string) =>
    server.database.query(sql`
      update outbox set done_at = null, due_at = now(), key = key || ${keySuffix}::text,
        payload = jsonb_build_object('intentId', ${intentId}::text)
      where task = 'refund'`);
  await repeatRefund('');
  await runDueTasks();
  await repeatRefund('/again');
  await runDueTasks();
  expect(log.error).not.toHaveBeenCalled();
  const events = await storedEvents(server.stripe.database);
  const refunds = events.filter(
    ({ type, data }) => type === 'refund.created' && data.object.payment_intent === intentId,
  );
  expect(refunds).toHaveLength(1);
});

describe('a refund that succeeds and fails later', () => {
  let admin: TestUser;
  beforeEach(async () => {
    admin = await addUser(server.database, 'Admin');
    await pay('4000000000005126');
    await cancelAsSeller();
    await runDueTasks();
  });

  const failures = ['refund.updated', 'refund.failed'] as const;
  /** The bank returns the money, which Stripe reports with the next list of refunds. */
  const failRefund = () => server.stripe.client.refunds.list({ payment_intent: intentId });
  const deliverSuccessThenFailure = async () => {
    await deliverEvent('charge.refunded');
    await deliverEvent('refund.failed');
  };
  const readNotificationKinds = async (user: TestUser) => {
    const { body } = await server.call('GET', '/api/notifications', user);
    return (body as { news: string }[]).map(({ news }) => news);
  };
  const countRefundRequests = () =>
    server.stripe.calls.filter(
      ({ method, path, body }) =>
        method === 'POST' && path === '/v1/refunds' && body.get('payment_intent') === intentId,
    ).length;

  test('notifies the buyer and the admins once, and is in the history', async () => {
    await deliverEvent('charge.refunded');
    expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
    for (const type of [...failures, ...failures, 'charge.refunded'] as const)
      await deliverEvent(type);
    expect(await readOrder()).toEqual({
      state: 'refundFailed',
      status: 'paid',
      types: ['seller.cancel', 'stripe.refunded', 'stripe.refundFailed'],
    });
    expect(await readNotificationKinds(admin)).toEqual(['refundFailed']);
    expect(await readNotificationKinds(buyer)).toEqual(
      expect.arrayContaining(['refundFailed', 'refunded']),
    );
  });

  test.each([
    [['refund.failed', 'charge.refunded']],
    [['refund.updated', 'charge.refunded']],
  ] as const)('is recorded as failed when the events arrive in the order %j', async (types) => {
    await failRefund();
    for (const type of types) await deliverEvent(type);
    expect(await readOrder()).toEqual({
      state: 'refundFailed',
      status: 'paid',
      types: ['seller.cancel', 'stripe.refundFailed'],
    });
  });

  test('is known with any event that shows it first, and holds nothing on an order that has ended', async () => {
    await deliverEvent('charge.refunded');
    await failRefund();
    await deliverEvent('charge.refunded');
    expect(await readOrder()).toMatchObject({ state: 'refundFailed', status: 'paid' });
    expect(await findLedgerFaults(server.database, defaultLimits)).toEqual([]);
    for (const type of failures) await deliverEvent(type);
    expect(await readOrder()).toEqual({
      state: 'refundFailed',
      status: 'paid',
      types: ['seller.cancel', 'stripe.refunded', 'stripe.refundFailed'],
    });
  });

  test('leaves an order refunded that is refunded again before the failure is known', async () => {
    await deliverEvent('charge.refunded');
    await failRefund();
    await server.stripe.client.refunds.create({ payment_intent: intentId });
    await deliverEvent('charge.refunded');
    expect(await readOrder()).toEqual({
      state: 'refunded',
      status: 'refunded',
      types: ['seller.cancel', 'stripe.refunded', 'stripe.refundFailed', 'stripe.refunded'],
    });
  });

  test('does not put the watch up for sale again', async () => {
    await deliverEvent('charge.refunded');
    const other = await addUser(server.database, 'buyer');
    const { body } = await server.call('POST', '/api/book-product', {
      token: other.token,
      body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
    });
    expect(body).toEqual({ message: 'This watch is no longer available.' });
    await deliverEvent('refund.failed');
    expect(await readOrder()).toMatchObject({ state: 'refundFailed' });
    await sendEvent({ type: 'admin.refund', reason: 'Once more.' }, admin);
    expect(await readOrder()).toMatchObject({ state: 'refunding' });
  });

  test('can be retried by an admin each time it fails', async () => {
    await deliverSuccessThenFailure();
    await sendEvent({ type: 'admin.refund', reason: 'Once more.' }, admin);
    await runDueTasks();
    expect(countRefundRequests()).toBe(2);
    await deliverEvent('refund.failed');
    expect(await readOrder()).toMatchObject({ state: 'refunding', status: 'paid' });
    await deliverSuccessThenFailure();
    expect(await readOrder()).toMatchObject({ state: 'refundFailed', status: 'paid' });
    expect(await readNotificationKinds(admin)).toEqual(['refundFailed', 'refundFailed']);
  });

  test('can be settled by an admin with a reason, which ends the order', async () => {
    await deliverSuccessThenFailure();
    const settleRefund = (reason: string) => sendEvent({ type: 'admin.settle', reason }, admin);
    expect((await settleRefund('')).status).toBe(400);
    expect((await settleRefund('By bank transfer.')).status).toBe(200);
    for (const type of failures) await deliverEvent(type);
    expect(await readOrder()).toMatchObject({ state: 'settled' });
    expect(
      (await server.call('GET', `/api/sales/${orderId}`, buyer)).body.steps.at(-1),
    ).toMatchObject({
      type: 'admin.settle',
      reason: 'By bank transfer.',
    });
  });
});

test('a charge that arrives after the order was cancelled is refunded', async () => {
  await authorizeCard();
  await sendEvent({ type: 'buyer.cancel' });
  await server.stripe.client.paymentIntents.capture(intentId);
  await deliver(server, { type: succeeded, intentId });
  await runDueTasks();
  expect(log.error).not.toHaveBeenCalled();
  await deliverEvent('charge.refunded');
  expect(await readOrder()).toMatchObject({ state: 'cancelled', status: 'refunded' });
});

test('a charge of a product that was deleted meanwhile is refunded', async () => {
  await authorizeCard();
  await server.database.query(sql`delete from orders`);
  await server.call('DELETE', `/api/products/${productId}`, seller);
  await server.stripe.client.paymentIntents.capture(intentId);
  await deliver(server, { type: succeeded, intentId });
  await runDueTasks();
  await deliverEvent('charge.refunded');
  const payments = await server.database.query(sql`
    select product_id as "productId", status from payments`);
  expect(payments).toEqual([{ productId: null, status: 'refunded' }]);
});

test('a refund event that arrives before its charge results in a refunded order', async () => {
  await authorizeCard();
  await server.stripe.client.paymentIntents.capture(intentId);
  await server.stripe.client.refunds.create({ payment_intent: intentId });
  await deliverEvent('charge.refunded');
  await deliver(server, { type: authorized, intentId });
  await deliver(server, { type: succeeded, intentId });
  const [row] = await server.database.query(sql`
    select state, status, card_last4 as "cardLast4" from orders
    join payments on intent_id = payment_intent_id where orders.id = ${orderId}`);
  expect(row).toEqual({ state: 'refunded', status: 'refunded', cardLast4: '4242' });
});

/** The kinds and amounts of the transfers of the order, and whether the ledger is right. */
async function readLedger() {
  expect(await findLedgerFaults(server.database, defaultLimits)).toEqual([]);
  const rows = await server.database.query<{ kind: string; amount: number }>(sql`
    select kind, amount from ledger_transfers where order_id = ${orderId} order by number`);
  return rows.map(({ kind, amount }) => [kind, amount]);
}

const complete = async () => {
  const move = { event: { type: 'seller.handOver', code: '' }, times: defaultLimits } as const;
  await server.database.transaction((tx) => moveOrder(tx, orderId, move));
  await sendEvent({ type: 'buyer.accept' });
};

test('a partial refund does not change the order, and the seller is owed the rest', async () => {
  await pay();
  await server.stripe.client.refunds.create({ payment_intent: intentId, amount: 100 });
  await deliverEvent('charge.refunded');
  await deliverEvent('charge.refunded');
  await complete();
  expect(await readOrder()).toMatchObject({ state: 'completed', status: 'paid' });
  expect(await readLedger()).toEqual([
    ['captured', 125_050],
    ['refunded', 100],
    ['owed', 124_950],
  ]);
});

test('a partial refund ends the order when the bank gives the buyer the rest', async () => {
  await pay();
  await server.stripe.client.refunds.create({ payment_intent: intentId, amount: 120_050 });
  await deliverEvent('charge.refunded');
  expect(await readOrder()).toMatchObject({ state: 'awaitingHandOver', status: 'paid' });
  const lost = {
    id: 'du_lost',
    payment_intent: intentId,
    amount: 5_000,
    status: 'lost',
    created: 1,
  };
  await server.stripe.database.query(sql`
    insert into sandbox.disputes (id, dispute)
    values (${lost.id}, ${JSON.stringify(lost)}::text::jsonb)`);
  await deliverEvent('charge.refunded');
  expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
  await readLedger();
});

test('a partial refund after the payout is a debt of the seller', async () => {
  await pay();
  await complete();
  const admin = await addUser(server.database, 'Admin');
  const body = {
    ...{ sellerId: seller.id, currency: 'usd', orderIds: [orderId], amount: 125_050 },
    ...{ paidOn: '2026-11-20', reference: 'SEPA 17' },
  };
  const { insertedId } = (await server.call('POST', '/api/payouts', { ...admin, body })).body;
  await server.stripe.client.refunds.create({ payment_intent: intentId, amount: 100 });
  await deliverEvent('charge.refunded');
  const readPayout = async () => (await server.call('GET', '/api/sales', seller)).body[0].payout;
  expect(await readPayout()).toMatchObject({ state: 'debt', amount: 100 });
  expect(await readLedger()).toEqual([
    ...[
      ['captured', 125_050],
      ['owed', 125_050],
      ['paidOut', 125_050],
    ],
    ...[
      ['refunded', 100],
      ['debt', 100],
    ],
  ]);
  const reversal = { ...admin, body: { reason: 'Sent to another account.' } };
  await server.call('POST', `/api/payouts/${insertedId}/reversal`, reversal);
  expect(await readPayout()).toMatchObject({ state: 'owed', amount: 124_950 });
});

describe('a part that staff refund', () => {
  let moderator: TestUser;
  beforeEach(async () => {
    moderator = await addUser(server.database, 'moderator');
    await pay();
  });
  const refundPart = (amount: number, by = moderator) =>
    sendEvent({ type: 'admin.refundPart', amount, reason: 'The crystal is scratched.' }, by);

  test('lessens what the seller is owed, and both are told the reason', async () => {
    expect((await refundPart(5_000, seller)).status).toBe(403);
    expect((await refundPart(0)).status).toBe(400);
    expect((await refundPart(5_000)).status).toBe(200);
    await runDueTasks();
    await deliverEvent('charge.refunded');
    expect(await readOrder()).toEqual({
      state: 'awaitingHandOver',
      status: 'paid',
      types: ['admin.refundPart'],
    });
    await complete();
    expect(await readLedger()).toEqual([
      ['captured', 125_050],
      ['refunded', 5_000],
      ['owed', 120_050],
    ]);
    const receipt = await server.call('GET', `/api/orders/${productId}`, buyer);
    const refunds = [{ amount: 5_000, refundedAt: expect.any(String) }];
    expect(receipt.body.payment).toMatchObject({ amount: 125_050, refunds });
    for (const party of [buyer, seller]) {
      const { body } = await server.call('GET', `/api/sales/${orderId}`, party);
      expect(body.payment).toMatchObject({ refunds });
      expect(body.steps).toContainEqual(
        expect.objectContaining({
          type: 'admin.refundPart',
          reason: 'The crystal is scratched.',
        }),
      );
      const notifications = (await server.call('GET', '/api/notifications', party)).body;
      expect(notifications).toContainEqual(expect.objectContaining({ news: 'partlyRefunded' }));
    }
  });

  /** Another buyer has got back a part, and is about to get another one. */
  async function refundOtherOrder(): Promise<void> {
    const amount = 400;
    const other = await addUser(server.database, 'buyer');
    const id = await storePaidOrder(server.database, { seller, buyer: other, amount: 90_000 });
    const refund = {
      ...{ key: 'refund/re_other', kind: 'refunded', orderId: id, amount, currency: 'usd' },
      ...{ debit: heldAccount(id), credit: shopAccounts.stripe },
    };
    await server.database.transaction((tx) => bookOrderMoney(tx, [id], [refund]));
    await server.database.query(sql`
      insert into outbox (key, task, payload, due_at) values ('refund/other', 'refund',
        jsonb_build_object('intentId', ${`pi_${id}`}::text, 'amount', ${amount}::int),
        now() + interval '1 day')`);
  }

  test('is refused above what is neither refunded nor about to be', async () => {
    await refundOtherOrder();
    await refundPart(125_000);
    const message = 'Only $0.50 of the payment is left to refund.';
    expect(await refundPart(51)).toMatchObject({ status: 409, body: { message } });
    await runDueTasks();
    await deliverEvent('charge.refunded');
    expect(await refundPart(51)).toMatchObject({ status: 409, body: { message } });
    expect((await refundPart(50)).status).toBe(200);
    await runDueTasks();
    await deliverEvent('charge.refunded');
    expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
  });

  test('is possible for what another part whose refund has failed for good would have taken', async () => {
    await refundPart(125_000);
    await server.database.query(sql`
      update outbox set dead_lettered_at = now() where task = 'refund'`);
    expect((await refundPart(51)).status).toBe(200);
  });

  test('is refused if it can not be paid in the currency', async () => {
    await server.database.query(sql`update payments set currency = 'huf'`);
    const refused = await refundPart(5_050);
    expect(refused).toMatchObject({ status: 400, body: { message: /multiple of HUF/ } });
  });

  test('is recorded in the audit log with its amount', async () => {
    await refundPart(5_000);
    const acts = await server.database.query(sql`
      select after from audit_log where act = 'order.decide'`);
    expect(acts).toEqual([
      { after: { event: 'admin.refundPart', state: 'awaitingHandOver', amount: 5_000 } },
    ]);
  });

  test('is refunded only after it was taken back from the seller', async () => {
    await refundPart(5_000);
    const takeBack = jest.fn().mockRejectedValue(new Error('Stripe does not answer.'));
    await dispatchOutbox(
      server.database,
      paymentTasks(server.stripe.client, { beforeRefund: takeBack }),
      log,
    );
    expect(takeBack).toHaveBeenCalledWith(intentId, 5_000);
    const { data } = await server.stripe.client.refunds.list({ payment_intent: intentId });
    expect(data).toEqual([]);
  });

  test('is not sent later if the charge was refunded in full before it', async () => {
    await refundPart(5_000);
    await server.stripe.client.refunds.create({ payment_intent: intentId });
    await runDueTasks();
    const open = await server.database.query(sql`
      select key from outbox where task = 'refund' and done_at is null`);
    expect(open).toEqual([]);
  });

  test('is refunded once, also if its task is repeated after Stripe has forgotten its key', async () => {
    await refundPart(5_000);
    await runDueTasks();
    await server.stripe.database.runScript('delete from sandbox.idempotent_answers');
    await server.database.query(sql`
      update outbox set done_at = null, due_at = now(),
        payload = jsonb_build_object('intentId', ${intentId}::text, 'amount', 5000)
      where task = 'refund'`);
    await runDueTasks();
    expect(log.error).not.toHaveBeenCalled();
    const { data } = await server.stripe.client.refunds.list({ payment_intent: intentId });
    expect(data.map(({ amount }) => amount)).toEqual([5_000]);
  });
});

test('a part that is pending at Stripe is not left to refund, and is when it has failed', async () => {
  const admin = await addUser(server.database, 'Admin');
  await pay('4000000000007726');
  const refundPart = (amount: number) =>
    sendEvent({ type: 'admin.refundPart', amount, reason: 'It is scratched.' }, admin);
  await refundPart(125_000);
  await runDueTasks();
  expect(await refundPart(51)).toMatchObject({ status: 409 });
  const refunds = await server.stripe.client.refunds.list({ payment_intent: intentId });
  const spy = jest.spyOn(server.stripe.client.refunds, 'list');
  // Neither a pending refund nor one that fails before it has succeeded moves money.
  for (const status of ['pending', 'failed']) {
    spy.mockResolvedValue({ ...refunds, data: [{ ...refunds.data[0]!, status }] });
    await runTasksWithoutEvents();
    await deliver(server, { type: 'refund.updated', intentId });
    expect(await readLedger()).toEqual([['captured', 125_050]]);
  }
  spy.mockRestore();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect((await refundPart(51)).status).toBe(200);
});

test('a part that was refunded ends no sale while the bank has not decided', async () => {
  await pay('4000000000000259');
  await deliverEvent('charge.dispute.created');
  const { refunds } = server.stripe.client;
  const part = { id: 're_part', amount: 1_000, status: 'succeeded' } as Stripe.Refund;
  const list = await refunds.list({ payment_intent: intentId });
  jest.spyOn(refunds, 'list').mockResolvedValueOnce({ ...list, data: [part] });
  await deliver(server, { type: 'charge.refunded', intentId });
  expect(await readOrder()).toMatchObject({ state: 'bankDispute', status: 'paid' });
});

test('what the bank has given the buyer is not left to refund', async () => {
  const admin = await addUser(server.database, 'Admin');
  await pay('4000000000000259');
  const [dispute] = (await server.stripe.client.disputes.list({ payment_intent: intentId })).data;
  const part = JSON.stringify({ ...dispute, amount: 5_000, status: 'lost' });
  await server.stripe.database.query(sql`
    update sandbox.disputes set dispute = ${part}::text::jsonb where id = ${dispute!.id}`);
  await deliverEvent('charge.dispute.created');
  await deliverStoredEvent(server, {
    ...(await findStoredEvent('charge.dispute.created')),
    ...{ type: 'charge.dispute.closed', data: { object: JSON.parse(part) as Stripe.Dispute } },
  });
  expect(await readOrder()).toMatchObject({ state: 'bankDisputeWon' });
  const refund = { type: 'admin.refundPart', amount: 120_051, reason: 'It is scratched.' };
  expect(await sendEvent(refund, admin)).toMatchObject({
    ...{ status: 409, body: { message: 'Only $1,200.50 of the payment is left to refund.' } },
  });
});

test('a part that the bank returns days later is known to staff and the buyer, once', async () => {
  const moderator = await addUser(server.database, 'moderator');
  await pay('4000000000005126');
  await complete();
  const reason = 'The crystal is scratched.';
  await sendEvent({ type: 'admin.refundPart', amount: 5_000, reason }, moderator);
  await runDueTasks();
  await deliverEvent('charge.refunded');
  await server.stripe.client.refunds.list({ payment_intent: intentId });
  for (const type of ['refund.failed', 'refund.updated', 'refund.failed'] as const)
    await deliverEvent(type);
  expect((await readOrder()).types.slice(-2)).toEqual(['admin.refundPart', 'stripe.refundFailed']);
  expect(await readOrder()).toMatchObject({ state: 'partRefundFailed', status: 'paid' });
  for (const user of [moderator, buyer]) {
    const { body } = await server.call('GET', '/api/notifications', user);
    const news = (body as { news: string }[]).filter((each) => each.news === 'refundFailed');
    expect(news).toHaveLength(1);
  }
  const receipt = await server.call('GET', `/api/orders/${productId}`, buyer);
  expect(receipt.body.payment).toMatchObject({ refunds: [] });
  expect(await readLedger()).toEqual([
    ['captured', 125_050],
    ['owed', 125_050],
    ['refunded', 5_000],
    ['withheld', 5_000],
    ['refundFailed', 5_000],
    ['owed', 5_000],
    // The seller gets nothing until staff decide.
    ['withheld', 125_050],
  ]);
  await sendEvent({ type: 'admin.release', reason }, moderator);
  expect(await readOrder()).toMatchObject({ state: 'completed' });
  expect((await readLedger()).at(-1)).toEqual(['owed', 125_050]);
});

test('a part that the bank returns after staff have refunded another one is known, too', async () => {
  const admin = await addUser(server.database, 'Admin');
  await pay('4000000000005126');
  await complete();
  const refundPart = { type: 'admin.refundPart', amount: 5_000, reason: 'It is scratched.' };
  await sendEvent(refundPart, admin);
  await runDueTasks();
  await server.stripe.client.refunds.list({ payment_intent: intentId });
  await sendEvent({ ...refundPart, amount: 4_000 }, admin);
  await runDueTasks();
  await deliverEvent('refund.failed');
  expect((await readOrder()).types.at(-1)).toBe('stripe.refundFailed');
  const { body } = await server.call('GET', '/api/notifications', admin);
  expect(body).toContainEqual(expect.objectContaining({ news: 'refundFailed' }));
});

test('a partial refund that is pending does not change the order', async () => {
  await pay('4000000000007726');
  await server.stripe.client.refunds.create({ payment_intent: intentId, amount: 100 });
  await server.stripe.client.refunds.list({ payment_intent: intentId });
  await deliverEvent('charge.refunded');
  await deliverEvent('refund.updated');
  expect(await readOrder()).toEqual({ state: 'awaitingHandOver', status: 'paid', types: [] });
});

describe('a charge that the bank disputes', () => {
  beforeEach(() => pay('4000000000000259'));

  test('is decided by an admin when the seller wins', async () => {
    await deliverEvent('charge.dispute.created');
    expect(await readOrder()).toMatchObject({ state: 'bankDispute' });
    await answerDispute('winning_evidence');
    await deliverEvent('charge.dispute.closed');
    await deliverEvent('charge.dispute.created');
    await deliverEvent('charge.dispute.closed');
    expect(await readOrder()).toEqual({
      state: 'bankDisputeWon',
      status: 'paid',
      types: ['stripe.disputed', 'stripe.disputeWon'],
    });
  });

  test('ends its order when the buyer wins', async () => {
    await deliverEvent('charge.dispute.created');
    await answerDispute('losing_evidence');
    await deliverEvent('charge.dispute.closed');
    expect(await readOrder()).toEqual({
      state: 'refunded',
      status: 'refunded',
      types: ['stripe.disputed', 'stripe.disputeLost'],
    });
  });

  test.each([
    ['warning_closed', 'bankDisputeWon'],
    ['prevented', 'bankDisputeWon'],
  ] as const)('moves no money if it is only an inquiry that ends as %s', async (status, state) => {
    const created = await findStoredEvent('charge.dispute.created');
    const dispute = { ...(created.data.object as Stripe.Dispute), status };
    await server.stripe.database.query(sql`
      update sandbox.disputes set dispute = ${JSON.stringify(dispute)}::text::jsonb
      where id = ${dispute.id}`);
    await deliverEvent('charge.dispute.created');
    const closed = { ...created, type: 'charge.dispute.closed', data: { object: dispute } };
    await deliverStoredEvent(server, closed as Stripe.Event);
    expect(await readOrder()).toMatchObject({ state, status: 'paid' });
    expect(await readLedger()).toEqual([['captured', 125_050]]);
  });

  async function loseDispute() {
    await answerDispute('losing_evidence');
    await deliverEvent('charge.dispute.closed');
    await deliverEvent('charge.dispute.created');
    expect(await readOrder()).toMatchObject({ state: 'refunded', status: 'refunded' });
  }

  /** Returns Stripe's event about an appeal that the seller won, and the one before it. */
  async function winAppeal() {
    const closed = await findStoredEvent('charge.dispute.closed');
    const dispute = { ...(closed.data.object as Stripe.Dispute), status: 'won' as const };
    await server.stripe.database.query(sql`
      update sandbox.disputes set dispute = ${JSON.stringify(dispute)}::text::jsonb
      where id = ${dispute.id}`);
    return { closed, appeal: { ...closed, data: { object: dispute } } as Stripe.Event };
  }

  test('is decided by an admin when the seller wins on appeal, and is paid once', async () => {
    await loseDispute();
    const { closed, appeal } = await winAppeal();
    for (const event of [appeal, appeal, closed]) await deliverStoredEvent(server, event);
    expect(await readOrder()).toEqual({
      state: 'bankDisputeWon',
      status: 'paid',
      types: ['stripe.disputeLost', 'stripe.disputeWon'],
    });
    const admin = await addUser(server.database, 'Admin');
    await sendEvent({ type: 'admin.release', reason: 'The watch is with the buyer.' }, admin);
    await deliverStoredEvent(server, appeal);
    expect(await readOrder()).toMatchObject({ state: 'completed' });
    expect(await readLedger()).toEqual([
      ...[
        ['captured', 125_050],
        ['disputeWithdrawn', 125_050],
        ['disputeLost', 125_050],
      ],
      ...[
        ['disputeWonOnAppeal', 125_050],
        ['disputeReinstated', 125_050],
        ['owed', 125_050],
      ],
    ]);
  });

  test('is decided by an admin when the seller wins on appeal after another buyer has booked the watch', async () => {
    await loseDispute();
    const otherBuyer = await addUser(server.database, 'buyer');
    const laterId = await storeOrder(server.database, { productId, buyer: otherBuyer });
    const { appeal } = await winAppeal();
    expect((await deliverStoredEvent(server, appeal)).status).toBe(200);
    expect(await readOrder()).toMatchObject({ state: 'bankDisputeWon', status: 'paid' });
    const admin = await addUser(server.database, 'Admin');
    await sendEvent({ type: 'admin.release', reason: 'The watch is with the buyer.' }, admin);
    expect(await readOrder()).toMatchObject({ state: 'completed' });
    expect(await server.database.query(sql`select id from orders where holding`)).toEqual([
      { id: laterId },
    ]);
  });

  const changeDispute = async (change: Partial<Stripe.Dispute>) => {
    await server.stripe.database.query(sql`
      update sandbox.disputes set dispute = dispute || ${JSON.stringify(change)}::text::jsonb
      where dispute ->> 'payment_intent' = ${intentId}`);
  };

  test('is decided by an admin on appeal, also if the event about the money arrives first', async () => {
    await answerDispute('losing_evidence');
    await deliverEvent('charge.dispute.closed');
    await changeDispute({ status: 'won' });
    const closed = await findStoredEvent('charge.dispute.closed');
    const dispute = { ...(closed.data.object as Stripe.Dispute), status: 'won' as const };
    for (const type of ['charge.dispute.funds_reinstated', 'charge.dispute.closed']) {
      const event = { ...closed, type, data: { object: dispute } } as Stripe.Event;
      await deliverStoredEvent(server, event);
      expect(await readOrder()).toMatchObject({ state: 'bankDisputeWon', status: 'paid' });
      expect(await findLedgerFaults(server.database, defaultLimits)).toEqual([]);
    }
  });

  describe('in part', () => {
    beforeEach(() => changeDispute({ amount: 5_000 }));

    test('is decided by an admin when the buyer wins, and the seller gets the rest', async () => {
      await deliverEvent('charge.dispute.created');
      await answerDispute('losing_evidence');
      await deliverEvent('charge.dispute.closed');
      expect(await readOrder()).toMatchObject({ state: 'bankDisputeWon', status: 'paid' });
      const admin = await addUser(server.database, 'Admin');
      await sendEvent({ type: 'admin.release', reason: 'The watch is with the buyer.' }, admin);
      expect(await readLedger()).toEqual([
        ['captured', 125_050],
        ['disputeWithdrawn', 5_000],
        ['disputeLost', 5_000],
        ['owed', 120_050],
      ]);
    });

    test('leaves a completed sale as it is, and the seller owes the part', async () => {
      await complete();
      await answerDispute('losing_evidence');
      await deliverEvent('charge.dispute.closed');
      await deliverEvent('charge.dispute.created');
      expect(await readOrder()).toMatchObject({ state: 'completed', status: 'paid' });
      expect(await readLedger()).toEqual([
        ['captured', 125_050],
        ['owed', 125_050],
        ['disputeWithdrawn', 5_000],
        ['disputeLost', 5_000],
        ['withheld', 5_000],
      ]);
    });
  });

  test.each([
    ['winning_evidence', 'bankDisputeWon'],
    ['losing_evidence', 'refunded'],
  ])('with %s ends as %s, also when the events arrive out of order', async (evidence, state) => {
    await answerDispute(evidence);
    await deliverEvent('charge.dispute.closed');
    await deliverEvent('charge.dispute.created');
    expect(await readOrder()).toMatchObject({ state });
  });

  test('is a fault of the ledger when it is open for longer than banks take', async () => {
    await deliverEvent('charge.dispute.created');
    const faultsAfter = async (days: number) => {
      await server.database.query(sql`
        update order_events set happened_at = now() - make_interval(days => ${days}::int)`);
      await server.database.query(sql`
        update ledger_transfers set recorded_at = now() - make_interval(days => ${days}::int)`);
      return findLedgerFaults(server.database, defaultLimits);
    };
    expect(await faultsAfter(119)).toEqual([]);
    expect(await faultsAfter(121)).toEqual([
      { name: expect.stringMatching(/held/), subjects: [`held/${orderId}`] },
    ]);
  });

  test('cannot be refunded while the dispute is open, and the failed refund is logged', async () => {
    await cancelAsSeller();
    await runDueTasks();
    expect(log.error).toHaveBeenCalledTimes(1);
    await answerDispute('losing_evidence');
    await deliverEvent('charge.dispute.closed');
    expect(await readOrder()).toMatchObject({ state: 'refunded' });
  });
});

test('a charge without an order that is refunded and lost to the bank is a loss', async () => {
  await authorizeCard('4000000000000259');
  await sendEvent({ type: 'buyer.cancel' });
  await server.database.query(sql`update orders set payment_intent_id = null`);
  await server.stripe.client.paymentIntents.capture(intentId);
  await deliver(server, { type: succeeded, intentId });
  await answerDispute('losing_evidence');
  await deliverEvent('charge.dispute.closed');
  // The sandbox refuses to refund a disputed charge.
  await server.stripe.database.query(sql`
    delete from sandbox.disputes where dispute ->> 'payment_intent' = ${intentId}`);
  await server.stripe.client.refunds.create({ payment_intent: intentId });
  await deliverEvent('charge.refunded');
  const accounts = await server.database.query(sql`
    select id, debits - credits as balance from ledger_accounts where debits <> credits order by id`);
  expect(accounts).toEqual([
    { id: 'losses', balance: 125_050 },
    { id: 'stripe', balance: -125_050 },
  ]);
});

test('events about unknown payments change nothing', async () => {
  for (const payment_intent of ['pi_else', null, undefined]) {
    const object = { id: 'ch_else', refunded: true, payment_intent, status: 'lost' };
    for (const type of ['charge.refunded', 'refund.failed', 'charge.dispute.closed']) {
      const event = { type, data: { object } } as unknown as Stripe.Event;
      expect((await deliverStoredEvent(server, event)).status).toBe(200);
    }
  }
  expect(await server.database.query(sql`select * from payments`)).toEqual([]);
});
