import * as z from 'zod/mini';

/** The chart's context: what an order remembers besides its state. Stored and sent with it. */
export const orderContextSchema = z.object({
  /** Booked before it was paid: when the card is rejected, the booking stays. */
  isBooked: z.boolean(),
  isReminded: z.boolean(),
  isHandedOver: z.boolean(),
  /** A bank's dispute is decided once; its events arrive in any order. */
  isBankDone: z.boolean(),
});
export type OrderContext = z.output<typeof orderContextSchema>;
