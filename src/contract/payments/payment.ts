import * as z from 'zod/mini';
import { tolerate } from '../platform/tolerance';

/** Payment intent of specification 3.7. */
export const paymentIntentSchema = z.object({
  clientSecret: z.string().check(z.minLength(1)),
  /** The amount to charge, in minor units (docs/payments.md#card-payments). */
  amount: z.optional(z.int()),
  /** An ISO 4217 code in upper or lower case (docs/payments.md#card-payments). */
  currency: z.optional(z.string().check(z.regex(/^[A-Za-z]{3}$/))),
});
tolerate(paymentIntentSchema, 'clientSecret');
export type PaymentIntentResponse = z.infer<typeof paymentIntentSchema>;
