import * as z from 'zod/mini';
import { contactSchema } from './contact-schema';
import { reasonField } from './messages';
import { acknowledgementSchema } from './mutation-results';
import { orderContextSchema } from './order-context';
import { orderStates } from './order-states';
import type { OrderEvent, OrderSender } from './order.machine';
import { paymentOfOrderSchema } from './order';
import { requiredText } from './text';

/** An ISO 8601 time. */
const time = z.string();

/**
 * An order as its buyer, its seller and an admin see it. Contact details are null once it has ended.
 */
export const saleSchema = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  context: orderContextSchema,
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  /** As the seller typed it. */
  sellingPrice: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  phoneNumber: z.nullable(z.string()),
  meetingLocation: z.nullable(z.string()),
  bookedAt: time,
  paidAt: z.nullable(time),
  /** When the time limit of the state ends: the booking lapses, or the order completes. */
  deadline: z.nullable(time),
});
export type Sale = z.infer<typeof saleSchema>;

/** An event that the order took. */
const orderStepSchema = z.object({
  number: z.int(),
  /** The event's type in the chart. */
  type: z.string(),
  /** The state it led to. */
  state: z.enum(orderStates),
  happenedAt: time,
  reason: z.nullable(z.string()),
});
export type OrderStep = z.infer<typeof orderStepSchema>;

/** A sale with everything that its page shows. */
export const saleDetailsSchema = z.extend(saleSchema, {
  /** The caller's role in the order. */
  as: z.enum(['buyer', 'seller', 'admin']),
  location: z.string(),
  buyerEmail: z.nullable(z.string()),
  sellerUid: z.string(),
  sellerEmail: z.nullable(z.string()),
  sellerPhoneNumber: z.nullable(z.string()),
  payment: z.nullable(paymentOfOrderSchema),
  steps: z.array(orderStepSchema),
});
export type SaleDetails = z.infer<typeof saleDetailsSchema>;

/** The role of a user in an order. */
export type OrderRole = SaleDetails['as'];

const reason = requiredText(reasonField.required, reasonField.maxLength);

/** Events that users send; the chart decides when it takes them. */
export const personalEventSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('buyer.change'), contact: contactSchema }),
    z.object({ type: z.literal('buyer.cancel'), reason: z.optional(reason) }),
    z.object({ type: z.literal('buyer.receive') }),
    z.object({ type: z.literal('buyer.dispute'), reason }),
    z.object({ type: z.literal('seller.handOver') }),
    z.object({ type: z.literal('seller.cancel'), reason }),
    z.object({ type: z.literal('admin.refund'), reason }),
    z.object({ type: z.literal('admin.release'), reason }),
    z.object({ type: z.literal('admin.settle'), reason }),
  ],
  'There is no such event.',
);
export type PersonalEvent = z.output<typeof personalEventSchema> & OrderEvent;

/** The response to an event that the order took. */
export const orderMoveSchema = z.extend(acknowledgementSchema, { state: z.enum(orderStates) });
export type OrderMove = z.infer<typeof orderMoveSchema>;

/** The sender of an event: the prefix of its type. */
export function senderOf({ type }: Pick<OrderEvent, 'type'>): OrderSender {
  return type.slice(0, type.indexOf('.')) as OrderSender;
}
