import * as z from 'zod/mini';

/** A person whom the caller has blocked. */
export const blockedPersonSchema = z.object({
  uid: z.string(),
  firstName: z.string(),
  photoURL: z.string(),
  blockedAt: z.string(),
});
export type BlockedPerson = z.output<typeof blockedPersonSchema>;
