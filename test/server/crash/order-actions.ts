import { orderExampleEvents } from '../../../src/contract/order.examples';
import type { OrderEvent } from '../../../src/contract/order.machine';
import { userOrderEventSchema } from '../../../src/contract/buying/sale';
import type { TestUser } from '../support/records';
import type { KnownBooking } from './journal';
import { payFor } from './payment-actions';
import type { Writer } from './writer';

/**
 * The events that users can send to an order. `buyer.change` is left out: it changes the phone number, by which the checks
 * find a booking.
 */
const events: OrderEvent[] = Object.values(orderExampleEvents).filter(
  (event) => userOrderEventSchema.safeParse(event).success && event.type !== 'buyer.change',
);

/** How many of the latest bookings get events: few, so that several writers send to the same order. */
const bookingsInUse = 20;

function pickBooking({ journal, random }: Writer): KnownBooking | undefined {
  const known = [...journal.bookings.values()].filter(({ id }) => id !== undefined);
  return random.pick(known.slice(-bookingsInUse));
}

export async function payForBooking(writer: Writer): Promise<void> {
  const booking = pickBooking(writer);
  if (booking) await payFor(writer, { id: booking.productId, buyer: booking.buyer });
}

/** Sends an event to an order, whether it accepts it or not. */
export async function sendOrderEvent(writer: Writer): Promise<void> {
  const { journal, random, client } = writer;
  const booking = pickBooking(writer);
  const event = random.pick(events);
  const caller = booking && event && findSender(writer, booking, event);
  if (!caller) return;
  const response = await client.send('POST', `/api/sales/${booking.id}/events`, {
    token: caller.token,
    body: event,
  });
  if (!response?.body.acknowledged) return;
  journal.events.push({ orderId: booking.id!, type: event.type, actorId: caller.id });
}

function findSender(
  { journal, admin }: Writer,
  { productId, buyer }: KnownBooking,
  { type }: OrderEvent,
): TestUser | undefined {
  if (type.startsWith('buyer.')) return buyer;
  if (type.startsWith('admin.')) return admin;
  return [...journal.products.values()].find(({ id }) => id === productId)?.seller;
}
