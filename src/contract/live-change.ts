import * as z from 'zod/mini';

/** The data of a `change` event, which names the cached data that the client must refetch. */
export const liveChangeSchema = z.object({
  /** `listing`: a product was added to or removed from lists. */
  about: z.enum(['order', 'product', 'listing', 'notification', 'conversation']),
  /** The id of the order, product or conversation. */
  id: z.string(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
