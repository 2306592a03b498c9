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
 * An order as the buyer, the seller and admins see it. Contact details are null after it has ended.
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
  /** The time at which the booking lapses or the order completes; null if the state has no deadline. */
  deadline: z.nullable(time),
});
export type Sale = z.infer<typeof saleSchema>;

/** An event in the history of an order. */
const orderStepSchema = z.object({
  number: z.int(),
  /** The type of the event in order.machine.ts. */
  type: z.string(),
  /** The state after the event. */
  state: z.enum(orderStates),
  happenedAt: time,
  reason: z.nullable(z.string()),
});
export type OrderStep = z.infer<typeof orderStepSchema>;

/** An order with everything that its page shows. */
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

export type OrderRole = SaleDetails['as'];

const reason = requiredText(reasonField.required, reasonField.maxLength);

/** The events that users can send. The order machine decides whether it accepts one. */
export const userOrderEventSchema = z.discriminatedUnion(
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
export type UserOrderEvent = z.output<typeof userOrderEventSchema> & OrderEvent;

/** The response to an event that the order accepted. */
export const orderEventResultSchema = z.extend(acknowledgementSchema, {
  state: z.enum(orderStates),
});
export type OrderEventResult = z.infer<typeof orderEventResultSchema>;

/** Returns the sender of an event, which is the prefix of its type. */
export function getEventSender({ type }: Pick<OrderEvent, 'type'>): OrderSender {
  return type.slice(0, type.indexOf('.')) as OrderSender;
}
