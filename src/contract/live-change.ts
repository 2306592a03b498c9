import * as z from 'zod/mini';

/** The data of an event `change` of the call `events`: what is to be asked for again. */
export const liveChangeSchema = z.object({
  /** `listing`: a product came into lists, or went from them. */
  about: z.enum(['order', 'product', 'listing', 'notification']),
  /** Of the order, or of the product. */
  id: z.string(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
