import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import { registerEndpoint } from '../http/register-endpoint';
import { requireOwn } from '../http/guards';
import { pageRequest, sendPage } from '../http/pagination';
import { NotFoundError } from '../errors/domain-error';
import { HttpError } from '../http/http-error';
import { sendJson } from '../http/send-json';
import { bookProduct, findBooking, findOrderOfProduct, ordersJson } from '../repositories/orders';
import { QuotaError } from '../repositories/quota';

const bookedByAnother = 'This product has already been booked by another buyer.';
const unavailable = 'This product is no longer available.';
const sellerClosed = "The seller's account was closed, so this product is no longer for sale.";
const tooManyBookings = (most: number) =>
  `You have ${most} unpaid bookings, which is the limit. Please pay for one of them in My Orders first.`;

export async function orderRoutes(app: FastifyInstance): Promise<void> {
  const { database, limits } = app;
  registerEndpoint(app, calls.bookProduct, async (tx, { caller: buyer, body }) => {
    const { productId, phoneNumber, meetingLocation } = body;
    // The other fields of a booking come from the server's own records.
    const booking = { productId, phoneNumber, meetingLocation, buyerId: buyer.id };
    let refusal = unavailable;
    const insertedId = await bookProduct(tx, booking, limits.openBookings).catch(
      (error: unknown) => {
        if (!(error instanceof QuotaError)) throw error;
        refusal = tooManyBookings(limits.openBookings);
      },
    );
    if (insertedId) return { acknowledged: true, insertedId };

    const existing = await findBooking(tx, booking.productId);
    if (!existing) return { message: refusal };
    if (existing.buyerId !== buyer.id) return { message: bookedByAnother };
    const isRepeated =
      existing.phoneNumber === booking.phoneNumber &&
      existing.meetingLocation === booking.meetingLocation;
    if (!isRepeated) return { message: 'You have already booked this product.' };
    // The answer to the first request was lost on its way.
    return { acknowledged: true, insertedId: existing.id };
  });

  registerEndpoint(app, calls.myOrders, async ({ caller: buyer, params, query, ...context }) => {
    requireOwn(params.uid === buyer.uid);
    const ended = query.ended === 'true';
    return sendPage(context, await ordersJson(database, buyer.id, ended, pageRequest(query)));
  });

  registerEndpoint(app, calls.order, async ({ caller: buyer, params, reply }) => {
    const order = await findOrderOfProduct(database, params.id, buyer.displayName);
    if (!order) throw new NotFoundError('product');
    if (order.buyerId !== null && order.buyerId !== buyer.id) {
      throw new HttpError(409, bookedByAnother);
    }
    if (order.isUnpaid && order.sellerDeleted) throw new HttpError(409, sellerClosed);
    return sendJson(reply, order.json);
  });
}
