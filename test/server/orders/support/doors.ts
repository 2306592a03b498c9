import type { OrderEvent, OrderEventType } from '../../../../src/contract/order.machine';
import { sql } from '../../../../src/server/database/sql';
import { readLimits } from '../../support/read-limits';
import { runClock } from '../../../../src/server/orders/run-clock';
import type { Answer } from '../../support/call-server';
import { authorised, canceled, deliver, signatureOf, succeeded } from '../../support/stripe-events';
import type { Person } from '../../support/records';
import { readOrder, type OrderServer, type PlacedOrder } from './placed-order';

/** Sends an event to an order as somebody. */
export async function sendAs(
  server: OrderServer,
  order: PlacedOrder,
  { token }: Pick<Person, 'token'>,
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

function close(server: OrderServer, { admin }: PlacedOrder, { id }: Person): Promise<Answer> {
  return server.call('DELETE', `/api/user/${id}`, { token: admin.token });
}

/** So many hours pass for one order, and the clock runs. */
async function letPass(server: OrderServer, { productId }: PlacedOrder, hours: number) {
  const { database } = server;
  await database.query(sql`
    update orders set clock_started_at = now() - make_interval(hours => ${hours}::int)
    where product_id = ${productId}`);
  await runClock(database, readLimits({}), (error) => {
    throw error;
  });
}

function tell(
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
 * What is knocked at for an event that no person sends to an order by name, and what it tells the
 * order: one thing implies others, which the order may know already.
 */
interface Door {
  tells: OrderEventType[];
  knock(server: OrderServer, order: PlacedOrder): Promise<unknown>;
}

const year = 365 * 24;

export const doors: Partial<Record<OrderEventType, Door>> = {
  'clock.remind': { tells: ['clock.remind'], knock: (...placed) => letPass(...placed, 50) },
  'clock.lapse': { tells: ['clock.lapse'], knock: (...placed) => letPass(...placed, 73) },
  'clock.complete': {
    tells: ['clock.lapse', 'clock.complete'],
    knock: (...placed) => letPass(...placed, year),
  },
  'stripe.authorised': {
    tells: ['stripe.authorised'],
    knock: (server, { intentId }) => deliver(server, { type: authorised, intentId }),
  },
  'stripe.paid': {
    tells: ['stripe.authorised', 'stripe.paid'],
    async knock(server, { intentId }) {
      await deliver(server, { type: authorised, intentId });
      const isCharged = server.stripe.statuses.get(intentId) === 'succeeded';
      if (isCharged) await deliver(server, { type: succeeded, intentId });
    },
  },
  'stripe.released': {
    tells: ['stripe.released'],
    knock: (server, { intentId }) => deliver(server, { type: canceled, intentId }),
  },
  'stripe.refunded': {
    tells: ['stripe.paid', 'stripe.refunded'],
    knock: (...placed) => tell(...placed, 'charge.refunded', { refunded: true }),
  },
  'stripe.refundFailed': {
    tells: ['stripe.paid', 'stripe.refundFailed'],
    knock: (...placed) => tell(...placed, 'refund.failed'),
  },
  'stripe.disputed': {
    tells: ['stripe.paid', 'stripe.disputed'],
    knock: (...placed) => tell(...placed, 'charge.dispute.created'),
  },
  'stripe.disputeWon': {
    tells: ['stripe.paid', 'stripe.disputed', 'stripe.disputeWon'],
    knock: (...placed) => tell(...placed, 'charge.dispute.closed', { status: 'won' }),
  },
  'stripe.disputeLost': {
    tells: ['stripe.paid', 'stripe.disputeLost'],
    knock: (...placed) => tell(...placed, 'charge.dispute.closed', { status: 'lost' }),
  },
  'admin.closeBuyer': {
    tells: ['admin.closeBuyer'],
    knock: (server, order) => close(server, order, order.buyer),
  },
  'admin.closeSeller': {
    tells: ['admin.closeSeller'],
    knock: (server, order) => close(server, order, order.seller),
  },
};

/** Sends an event as whoever it is for, by whatever door that is. */
export async function send(server: OrderServer, order: PlacedOrder, event: OrderEvent) {
  if (event.type === 'buyer.book') return book(server, order);
  const door = doors[event.type];
  if (door) return door.knock(server, order);
  const sender = event.type.split('.')[0] as 'buyer' | 'seller' | 'admin';
  return sendAs(server, order, order[sender], event);
}
