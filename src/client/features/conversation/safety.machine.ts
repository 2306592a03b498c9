import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

/** What a user can do about the other person of a conversation. */
export type SafetyAction = 'block' | 'unblock';

/** Blocks or unblocks the other person of a conversation. */
export const safetyMachine = createConfirmationMachine<SafetyAction, void>({
  id: 'safety',
  description: 'Blocks or unblocks the other person of a conversation.',
  subject: 'block',
  open: 'The user chooses an action in the menu.',
  confirming: 'The dialog explains the action.',
  confirm: 'The user confirms the action.',
  done: 'The other person is blocked or unblocked.',
});
