import * as z from 'zod/mini';
import { tolerate } from '../platform/tolerance';

/** Sent by the clock after the end of an order, not by its machine. */
export const reviewNotificationKinds = ['reviewDue', 'reviewed'] as const;

export const notificationKinds = [
  'reserved',
  'booked',
  'changed',
  'lapsesSoon',
  'lapsed',
  'cancelled',
  'paid',
  'handOverDue',
  'notHandedOver',
  'cancellationRequested',
  'cancellationWithdrawn',
  'cancellationDeclined',
  'handedOver',
  'handOverClaimed',
  'receiptUnconfirmed',
  'toBeShipped',
  'addressChanged',
  'shipmentDue',
  'notShipped',
  'shipped',
  'parcelCorrected',
  'arrivalDue',
  'deliveryClaimed',
  'takenAsReceived',
  'parcelCameBack',
  'received',
  'inspectionEnds',
  'completed',
  'reported',
  'returnOffered',
  'returning',
  'returnDue',
  'returnShipped',
  'returnArrivalDue',
  'underReview',
  'released',
  'partlyRefunded',
  'refunding',
  'refunded',
  'refundFailed',
  'bankDispute',
  'bankDecided',
  ...reviewNotificationKinds,
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const wishNotificationKinds = ['priceFell', 'forSaleAgain'] as const;
export type WishNotificationKind = (typeof wishNotificationKinds)[number];

/** A notification of one user about one order. */
const orderNotificationSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  productName: z.string(),
  /** The kind of notification. */
  news: z.enum(notificationKinds),
  /** The user's role in the order. */
  as: z.enum(['buyer', 'seller', 'admin']),
  seen: z.boolean(),
  /** An ISO 8601 time. */
  createdAt: z.string(),
});
tolerate(orderNotificationSchema, 'id', 'orderId', 'productName', 'news', 'as');
export type OrderNotification = z.infer<typeof orderNotificationSchema>;

/** A notification of one user about a product on their wishlist (docs/buying.md#wishlist). */
const wishNotificationSchema = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  /** The kind of notification. */
  news: z.enum(wishNotificationKinds),
  seen: z.boolean(),
  /** An ISO 8601 time. */
  createdAt: z.string(),
});
tolerate(wishNotificationSchema, 'id', 'productId', 'productName', 'news');

export const notificationSchema = z.union([orderNotificationSchema, wishNotificationSchema]);
export type Notification = z.infer<typeof notificationSchema>;

/** The number of notifications that the user has not seen. */
export const unseenNotificationsSchema = z.object({ count: z.int() });
tolerate(unseenNotificationsSchema);
