import * as z from 'zod/mini';
import { priceCurrencySchema } from '../selling/price-currency';

/** How many searches and how many viewed products the lists keep. */
export const maxRecentSearches = 6;
export const maxViewedProducts = 12;

/** The server deletes entries of an account that were not used for so many days. */
export const recentActivityDays = 180;

/** All fields that a card renders, so that a list does not need to fetch its products. */
export const viewedProductSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  image: z.string(),
  originalPrice: z.string(),
  sellingPrice: z.string(),
  currency: priceCurrencySchema,
  condition: z.string(),
  location: z.string(),
});
export type ViewedProduct = z.infer<typeof viewedProductSchema>;
