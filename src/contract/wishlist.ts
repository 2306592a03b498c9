import * as z from 'zod/mini';
import { listOf } from './text';
import { productSchema } from './product';

/** Wishlist entry of specification 3.6: the product's fields, its id, and who wished it. */
export const wishlistEntrySchema = z.object({
  ...productSchema.shape,
  productId: z.string(),
  wishedById: z.catch(z.string(), ''),
  wishedByName: z.catch(z.string(), ''),
  wishedByEmail: z.catch(z.string(), ''),
  wishedByPhoto: z.catch(z.string(), ''),
});
export type WishlistEntry = z.infer<typeof wishlistEntrySchema>;
export const wishlistSchema = listOf(wishlistEntrySchema);

/** Payload of POST /wishlist. */
export type NewWishlistEntry = Omit<WishlistEntry, '_id' | 'booked' | 'totalSales'>;

/**
 * Answer of GET /wishlist?productId&&userId: any truthy value means already wished. Servers send
 * an entry, null, a boolean, an empty body or a list, so nothing is demanded of its shape.
 */
export const wishedSchema = z.pipe(
  z.unknown(),
  z.transform((answer) => (Array.isArray(answer) ? answer.length > 0 : Boolean(answer))),
);
