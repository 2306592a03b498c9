import * as z from 'zod/mini';
import { userSchema } from '../accounts/user';
import { tolerate } from '../platform/tolerance';
import { ratingSchema } from '../trust/review';

/** The public profile of a seller (docs/catalogue.md#sellers). */
export const sellerSchema = z.extend(
  z.pick(userSchema, { uid: true, displayName: true, photoURL: true, verified: true }),
  {
    /** An ISO 8601 time; null if not verified, or verified before times were recorded. */
    verifiedAt: z.nullable(z.string()),
    /** An ISO 8601 time. */
    memberSince: z.string(),
    /** The number of the seller's paid products. */
    sold: z.number(),
    /** The number of paid sales that the seller cancelled or did not send in time. Absent from older servers. */
    cancelled: z.optional(z.number()),
    /** The number of public reviews by buyers that count. Absent from older servers. */
    reviewCount: z.optional(z.number()),
    /** Of the reviews by buyers; null below three. Absent from older servers. */
    rating: z.optional(z.nullable(ratingSchema)),
    /** Half of the last questions were answered in at most this many minutes; null with too few. Absent from older servers. */
    answerMinutes: z.optional(z.nullable(z.number())),
  },
);
tolerate(sellerSchema, 'uid', 'displayName');
export type Seller = z.infer<typeof sellerSchema>;
