import * as z from 'zod/mini';
import { modificationSchema } from '../change';
import { notificationSchema, unseenNotificationsSchema } from '../notification';
import { orderStates } from '../order-states';
import { orderMoveSchema, personalEventSchema, saleDetailsSchema, saleSchema } from '../sale';
import { requiredText } from '../text';
import type { Call } from './call';
import { pageQuery } from './request-fields';

const stateField = z.optional(z.enum(orderStates, 'There is no such state of an order.'));

/** Calls of the capability `orders`: what follows on a booking, for its two sides and the admin. */
export const saleCalls = {
  mySales: {
    method: 'GET',
    path: '/sales',
    summary: "List the orders of one's own products, newest first",
    may: 'seller',
    query: pageQuery,
    answer: z.array(saleSchema),
  },
  allSales: {
    method: 'GET',
    path: '/all-sales',
    summary: "List all orders, newest first; with `openOf`, those of a user's that have not ended",
    may: 'Admin',
    query: z.extend(pageQuery, {
      state: stateField,
      openOf: z.optional(requiredText('openOf is the id of a user.', 200)),
    }),
    answer: z.array(saleSchema),
  },
  sale: {
    method: 'GET',
    path: '/sales/{orderId}',
    summary: "Read an order of one's own, as its buyer or seller; an admin reads any",
    may: 'signedIn',
    answer: saleDetailsSchema,
    refuses: { 404: 'There is no such order, or it is of others.' },
  },
  moveOrder: {
    method: 'POST',
    path: '/sales/{orderId}/events',
    summary: 'Send an event to an order; the same event sent again is acknowledged again',
    may: 'signedIn',
    body: personalEventSchema,
    isKeyed: true,
    answer: orderMoveSchema,
    refuses: {
      403: 'The event is for somebody else to send.',
      404: 'There is no such order, or it is of others.',
      409: 'The order does not take the event where it stands.',
    },
  },
  events: {
    method: 'GET',
    path: '/events',
    summary:
      "Hear of changes to one's own orders, to products and to what one is told, from Last-Event-ID on",
    may: 'signedIn',
    streams: true,
    answer: z.string(),
  },
  notifications: {
    method: 'GET',
    path: '/notifications',
    summary: 'List what one was told of orders in the last 90 days, newest first',
    may: 'signedIn',
    query: pageQuery,
    answer: z.array(notificationSchema),
  },
  unseenNotifications: {
    method: 'GET',
    path: '/notifications/unseen',
    summary: 'Count what one has not seen yet',
    may: 'signedIn',
    answer: unseenNotificationsSchema,
  },
  seeNotifications: {
    method: 'PUT',
    path: '/notifications/seen',
    summary: 'Mark all that one was told as seen',
    may: 'signedIn',
    isKeyed: true,
    answer: modificationSchema,
  },
} satisfies Record<string, Call>;
