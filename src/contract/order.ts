import * as z from 'zod/mini';
import { orderStates } from './order-states';

const knownText = z.optional(z.nullable(z.string()));

/** The payment on a receipt; every field may be unknown. */
export const paymentOfOrderSchema = z.object({
  /** An ISO 8601 time. */
  paidAt: knownText,
  /** In the smallest unit of the currency, an ISO 4217 code in upper or lower case. */
  amount: z.optional(z.nullable(z.int())),
  currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z]{3}$/)))),
  cardLast4: knownText,
});

/** Order of specification 3.5; prices are free text, as in a product. */
export const orderSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  location: z.string(),
  originalPrice: z.string(),
  sellingPrice: z.string(),
  bookedByName: z.string(),
  /** Specification 10.3: the card was charged. */
  paid: z.optional(z.boolean()),
  /** Its state in order.machine.ts. */
  state: z.optional(z.enum(orderStates)),
  payment: z.optional(z.nullable(paymentOfOrderSchema)),
  /** Specification 10.3: the seller's account was closed. */
  sellerClosed: z.optional(z.boolean()),
  /** Specification 10.3: seller and meeting location, for the receipt. */
  sellerName: knownText,
  sellerEmail: knownText,
  mobileNumber: knownText,
  meetingLocation: knownText,
});
export type Order = z.infer<typeof orderSchema>;
