import { createConfirmationMachine } from '../../../../features/confirmation/create-confirmation-machine';

/** Moves all products of a category to another one, and removes it. */
export const categoryMergeMachine = createConfirmationMachine<void, { into: string }>({
  id: 'categoryMerge',
  description: 'Moves all products of a category to another one, and removes it.',
  subject: undefined,
  open: 'The admin presses Merge.',
  confirming: 'The dialog asks for the other category.',
  confirm: 'The admin confirms.',
  done: 'The category is removed.',
});
