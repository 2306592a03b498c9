import * as z from 'zod/mini';
import {
  listingChangeResultsSchema,
  listingChangesSchema,
  maxListingChanges,
} from '../selling/listing-changes';
import {
  listingSorts,
  listingsPageSchema,
  listingsPerPage,
  listingStates,
} from '../selling/listing';
import { tooLongMessage } from '../text/messages';
import type { Call } from './call';

/** The maximum length of a search text in characters. */
const maxTextLength = 200;
/** Higher numbers would overflow the offset. */
const maxPage = 1_000_000;
const invalidPage = 'The page must be a whole number of at least 1.';

const changesPerMinute = 30;
const exportsPerMinute = 10;

/** The filters of listings, the order and the page. */
const listingsQuery = z.object({
  state: z.optional(z.enum(listingStates, 'There is no such state of a listing.')),
  text: z.optional(z.string().check(z.maxLength(maxTextLength, tooLongMessage(maxTextLength)))),
  sort: z.optional(z.enum(listingSorts, 'There is no such order.')),
  page: z.optional(
    z.coerce
      .number()
      .check(
        z.int(invalidPage),
        z.minimum(1, invalidPage),
        z.maximum(maxPage, `The page must be at most ${maxPage}.`),
      ),
  ),
});
export type ListingsQuery = z.output<typeof listingsQuery>;

/** The limit in bytes: enough for the ids and prices of as many products as one request changes. */
const changesBodyLimit = 256 * 1024;

/** The seller's own products as a working list. */
export const listingCalls = {
  listings: {
    method: 'GET',
    path: '/listings',
    summary: `List the seller's own products with their states, ${listingsPerPage} a page, and count them by state`,
    auth: 'seller',
    query: listingsQuery,
    response: listingsPageSchema,
  },
  exportListings: {
    method: 'GET',
    path: '/listings/export',
    summary: "Export the seller's own products as CSV, with the URLs of their photos",
    auth: 'seller',
    perMinute: exportsPerMinute,
    mediaType: 'text/csv',
    response: z.string(),
  },
  changeListings: {
    method: 'POST',
    path: '/listings/changes',
    summary: `Change up to ${maxListingChanges} of the seller's products; the response says what happened to each`,
    auth: 'seller',
    body: listingChangesSchema,
    bodyLimit: changesBodyLimit,
    perMinute: changesPerMinute,
    acceptsIdempotencyKey: true,
    response: listingChangeResultsSchema,
  },
} satisfies Record<string, Call>;
