import type { OrderEvent, OrderEventType } from '../../../../src/contract/order.machine';
import { sql } from '../../../../src/server/database/sql';
import { readLimits } from '../../support/read-limits';
import { runClock } from '../../../../src/server/orders/run-clock';
import type { Answer } from '../../support/call-server';
import { authorised, canceled, deliver, signatureOf, succeeded } from '../../support/stripe-events';
import type { TestUser } from '../../support/records';
import { readOrder, type OrderServer, type PlacedOrder } from './placed-order';

/** Sends an event to an order as the given user. */
export async function sendAs(
  server: OrderServer,
  order: PlacedOrder,
  { token }: Pick<TestUser, 'token'>,
  event: OrderEvent,
): Promise<Answer> {
  const id = (await readOrder(server, order))?.id;
  return server.call('POST', `/api/sales/${id}/events`, { token, body: event });
}

function book(server: OrderServer, { buyer, productId }: PlacedOrder): Promise<Answer> {
  return server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
  });
}

function close(server: OrderServer, { admin }: PlacedOrder, { id }: TestUser): Promise<Answer> {
  return server.call('DELETE', `/api/user/${id}`, { token: admin.token });
}

/** Lets the hours pass for one order, and runs the clock. */
async function passHours(server: OrderServer, { productId }: PlacedOrder, hours: number) {
  const { database } = server;
  await database.query(sql`
    update orders set clock_started_at = now() - make_interval(hours => ${hours}::int)
    where product_id = ${productId}`);
  await runClock(database, readLimits({}), (error) => {
    throw error;
  });
}

function deliverEvent(
  server: OrderServer,
  { intentId }: PlacedOrder,
  type: string,
  object: object = {},
): Promise<Answer> {
  const body = JSON.stringify({ type, data: { object: { payment_intent: intentId, ...object } } });
  const headers = { 'stripe-signature': signatureOf(body) };
  return server.call('POST', '/webhooks/stripe', { body, headers });
}

/**
 * Causes an event that no user sends directly. Other events come before it, which the order may have
 * received already.
 */
interface Trigger {
  events: OrderEventType[];
  run(server: OrderServer, order: PlacedOrder): Promise<unknown>;
}

const year = 365 * 24;

export const triggers: Partial<Record<OrderEventType, Trigger>> = {
  'clock.remind': { events: ['clock.remind'], run: (...placed) => passHours(...placed, 50) },
  'clock.lapse': { events: ['clock.lapse'], run: (...placed) => passHours(...placed, 73) },
  'clock.complete': {
    events: ['clock.lapse', 'clock.complete'],
    run: (...placed) => passHours(...placed, year),
  },
  'stripe.authorised': {
    events: ['stripe.authorised'],
    run: (server, { intentId }) => deliver(server, { type: authorised, intentId }),
  },
  'stripe.paid': {
    events: ['stripe.authorised', 'stripe.paid'],
    async run(server, { intentId }) {
      await deliver(server, { type: authorised, intentId });
      const isCharged = server.stripe.statuses.get(intentId) === 'succeeded';
      if (isCharged) await deliver(server, { type: succeeded, intentId });
    },
  },
  'stripe.released': {
    events: ['stripe.released'],
    run: (server, { intentId }) => deliver(server, { type: canceled, intentId }),
  },
  'stripe.refunded': {
    events: ['stripe.paid', 'stripe.refunded'],
    run: (...placed) => deliverEvent(...placed, 'charge.refunded', { refunded: true }),
  },
  'stripe.refundFailed': {
    events: ['stripe.paid', 'stripe.refundFailed'],
    run: (...placed) => deliverEvent(...placed, 'refund.failed'),
  },
  'stripe.disputed': {
    events: ['stripe.paid', 'stripe.disputed'],
    run: (...placed) => deliverEvent(...placed, 'charge.dispute.created'),
  },
  'stripe.disputeWon': {
    events: ['stripe.paid', 'stripe.disputed', 'stripe.disputeWon'],
    run: (...placed) => deliverEvent(...placed, 'charge.dispute.closed', { status: 'won' }),
  },
  'stripe.disputeLost': {
    events: ['stripe.paid', 'stripe.disputeLost'],
    run: (...placed) => deliverEvent(...placed, 'charge.dispute.closed', { status: 'lost' }),
  },
  'admin.closeBuyer': {
    events: ['admin.closeBuyer'],
    run: (server, order) => close(server, order, order.buyer),
  },
  'admin.closeSeller': {
    events: ['admin.closeSeller'],
    run: (server, order) => close(server, order, order.seller),
  },
};

/** Sends an event as its sender, directly or by its trigger. */
export async function send(server: OrderServer, order: PlacedOrder, event: OrderEvent) {
  if (event.type === 'buyer.book') return book(server, order);
  const trigger = triggers[event.type];
  if (trigger) return trigger.run(server, order);
  const sender = event.type.split('.')[0] as 'buyer' | 'seller' | 'admin';
  return sendAs(server, order, order[sender], event);
}
