import * as z from 'zod/mini';
import { tolerate } from '../platform/tolerance';

/** Payment intent of specification 3.7. */
export const paymentIntentSchema = z.object({
  clientSecret: z.string().check(z.minLength(1)),
  /** Specification 10.6: the amount to charge, in minor units. */
  amount: z.optional(z.int()),
  /** Specification 10.6: an ISO 4217 code in upper or lower case. */
  currency: z.optional(z.string().check(z.regex(/^[A-Za-z]{3}$/))),
});
tolerate(paymentIntentSchema, 'clientSecret');
export type PaymentIntentResponse = z.infer<typeof paymentIntentSchema>;
