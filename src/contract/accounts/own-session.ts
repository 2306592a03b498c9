import * as z from 'zod/mini';

/** A sign-in of the caller that was used recently. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** Such as 'Firefox' and 'Windows'; empty if they are unknown. */
  browser: z.string(),
  system: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether the request belongs to it. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSessionSchema>;
