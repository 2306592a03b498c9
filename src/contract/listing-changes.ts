import * as z from 'zod/mini';
import { requiredText } from './text';

/** The maximum number of products that one request changes. */
export const maxListingChanges = 500;

const productId = requiredText('The id of a product is missing.', 200);

/** Specification 10.49: a change of several products of a seller. */
export const listingChangesSchema = z.object({
  action: z.enum(['advertise', 'withdraw', 'delete'], 'There is no such action.'),
  ids: z
    .array(productId, 'The ids of the products are missing.')
    .check(
      z.minLength(1, 'The ids of the products are missing.'),
      z.maxLength(maxListingChanges, `Please choose at most ${maxListingChanges} products.`),
    ),
});
export type ListingChanges = z.output<typeof listingChangesSchema>;

/** What happened to each product. The message says why one was not changed. */
export const listingChangeResultsSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['changed', 'unchanged', 'rejected']),
      message: z.optional(z.string()),
    }),
  ),
});
export type ListingChangeResults = z.infer<typeof listingChangeResultsSchema>;
export type ListingChangeResult = ListingChangeResults['results'][number];
