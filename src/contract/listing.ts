import * as z from 'zod/mini';
import { ownProductSchema } from './product';

/** The states of a listing and their labels, in the order of the filter on My Products. */
export const listingStateLabels = {
  draft: 'Draft',
  forSale: 'For sale',
  paused: 'Paused',
  booked: 'Booked',
  sold: 'Sold',
  refunded: 'Refunded',
} as const;
export type ListingState = keyof typeof listingStateLabels;
export const listingStates = Object.keys(listingStateLabels) as [ListingState, ...ListingState[]];

/** The sort orders of a seller's listings and their labels. */
export const listingSortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
} as const;
export type ListingSort = keyof typeof listingSortLabels;
export const listingSorts = Object.keys(listingSortLabels) as [ListingSort, ...ListingSort[]];

/** Few enough for a slow phone to render at once. */
export const listingsPerPage = 50;

/** Specification 10.47: a product as its seller sees it, with its state. */
export const listingSchema = z.extend(ownProductSchema, { state: z.enum(listingStates) });
export type Listing = z.infer<typeof listingSchema>;

/** A page of a seller's listings. */
export const listingsPageSchema = z.object({
  listings: z.array(listingSchema),
  /** The number of listings in each state that match the search text. */
  counts: z.record(z.enum(listingStates), z.int()),
});
export type ListingsPage = z.infer<typeof listingsPageSchema>;
