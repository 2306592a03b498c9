import { createConfirmationMachine } from '../../../../features/confirmation/create-confirmation-machine';

/** Hides the listings of a seller who is away. */
export const timeAwayMachine = createConfirmationMachine<void, { start: string }>({
  id: 'timeAway',
  description: 'Hides the products of a seller until the day of their return.',
  subject: undefined,
  open: 'The seller presses Vacation.',
  confirming: 'The dialog asks for the day of the return.',
  confirm: 'The seller presses Hide my watches.',
  done: 'The watches are hidden.',
});
