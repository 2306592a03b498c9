import type { RegistrationRole } from '../../../contract/accounts/user';
import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

/** Adds the other role to the account of a buyer or seller: "Start selling" or "Start buying". */
export const roleAdditionMachine = createConfirmationMachine<RegistrationRole, void>({
  id: 'roleAddition',
  description: 'Adds the other role to an account.',
  subject: 'seller',
  open: 'The user chooses the role in the account menu.',
  confirming: 'The dialog says what changes.',
  confirm: 'The user presses Start selling or Start buying.',
  done: 'The user has both roles, and the new one is active.',
});
