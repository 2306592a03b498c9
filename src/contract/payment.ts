import * as z from 'zod/mini';

/**
 * Payload of POST /create-payment-intent. Specification 7.1 sends the price alone; productId is
 * added so that a server can take the price from its own record.
 */
export interface PaymentIntentRequest {
  price: string;
  productId: string;
}

export const paymentIntentSchema = z.object({
  clientSecret: z.string().check(z.minLength(1)),
  /** Specification 10.6: what the card will be charged, in the smallest unit of the currency. */
  amount: z.catch(z.optional(z.int()), undefined),
  /** Specification 10.6: an ISO 4217 code, in any case. */
  currency: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{3}$/i))), undefined),
});
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
