import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { AppOptions } from '../../app-options';
import { registerEndpoint } from '../access/register-endpoint';
import { requireOwn, unconfirmedEmailMessage } from '../access/requirements';
import { pageRequest, sendPage } from '../platform/pagination';
import { NotFoundError } from '../../errors/domain-error';
import { HttpError } from '../../http/http-error';
import { sendJson } from '../../http/send-json';
import { blockedMessage, ownProductMessage } from './booking-rules';
import { bookedByAnotherMessage, placeBooking } from './place-booking';
import { findOrderOfProduct, ordersJson } from './orders.sql';
import { findSavedAddress, saveAddress } from './shipping-addresses.sql';

const sellerClosed = "The seller's account was closed, so this watch is no longer for sale.";

export async function orderRoutes(
  app: FastifyInstance,
  { publicConfiguration: { requiresConfirmedEmail } }: AppOptions,
): Promise<void> {
  const { database, limits } = app;
  registerEndpoint(app, calls.bookProduct, async (tx, { caller: buyer, body }) => {
    if (requiresConfirmedEmail && !buyer.emailVerified) return { message: unconfirmedEmailMessage };
    const { productId, phoneNumber, meetingLocation, shipping: shippingAddress } = body;
    // The other fields of the body are ignored: the server uses its own records.
    const contact = { phoneNumber, meetingLocation, shippingAddress };
    const booking = { productId, ...contact, buyerId: buyer.id };
    return placeBooking(tx, booking, limits);
  });

  registerEndpoint(app, calls.shippingAddress, async ({ caller: buyer }) => ({
    address: await findSavedAddress(database, buyer.id),
  }));

  registerEndpoint(app, calls.saveShippingAddress, async (tx, { caller: buyer, body }) => ({
    acknowledged: true,
    modifiedCount: await saveAddress(tx, buyer.id, body.address),
  }));

  registerEndpoint(app, calls.myOrders, async ({ caller: buyer, params, query, ...context }) => {
    requireOwn(params.uid === buyer.uid);
    const ended = query.ended === 'true';
    return sendPage(
      context,
      await ordersJson(database, buyer.id, { withEnded: ended }, pageRequest(query)),
    );
  });

  registerEndpoint(app, calls.order, async ({ caller: buyer, params, reply }) => {
    const order = await findOrderOfProduct(database, params.id, buyer, limits.rebookingDays);
    if (!order) throw new NotFoundError('product');
    if (order.buyerId !== null && order.buyerId !== buyer.id) {
      throw new HttpError(409, bookedByAnotherMessage);
    }
    if (order.isOwn) throw new HttpError(409, ownProductMessage);
    if (order.isUnpaid && order.isBlocked) throw new HttpError(409, blockedMessage);
    if (order.isUnpaid && order.sellerDeleted) throw new HttpError(409, sellerClosed);
    return sendJson(reply, order.json);
  });
}
