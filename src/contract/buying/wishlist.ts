import * as z from 'zod/mini';
import { productSchema } from '../selling/product';
import { tolerate } from '../platform/tolerance';

/** Wishlist entry of specification 3.6: the product's fields, its id and the buyer. */
export const wishlistEntrySchema = z.extend(productSchema, {
  productId: z.string(),
  wishedById: z.string(),
  wishedByName: z.string(),
  wishedByEmail: z.string(),
  wishedByPhoto: z.string(),
});
tolerate(wishlistEntrySchema, '_id', 'productName', 'productId');
export type WishlistEntry = z.infer<typeof wishlistEntrySchema>;
