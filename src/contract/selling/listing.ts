import * as z from 'zod/mini';
import { decisionBases } from '../trust/decision-actions';
import { ownProductSchema } from './product';
import { tolerate } from '../platform/tolerance';

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

/** What staff did to a listing, and why (docs/trust.md#hidden-and-deleted-listings). */
const staffActionSchema = z.object({
  action: z.enum(['hidden', 'moved', 'deleted']),
  /** The decision, whose page has the statement of reasons and takes an objection; null for a move. */
  decisionId: z.nullable(z.string()),
  reason: z.string(),
  /** Whether the broken rule is part of the law or of the shop's terms; null for a move. */
  basis: z.nullable(z.enum(decisionBases)),
  /** The broken rule; empty for a move. */
  rule: z.string(),
  /** An ISO 8601 time. */
  createdAt: z.string(),
});
export type StaffAction = z.infer<typeof staffActionSchema>;

/** How long a seller sees that staff moved a listing to another category. */
export const movedListingDays = 30;

/** A product as its seller sees it, with its state (docs/selling.md#listings). */
const listingSchema = z.extend(ownProductSchema, {
  state: z.enum(listingStates),
  /** Null or absent if staff changed nothing. */
  staffAction: z.optional(z.nullable(staffActionSchema)),
});
tolerate(listingSchema, '_id', 'productName', 'state');
export type Listing = z.infer<typeof listingSchema>;

/** A listing that staff deleted. */
const deletedListingSchema = z.extend(staffActionSchema, { productName: z.string() });
export type DeletedListing = z.infer<typeof deletedListingSchema>;

/** A page of a seller's listings. */
export const listingsPageSchema = z.object({
  listings: z.array(listingSchema),
  /** The number of listings in each state that match the search text. */
  counts: z.record(z.enum(listingStates), z.int()),
  /** What staff deleted while the seller can still object, whatever the filter. */
  deletedByStaff: z.optional(z.array(deletedListingSchema)),
});
export type ListingsPage = z.infer<typeof listingsPageSchema>;
