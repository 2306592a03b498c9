import * as z from 'zod/mini';

/** What the sides of an order are told of. */
export const notificationKinds = [
  'booked',
  'changed',
  'lapsesSoon',
  'lapsed',
  'cancelled',
  'paid',
  'handedOver',
  'completed',
  'disputed',
  'released',
  'refunding',
  'refunded',
  'refundFailed',
  'bankDispute',
  'bankDecided',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What a person was told of an order. */
export const notificationSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  productName: z.string(),
  news: z.enum(notificationKinds),
  /** Whether the person is the order's buyer, its seller, or an admin. */
  as: z.enum(['buyer', 'seller', 'admin']),
  seen: z.boolean(),
  /** An ISO 8601 time. */
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** How many somebody has not seen yet. */
export const unseenNotificationsSchema = z.object({ count: z.int() });
