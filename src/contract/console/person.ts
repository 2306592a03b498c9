import * as z from 'zod/mini';
import { roleSchema } from '../accounts/user';
import { skipInvalid } from '../platform/tolerance';

/** A user in the list of all people (docs/users.md#lists-of-users). */
export const listedPersonSchema = z.object({
  _id: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
  role: z.nullable(roleSchema),
  /** Null for a moderator. */
  email: z.nullable(z.string()),
  suspended: z.boolean(),
  hasBothRoles: z.boolean(),
  deleted: z.boolean(),
  /** An ISO 8601 time. */
  registeredAt: z.string(),
});
skipInvalid(listedPersonSchema);
export type ListedPerson = z.infer<typeof listedPersonSchema>;
