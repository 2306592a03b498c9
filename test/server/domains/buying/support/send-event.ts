import { orderExampleEvents } from '../../../../../src/contract/order.examples';
import type { OrderEvent, OrderEventType } from '../../../../../src/contract/order.machine';
import { sql } from '../../../../../src/server/database/sql';
import { readLimits } from '../../../support/read-limits';
import { shiftOrderTimes } from '../../../../../src/sandbox/shift-order-times';
import { runClock } from '../../../../../src/server/domains/buying/run-clock.sql';
import type { TestResponse } from '../../../support/call-server';
import {
  authorized,
  canceled,
  deliver,
  signatureOf,
  succeeded,
} from '../../../support/stripe-events';
import type { TestUser } from '../../../support/records';
import { readOrder, type OrderServer, type PlacedOrder } from './placed-order';

/** A code that is not the order's. */
export const wrongCode = '999999';

/** The event with the code of the order, as if the users had met. */
async function addCode(
  { database }: OrderServer,
  orderId: string | undefined,
  event: OrderEvent,
): Promise<OrderEvent> {
  if (!('code' in event) || event.code === wrongCode) return event;
  const [order] = await database.query<{ handOver: string | null; return: string | null }>(sql`
    select hand_over_code as "handOver", return_code as "return" from orders where id = ${orderId}`);
  const code = event.type === 'seller.handOver' ? order?.handOver : order?.return;
  return { ...event, code: code ?? event.code };
}

/** Sends an event to an order as the given user, with the right code unless the event has the wrong one. */
export async function sendEventAs(
  server: OrderServer,
  order: PlacedOrder,
  { token }: Pick<TestUser, 'token'>,
  event: OrderEvent,
): Promise<TestResponse> {
  const id = (await readOrder(server, order))?.id;
  const body = await addCode(server, id, event);
  return server.call('POST', `/api/sales/${id}/events`, { token, body });
}

function book(
  server: OrderServer,
  { buyer, productId, isShipped }: PlacedOrder,
): Promise<TestResponse> {
  const { address } = orderExampleEvents['the buyer corrects the address'];
  return server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: {
      ...{ productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
      // The address is corrected later.
      ...(isShipped && { shipping: { ...address, line1: 'House 7' } }),
    },
  });
}

/** Accepts an offer of the buyer, at the price for which their card is already authorized. */
async function reserve(server: OrderServer, { buyer, seller, productId }: PlacedOrder) {
  const amount = 100;
  const { body: made } = await server.call('POST', '/api/offers', {
    token: buyer.token,
    body: { productId, amount, currency: 'usd' },
  });
  const { body: thread } = await server.call('GET', `/api/conversations/${made.conversationId}`, {
    token: seller.token,
  });
  await server.call('POST', `/api/offers/${thread.offer.id}/answers`, {
    token: seller.token,
    body: { type: 'accept', amount },
  });
  await server.database.query(sql`
    update orders set agreed_price = null where product_id = ${productId}`);
}

function closeAccount(
  server: OrderServer,
  { admin }: PlacedOrder,
  { id }: TestUser,
): Promise<TestResponse> {
  return server.call('DELETE', `/api/user/${id}`, { token: admin.token });
}

const hoursPerYear = 365 * 24;

/** Lets time pass for one order until its next clock event of the type is due, and runs the clock. */
async function runClockUntilDue(
  server: OrderServer,
  placed: PlacedOrder,
  type: 'expire' | 'remind',
) {
  const { database } = server;
  const column = type === 'expire' ? sql`expires_at` : sql`remind_at`;
  const [order] = await database.query<{ id: string; hours: number | null }>(sql`
    select id, ceil(extract(epoch from ${column} - now()) / 3600)::int as hours
    from orders where product_id = ${placed.productId}`);
  if (!order) return;
  await shiftOrderTimes(database, order.hours ?? (type === 'expire' ? hoursPerYear : 0), order.id);
  await runClock(database, readLimits({}), (error) => {
    throw error;
  });
}

function deliverEvent(
  server: OrderServer,
  { intentId }: PlacedOrder,
  type: string,
  object: object = {},
): Promise<TestResponse> {
  const body = JSON.stringify({ type, data: { object: { payment_intent: intentId, ...object } } });
  const headers = { 'stripe-signature': signatureOf(body) };
  return server.call('POST', '/webhooks/stripe', { body, headers });
}

/** Causes an event that no user sends directly. */
interface Trigger {
  /** The event, after those that Stripe sends before it, which the order may have received already. */
  events: OrderEventType[];
  run(server: OrderServer, order: PlacedOrder): Promise<unknown>;
}

async function charge(server: OrderServer, { intentId }: PlacedOrder): Promise<void> {
  await deliver(server, { type: authorized, intentId });
  const isCharged = server.stripe.statuses.get(intentId) === 'succeeded';
  if (isCharged) await deliver(server, { type: succeeded, intentId });
}

/** An event about a charge: the card is charged first, unless the order cannot be paid any more. */
const chargeTrigger = (events: OrderEventType[], type: string, object?: object): Trigger => ({
  events: ['stripe.authorised', 'stripe.paid', ...events],
  async run(server, order) {
    await charge(server, order);
    await deliverEvent(server, order, type, object);
  },
});

export const triggers: Partial<Record<OrderEventType, Trigger>> = {
  'clock.remind': {
    events: ['clock.remind'],
    run: (...parameters) => runClockUntilDue(...parameters, 'remind'),
  },
  'clock.expire': {
    events: ['clock.expire'],
    run: (...parameters) => runClockUntilDue(...parameters, 'expire'),
  },
  'stripe.authorised': {
    events: ['stripe.authorised'],
    run: (server, { intentId }) => deliver(server, { type: authorized, intentId }),
  },
  'stripe.paid': {
    events: ['stripe.authorised', 'stripe.paid'],
    run: charge,
  },
  'stripe.released': {
    events: ['stripe.released'],
    run: (server, { intentId }) => deliver(server, { type: canceled, intentId }),
  },
  'stripe.refunded': chargeTrigger(['stripe.refunded'], 'charge.refunded', { refunded: true }),
  'stripe.refundFailed': chargeTrigger(['stripe.refundFailed'], 'refund.failed'),
  'stripe.disputed': chargeTrigger(['stripe.disputed'], 'charge.dispute.created'),
  'stripe.disputeWon': chargeTrigger(
    ['stripe.disputed', 'stripe.disputeWon'],
    'charge.dispute.closed',
    { status: 'won' },
  ),
  'stripe.disputeLost': chargeTrigger(['stripe.disputeLost'], 'charge.dispute.closed', {
    status: 'lost',
  }),
  'admin.closeBuyer': {
    events: ['admin.closeBuyer'],
    run: (server, order) => closeAccount(server, order, order.buyer),
  },
  'admin.closeSeller': {
    events: ['admin.closeSeller'],
    run: (server, order) => closeAccount(server, order, order.seller),
  },
};

/** Sends an event as its sender, directly or by its trigger. */
export async function sendEvent(server: OrderServer, order: PlacedOrder, event: OrderEvent) {
  if (event.type === 'buyer.book') return book(server, order);
  if (event.type === 'seller.reserve') return reserve(server, order);
  const trigger = triggers[event.type];
  if (trigger) return trigger.run(server, order);
  const sender = event.type.split('.')[0] as 'buyer' | 'seller' | 'admin';
  return sendEventAs(server, order, order[sender], event);
}
