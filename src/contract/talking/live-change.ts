import * as z from 'zod/mini';

/** The data of a `change` event, which names the cached data that the client must refetch. */
export const liveChangeSchema = z.object({
  /** What changed. `listing`: a product was added to or removed from lists. `account`: the user's own roles changed. */
  about: z.enum(['order', 'product', 'listing', 'notification', 'conversation', 'account']),
  /** The id of the order, product, conversation or user. */
  id: z.string(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
