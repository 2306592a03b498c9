import * as z from 'zod/mini';
import { storedAddressSchema } from './shipping-address-schema';
import { orderStates } from './order-states';
import { priceCurrencySchema } from '../selling/price-currency';
import { tolerate } from '../platform/tolerance';

const optionalTextSchema = z.optional(z.nullable(z.string()));

/** The payment on a receipt. Every field may be absent or null. */
export const paymentOfOrderSchema = z.object({
  /** An ISO 8601 time. */
  paidAt: optionalTextSchema,
  /** The amount in the smallest unit of the currency. */
  amount: z.optional(z.nullable(z.int())),
  /** An ISO 4217 code in upper or lower case. */
  currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z]{3}$/)))),
  cardLast4: optionalTextSchema,
  /** What the buyer has got back to the card, the earliest first. Absent from older servers. */
  refunds: z.optional(
    z.nullable(
      z.array(
        z.object({
          /** In the smallest unit of the currency. */
          amount: z.int(),
          /** An ISO 8601 time. */
          refundedAt: z.string(),
        }),
      ),
    ),
  ),
});

/** Order of specification 3.5. Prices are free text, as in a product. */
export const orderSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  location: z.string(),
  originalPrice: z.string(),
  sellingPrice: z.string(),
  currency: priceCurrencySchema,
  bookedByName: z.string(),
  /** The card was charged (docs/buying.md#my-orders). */
  paid: z.optional(z.boolean()),
  /** The state in order.machine.ts. */
  state: z.optional(z.enum(orderStates)),
  /** The time at which the state ends by itself; null or absent without a deadline. */
  deadline: optionalTextSchema,
  payment: z.optional(z.nullable(paymentOfOrderSchema)),
  /** The refund, with its ISO 8601 time, or null while it is under way; null or absent without one. */
  refund: z.optional(z.nullable(z.object({ refundedAt: z.nullable(z.string()) }))),
  /** The seller's account was closed (docs/buying.md#my-orders). */
  sellerClosed: z.optional(z.boolean()),
  /** The seller and the meeting location, for the receipt (docs/buying.md#my-orders). */
  sellerName: optionalTextSchema,
  sellerEmail: optionalTextSchema,
  mobileNumber: optionalTextSchema,
  meetingLocation: optionalTextSchema,
  /**
   * What shipping costs, in the smallest unit of the price's currency, beside the price; null or absent for a meeting
   * (docs/buying.md#shipping).
   */
  shippingPrice: z.optional(z.nullable(z.int())),
  /** Null or absent for a meeting. */
  shippingAddress: z.optional(z.nullable(storedAddressSchema)),
  /** Whether a buyer has to choose shipping in a booking before paying. */
  mustBeBooked: z.optional(z.boolean()),
  /** An ISO 8601 time until which the buyer can only pay for the product, not book it (docs/buying.md#bookings). */
  bookableFrom: optionalTextSchema,
});
tolerate(orderSchema, '_id', 'productId', 'productName');
export type Order = z.infer<typeof orderSchema>;
