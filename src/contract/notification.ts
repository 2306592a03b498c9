import * as z from 'zod/mini';

export const notificationKinds = [
  'booked',
  'changed',
  'lapsesSoon',
  'lapsed',
  'cancelled',
  'paid',
  'handOverDue',
  'notHandedOver',
  'cancellationRequested',
  'cancellationDeclined',
  'handedOver',
  'handOverClaimed',
  'receiptUnconfirmed',
  'received',
  'inspectionEnds',
  'completed',
  'reported',
  'returnOffered',
  'returning',
  'returnDue',
  'underReview',
  'released',
  'refunding',
  'refunded',
  'refundFailed',
  'bankDispute',
  'bankDecided',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A notification of one user about one order. */
export const notificationSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  productName: z.string(),
  news: z.enum(notificationKinds),
  /** The user's role in the order. */
  as: z.enum(['buyer', 'seller', 'admin']),
  seen: z.boolean(),
  /** An ISO 8601 time. */
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The number of notifications that the user has not seen. */
export const unseenNotificationsSchema = z.object({ count: z.int() });
