import * as z from 'zod/mini';
import { decisionBases, decisionTexts } from './decision-actions';
import { reasonSchema } from './reason';
import { maxStaffListingChanges, staffListingStates } from '../console/staff-limits';
import { priceCurrencySchema } from '../selling/price-currency';
import { requiredText } from '../text/text';
import { skipInvalid } from '../platform/tolerance';

/** A listing as staff see it (docs/console.md#listings-of-all-sellers). */
export const staffListingSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  image: z.string(),
  sellingPrice: z.string(),
  currency: priceCurrencySchema,
  sellerId: z.string(),
  sellerName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  state: z.enum(staffListingStates),
  /** The decision that hides or has deleted it. */
  hiddenBy: z.nullable(z.string()),
  /** Whether it was ever ordered; the orders may have ended. Absent from older servers. */
  hasOrders: z.optional(z.boolean()),
  /** Whether its texts or its seller's name seem to have contact details. Absent from older servers. */
  hasContactDetails: z.optional(z.boolean()),
  /** Whether another account sells, or has sold, a watch with its serial number. Absent from older servers. */
  sharesSerialNumber: z.optional(z.boolean()),
  /** An ISO 8601 time. */
  createdAt: z.string(),
});
skipInvalid(staffListingSchema);
export type StaffListing = z.infer<typeof staffListingSchema>;

const missingIds = 'The ids of the listings are missing.';
const idsSchema = z
  .array(requiredText('The id of a listing is missing.', 200), missingIds)
  .check(
    z.minLength(1, missingIds),
    z.maxLength(
      maxStaffListingChanges,
      `Please choose at most ${maxStaffListingChanges} listings.`,
    ),
  );

/**
 * A change of listings by staff. Hiding and deleting state the rule, because the seller gets a statement of reasons.
 */
export const staffListingChangesSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.enum(['hide', 'delete']),
      ids: idsSchema,
      reason: reasonSchema,
      basis: z.enum(decisionBases, decisionTexts.basisRequired),
      rule: requiredText(decisionTexts.ruleRequired, decisionTexts.maxRule),
    }),
    z.object({ action: z.literal('restore'), ids: idsSchema, reason: reasonSchema }),
    z.object({
      action: z.literal('setCategory'),
      ids: idsSchema,
      reason: reasonSchema,
      categoryId: requiredText('Please choose a category.', 200),
    }),
  ],
  'There is no such action.',
);
export type StaffListingChanges = z.output<typeof staffListingChangesSchema>;
