import * as z from 'zod/mini';

/**
 * What the deletion of an account does to an open order: cancels it, refunds the buyer, or waits until the order has
 * ended by itself.
 */
const deletionOutcomeSchema = z.enum(['cancelled', 'refunded', 'continues']);
export type DeletionOutcome = z.output<typeof deletionOutcomeSchema>;

export const accountDeletionSchema = z.object({
  /** When the user asked for the deletion, which waits for orders and their payout; null without a request. */
  requestedAt: z.nullable(z.string()),
  /** What the seller is owed for completed sales, in each currency; negative for a debt. */
  owed: z.optional(z.array(z.object({ amount: z.int(), currency: z.string() }))),
  /** The open orders. */
  orders: z.array(
    z.object({
      orderId: z.string(),
      productName: z.string(),
      role: z.enum(['buyer', 'seller']),
      outcome: deletionOutcomeSchema,
    }),
  ),
});
export type AccountDeletion = z.output<typeof accountDeletionSchema>;

export const deletionRequestSchema = z.object({
  acknowledged: z.literal(true),
  /** Whether the account is deleted already. Otherwise it waits for orders. */
  isDeleted: z.boolean(),
});
export type DeletionRequest = z.output<typeof deletionRequestSchema>;

/** The longest time in minutes since the sign-in with which an account can be deleted. */
export const recentSignInMinutes = 10;
