import * as z from 'zod/mini';
import { userSchema } from './user';

/** Specification 10.20: what everybody may know of a seller. */
export const sellerSchema = z.extend(
  z.pick(userSchema, { uid: true, displayName: true, photoURL: true, verified: true }),
  {
    /** An ISO 8601 time; null as well for a verification that is older than its record. */
    verifiedAt: z.nullable(z.string()),
    /** An ISO 8601 time. */
    memberSince: z.string(),
    /** How many products of theirs were paid for. */
    sold: z.number(),
  },
);
export type Seller = z.infer<typeof sellerSchema>;
