import * as z from 'zod/mini';
import { freeText, listOf, shownText } from './text';

const knownText = z.catch(z.optional(z.string()), undefined);

/** What a receipt says of a payment; each of it may be unknown. */
const paymentSchema = z.object({
  /** An ISO 8601 time. */
  paidAt: knownText,
  /** In the smallest unit of the currency, which is an ISO 4217 code in any case. */
  amount: z.catch(z.optional(z.int()), undefined),
  currency: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{3}$/i))), undefined),
  cardLast4: knownText,
});

/** Order of specification 3.5. */
export const orderSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  productName: z.string(),
  image: shownText,
  location: shownText,
  originalPrice: z.catch(freeText, ''),
  sellingPrice: z.catch(freeText, ''),
  bookedByName: shownText,
  /** Specification 10.3: the card payment for it has arrived. */
  paid: z.optional(z.boolean()),
  payment: z.catch(z.optional(paymentSchema), undefined),
  /** Specification 10.3: the seller's account was closed, so nobody is there to hand it over. */
  sellerClosed: z.catch(z.optional(z.boolean()), undefined),
  /** Specification 10.3: who hands it over and where, for the receipt. */
  sellerName: knownText,
  sellerEmail: knownText,
  mobileNumber: knownText,
  meetingLocation: knownText,
});
export type Order = z.infer<typeof orderSchema>;
export const orderListSchema = listOf(orderSchema);

/** Answer of GET /orders/{id}. Some servers answer the product itself, which has no productId. */
export const orderOfProductSchema = z.pipe(
  z.transform((answer: unknown) =>
    typeof answer === 'object' && answer !== null && '_id' in answer
      ? { productId: answer._id, ...answer }
      : answer,
  ),
  orderSchema,
);

/** Booking payload of specification 3.4. `bookingTime` is in epoch milliseconds. */
export const bookingRequestSchema = z.object({
  productId: z.string(),
  category: z.string(),
  condition: z.string(),
  originalPrice: z.string(),
  image: z.string(),
  productName: z.string(),
  sellingPrice: z.string(),
  yearOfPurchase: z.string(),
  description: z.string(),
  location: z.string(),
  sellerEmail: z.string(),
  sellerName: z.string(),
  sellerPhoto: z.string(),
  phoneNumber: z.string(),
  meetingLocation: z.string(),
  bookingTime: z.number(),
  bookedById: z.string(),
  bookedByName: z.string(),
  bookedByEmail: z.string(),
  bookedByPhoto: z.string(),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** Answer of POST /book-product: a message means that the booking was refused, and why. */
export const bookingAnswerSchema = z.object({ message: z.optional(z.string()) });
export type BookingAnswer = z.infer<typeof bookingAnswerSchema>;

/** Specification 5.2: 11 digits in the form 01*********. */
export const phoneNumberPattern = /^01\d{9}$/;
