import type Stripe from 'stripe';
import { sql } from '../../../../src/server/database/sql';
import { dispatchOutbox } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { paymentTasks } from '../../../../src/server/domains/payments/payment-tasks';
import { addUser, storeOrder, storeProduct, type TestUser } from '../../support/records';
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

test('a partial refund does not change the order', async () => {
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
    ['winning_evidence', 'bankDisputeWon'],
    ['losing_evidence', 'refunded'],
  ])('with %s ends as %s, also when the events arrive out of order', async (evidence, state) => {
    await answerDispute(evidence);
    await deliverEvent('charge.dispute.closed');
    await deliverEvent('charge.dispute.created');
    expect(await readOrder()).toMatchObject({ state });
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
