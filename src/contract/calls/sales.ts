import * as z from 'zod/mini';
import { modificationSchema } from '../platform/mutation-results';
import { notificationSchema, unseenNotificationsSchema } from '../talking/notification';
import { orderStates } from '../buying/order-states';
import {
  orderEventResultSchema,
  userOrderEventSchema,
  saleDetailsSchema,
  saleSchema,
} from '../buying/sale';
import { orderContactSchema } from '../buying/order-contact';
import { maxStaffSearchLength } from '../console/staff-limits';
import { reasonSchema } from '../trust/reason';
import { requiredText } from '../text/text';
import type { Call } from './call';
import { listExport, pageQuery } from './request-fields';

const momentSchema = z.iso.datetime('The moment is not valid.');

const saleFilters = {
  /** Words of the watch, the buyer or the seller, an id, or an order number. */
  text: z.optional(z.string().check(z.maxLength(maxStaffSearchLength))),
  state: z.optional(z.enum(orderStates, 'There is no such order state.')),
  bookedFrom: z.optional(momentSchema),
  bookedBefore: z.optional(momentSchema),
  /** Selects the orders of this user, as buyer or seller. */
  user: z.optional(requiredText('user must be the id of a user.', 200)),
  product: z.optional(requiredText('product must be the id of a product.', 200)),
  /** Selects the orders that this user has not finished, as buyer or seller. */
  openOf: z.optional(requiredText('openOf must be the id of a user.', 200)),
};
export type SaleFilters = z.output<z.ZodMiniObject<typeof saleFilters>>;

const orderNotFound = 'There is no such order, or the caller is not part of it.';

/** For buyers, sellers and staff. */
export const saleCalls = {
  mySales: {
    method: 'GET',
    path: '/sales',
    summary: "List the orders of the caller's products, newest first",
    auth: 'seller',
    query: pageQuery,
    response: z.array(saleSchema),
  },
  allSales: {
    method: 'GET',
    path: '/all-sales',
    summary:
      "List all orders, newest first; with `user`, a user's orders, with `openOf`, those that have not ended; with `product`, a product's orders",
    auth: 'staff',
    query: z.extend(pageQuery, saleFilters),
    response: z.array(saleSchema),
  },
  exportSales: {
    method: 'GET',
    path: '/all-sales/export',
    summary: 'Export the orders that match the filters as CSV, newest first',
    query: z.object(saleFilters),
    ...listExport,
  },
  sale: {
    method: 'GET',
    path: '/sales/{orderId}',
    summary: 'Read an order as its buyer, its seller, an admin or a moderator',
    auth: 'signedIn',
    admitsSuspended: true,
    response: saleDetailsSchema,
    errors: { 404: orderNotFound },
  },
  readOrderContact: {
    method: 'POST',
    path: '/sales/{orderId}/contact-data',
    summary: 'Read the contact data of an order as staff, after recording why',
    auth: 'staff',
    body: z.object({ reason: reasonSchema }),
    response: orderContactSchema,
    errors: { 404: 'There is no such order.' },
  },
  moveOrder: {
    method: 'POST',
    path: '/sales/{orderId}/events',
    summary: 'Send an event to an order; sending it again is acknowledged again',
    auth: 'signedIn',
    admitsSuspended: true,
    body: userOrderEventSchema,
    acceptsIdempotencyKey: true,
    response: orderEventResultSchema,
    errors: {
      403: 'The caller may not send this event.',
      404: orderNotFound,
      409: 'The order does not accept the event in its current state.',
    },
  },
  events: {
    method: 'GET',
    path: '/events',
    summary:
      "Stream changes to the caller's orders and notifications and to products, from Last-Event-ID on",
    auth: 'signedIn',
    isEventStream: true,
    response: z.string(),
  },
  notifications: {
    method: 'GET',
    path: '/notifications',
    summary: 'List the own notifications, newest first',
    auth: 'signedIn',
    query: pageQuery,
    response: z.array(notificationSchema),
  },
  unseenNotifications: {
    method: 'GET',
    path: '/notifications/unseen',
    summary: 'Count the unseen notifications',
    auth: 'signedIn',
    response: unseenNotificationsSchema,
  },
  markNotificationsSeen: {
    method: 'PUT',
    path: '/notifications/seen',
    summary: 'Mark all notifications as seen',
    auth: 'signedIn',
    acceptsIdempotencyKey: true,
    response: modificationSchema,
  },
} satisfies Record<string, Call>;
