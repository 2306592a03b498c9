import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { phoneNumberPattern } from '../../contract/order';
import { requiredText } from '../http/fields';
import { requireOwn } from '../http/guards';
import { pageRequest, sendPage } from '../http/list-pages';
import { productBody } from '../http/body-limits';
import { parse } from '../http/parse';
import { purchaseLimit } from '../http/rate-limits';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import { bookProduct, findBooking, findOrderOfProduct, ordersJson } from '../repositories/orders';
import { QuotaReached } from '../repositories/quota';
import type { Services } from './services';

const bookedByAnother = 'This product has already been booked by another buyer.';
const unavailable = 'This product is no longer available.';
const sellerClosed = "The seller's account was closed, so this product is no longer for sale.";
const tooManyBookings = (most: number) =>
  `You have ${most} unpaid bookings, the most at one time. Please pay for one of them in My Orders first.`;

/** The product's, seller's and buyer's fields of a booking come from the server's own records. */
const bookingSchema = z.object({
  productId: requiredText('The productId is missing.', 200),
  phoneNumber: z
    .string('Phone number is required!')
    .check(z.regex(phoneNumberPattern, 'Phone number must be 11 digits in the form 01*********.')),
  meetingLocation: requiredText('Meeting location is required!', 500),
});

export function orderRoutes(app: FastifyInstance, { database, guards, limits }: Services): void {
  app.post('/book-product', { config: purchaseLimit, ...productBody }, async (request) => {
    const buyer = await guards.role(request, 'buyer');
    const booking = { ...parse(bookingSchema, request.body), buyerId: buyer.id };
    let refusal = unavailable;
    const insertedId = await bookProduct(database, booking, limits.openBookings).catch(
      (error: unknown) => {
        if (!(error instanceof QuotaReached)) throw error;
        refusal = tooManyBookings(limits.openBookings);
      },
    );
    if (insertedId) return { acknowledged: true, insertedId };

    const existing = await findBooking(database, booking.productId);
    if (!existing) return { message: refusal };
    if (existing.buyerId !== buyer.id) return { message: bookedByAnother };
    const isRepeated =
      existing.phoneNumber === booking.phoneNumber &&
      existing.meetingLocation === booking.meetingLocation;
    if (!isRepeated) return { message: 'You have already booked this product.' };
    // The answer to the first request was lost on its way.
    return { acknowledged: true, insertedId: existing.id };
  });

  app.get<{ Params: { uid: string } }>('/myorders/:uid', async (request, reply) => {
    const buyer = await guards.role(request, 'buyer');
    requireOwn(request.params.uid === buyer.uid);
    const orders = await ordersJson(database, buyer.id, pageRequest(request));
    return sendPage(request, reply, orders);
  });

  app.get<{ Params: { id: string } }>('/orders/:id', async (request, reply) => {
    const buyer = await guards.role(request, 'buyer');
    const order = await findOrderOfProduct(database, request.params.id, buyer.displayName);
    if (!order) throw new Refusal(404, 'There is no such product.');
    if (order.buyerId !== null && order.buyerId !== buyer.id) {
      throw new Refusal(409, bookedByAnother);
    }
    if (order.isUnpaid && order.sellerDeleted) throw new Refusal(409, sellerClosed);
    return sendJson(reply, order.json);
  });
}
