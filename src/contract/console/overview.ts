import * as z from 'zod/mini';

const figureSchemas = {
  signUps: z.int(),
  listings: z.int(),
  sales: z.int(),
  turnover: z.int(),
  revenue: z.int(),
};

/**
 * What waits for a decision, and what happened on each of the last days, oldest first
 * (docs/console.md#overview).
 */
export const overviewSchema = z.object({
  /** The kinds are the keys of `waitingItems`; a server may know others. */
  waiting: z.array(z.object({ kind: z.string(), count: z.int() })),
  totals: z.object(figureSchemas),
  /** `day` is an ISO 8601 date. */
  days: z.array(z.object({ day: z.string(), ...figureSchemas })),
});
export type Overview = z.infer<typeof overviewSchema>;
