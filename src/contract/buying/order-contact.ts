import * as z from 'zod/mini';
import { storedAddressSchema } from './shipping-address-schema';

/** How to reach both sides of an order. Staff records a reason before each access. Null after the order has ended. */
export const orderContactSchema = z.object({
  phoneNumber: z.nullable(z.string()),
  meetingLocation: z.nullable(z.string()),
  /** Null for a meeting. */
  shippingAddress: z.optional(z.nullable(storedAddressSchema)),
  buyerEmail: z.nullable(z.string()),
  sellerEmail: z.nullable(z.string()),
  sellerPhoneNumber: z.nullable(z.string()),
});
export type OrderContact = z.infer<typeof orderContactSchema>;
