import * as z from 'zod/mini';

/** Why the buyer and the seller of an order may be one person. */
const orderFlagKinds = ['samePhone', 'sameCard'] as const;
export type OrderFlagKind = (typeof orderFlagKinds)[number];

/** A hint for admins (docs/buying.md#flagged-orders). */
export const orderFlagSchema = z.object({
  kind: z.enum(orderFlagKinds),
  /** An ISO 8601 time. */
  flaggedAt: z.string(),
});
export type OrderFlag = z.infer<typeof orderFlagSchema>;
