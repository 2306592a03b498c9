import type { EnteredAddress } from '../../../../contract/buying/shipping-address';
import { createConfirmationMachine } from '../../../features/confirmation/create-confirmation-machine';

/** Changes or removes the address that the next booking begins with. The input is null for none. */
export const savedAddressMachine = createConfirmationMachine<
  'change' | 'remove',
  EnteredAddress | null
>({
  id: 'savedAddress',
  description: 'Changes or removes the shipping address of the account.',
  subject: 'change',
  open: 'The buyer presses Change, Add an address or Remove.',
  confirming: 'The dialog asks for the address, or for a confirmation.',
  confirm: 'The buyer presses Save, or Remove.',
  done: 'The account has the new address, or none.',
});
