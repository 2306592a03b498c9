import * as z from 'zod/mini';

/** The context of the order machine: facts about an order besides its state. Stored with the state. */
export const orderContextSchema = z.object({
  /** Whether it was booked before payment. If the card is rejected, the booking then remains. */
  isBooked: z.boolean(),
  isReminded: z.boolean(),
  isHandedOver: z.boolean(),
  /** Whether the bank has decided its dispute. Stripe's events may arrive late, so later ones are ignored. */
  isBankDone: z.boolean(),
});
export type OrderContext = z.output<typeof orderContextSchema>;
