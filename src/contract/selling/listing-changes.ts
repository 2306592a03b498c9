import * as z from 'zod/mini';
import { cardLimitsMessage, exceedsCardLimits } from '../payments/card-limits';
import { parsePrice } from './price';
import { productFields } from './product-fields';
import { requiredText } from '../text/text';

/** The maximum number of products that one request changes. */
export const maxListingChanges = 500;

const missingIds = 'The ids of the products are missing.';
const tooMany = `Please choose at most ${maxListingChanges} watches.`;
const idSchema = requiredText('The id of a product is missing.', 200);
const { required, maxLength } = productFields.sellingPrice;
const priceSchema = requiredText(required, maxLength);
const invalidAmount = 'The new price is not an amount.';

/** The changes that need nothing but the products. */
const simpleListingActions = ['advertise', 'withdraw', 'pause', 'resume', 'delete'] as const;

/** A change of several products of a seller (docs/selling.md#change-several-products). */
export const listingChangesSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.enum(simpleListingActions),
      ids: z
        .array(idSchema, missingIds)
        .check(z.minLength(1, missingIds), z.maxLength(maxListingChanges, tooMany)),
    }),
    z.object({
      action: z.literal('changePrice'),
      /** The old and new prices, as the seller has seen them before. */
      prices: z
        .array(
          z.object({
            id: idSchema,
            from: priceSchema,
            to: priceSchema.check(
              z.refine((text) => parsePrice(text) !== null, invalidAmount),
              z.refine((text) => !exceedsCardLimits(text), {
                error: () => cardLimitsMessage(),
              }),
            ),
          }),
          missingIds,
        )
        .check(z.minLength(1, missingIds), z.maxLength(maxListingChanges, tooMany)),
    }),
  ],
  'There is no such action.',
);
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
