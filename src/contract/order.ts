import * as z from 'zod/mini';
import { orderStates } from './order-states';

const knownText = z.optional(z.nullable(z.string()));

/** What a receipt says of a payment; each of it may be unknown. */
export const paymentOfOrderSchema = z.object({
  /** An ISO 8601 time. */
  paidAt: knownText,
  /** In the smallest unit of the currency, which is an ISO 4217 code in any case. */
  amount: z.optional(z.nullable(z.int())),
  currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z]{3}$/)))),
  cardLast4: knownText,
});

/** Order of specification 3.5; its prices are what the seller typed, as in a product. */
export const orderSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  location: z.string(),
  originalPrice: z.string(),
  sellingPrice: z.string(),
  bookedByName: z.string(),
  /** Specification 10.3: the card payment for it has arrived. */
  paid: z.optional(z.boolean()),
  /** Where it is on the chart of order.machine.ts. */
  state: z.optional(z.enum(orderStates)),
  payment: z.optional(z.nullable(paymentOfOrderSchema)),
  /** Specification 10.3: the seller's account was closed, so nobody is there to hand it over. */
  sellerClosed: z.optional(z.boolean()),
  /** Specification 10.3: who hands it over and where, for the receipt. */
  sellerName: knownText,
  sellerEmail: knownText,
  mobileNumber: knownText,
  meetingLocation: knownText,
});
export type Order = z.infer<typeof orderSchema>;
