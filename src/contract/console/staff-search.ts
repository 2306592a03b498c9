import * as z from 'zod/mini';
import { listingStates } from '../selling/listing';
import { orderStates } from '../buying/order-states';
import { personSchema } from './person';

/** What staff finds by a name, an email address, an order number or an id (docs/console.md#overview-and-search). */
export const staffSearchSchema = z.object({
  people: z.array(personSchema),
  listings: z.array(
    z.object({
      _id: z.string(),
      productName: z.string(),
      image: z.string(),
      sellerName: z.string(),
      /** Absent from older servers, like the ids of an order's people. */
      sellerId: z.optional(z.string()),
      state: z.enum([...listingStates, 'deleted']),
      /** The moderation decision that hides or has deleted it. Absent from older servers. */
      hiddenBy: z.optional(z.nullable(z.string())),
    }),
  ),
  orders: z.array(
    z.object({
      _id: z.string(),
      productName: z.string(),
      buyerName: z.string(),
      buyerId: z.optional(z.string()),
      sellerName: z.string(),
      sellerId: z.optional(z.string()),
      state: z.enum(orderStates),
      createdAt: z.string(),
    }),
  ),
});
export type StaffSearch = z.infer<typeof staffSearchSchema>;
