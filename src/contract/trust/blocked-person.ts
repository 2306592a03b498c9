import * as z from 'zod/mini';
import { tolerate } from '../platform/tolerance';

/** A person whom the caller has blocked. */
export const blockedPersonSchema = z.object({
  uid: z.string(),
  firstName: z.string(),
  photoURL: z.string(),
  blockedAt: z.string(),
});
tolerate(blockedPersonSchema, 'uid');
export type BlockedPerson = z.output<typeof blockedPersonSchema>;
