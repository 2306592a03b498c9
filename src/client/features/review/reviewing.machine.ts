import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

/** What is written: the review of an order, or the answer to a review. */
export type ReviewTarget = { orderId: string } | { reviewId: string };

export interface ReviewInput {
  /** From 1 to 5; 0 for an answer. */
  rating: number;
  text: string;
  photos: readonly File[];
}

/** Writes a review of an order, or the answer to one. Neither can be changed afterwards. */
export const reviewingMachine = createConfirmationMachine<ReviewTarget, ReviewInput>({
  id: 'reviewing',
  description: 'Writes a review of an order, or the answer to one.',
  subject: { orderId: '' },
  open: 'The user presses Write a review, or Answer.',
  confirming: 'The dialog asks for stars, a text and photos, or for an answer.',
  confirm: 'The user sends it. Photos are uploaded first.',
  done: 'The server has it.',
});
