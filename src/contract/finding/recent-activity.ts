import * as z from 'zod/mini';
import { priceCurrencySchema } from '../selling/price-currency';
import { requiredText } from '../text/text';
import { maxSearchTextLength } from './search';

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

/**
 * What a device adds to the account, the latest first: the texts of searches and the ids of viewed products. The earlier
 * entries of the `cleared` lists are deleted before.
 */
export const newActivitySchema = z.object({
  searches: z
    .array(requiredText('searches must be a list of texts.', maxSearchTextLength))
    .check(z.maxLength(maxRecentSearches)),
  viewed: z
    .array(requiredText('viewed must be a list of product ids.', 100))
    .check(z.maxLength(maxViewedProducts)),
  cleared: z.array(z.enum(['searches', 'viewed'], 'There is no such list.')).check(z.maxLength(2)),
});
export type NewActivity = z.output<typeof newActivitySchema>;

/** Both lists of an account, the latest entry first. */
export const recentActivitySchema = z.object({
  searches: z.array(z.string()),
  viewed: z.array(viewedProductSchema),
});
