import * as z from 'zod/mini';

/** Payment intent of specification 3.7. */
export const paymentIntentSchema = z.object({
  clientSecret: z.string().check(z.minLength(1)),
  /** Specification 10.6: what the card will be charged, in the smallest unit of the currency. */
  amount: z.optional(z.int()),
  /** Specification 10.6: an ISO 4217 code, in any case. */
  currency: z.optional(z.string().check(z.regex(/^[A-Za-z]{3}$/))),
});
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
