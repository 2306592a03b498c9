import * as z from 'zod/mini';
import { userSchema } from '../accounts/user';
import { tolerate } from '../platform/tolerance';

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
  },
);
tolerate(sellerSchema, 'uid', 'displayName');
export type Seller = z.infer<typeof sellerSchema>;
