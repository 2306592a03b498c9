import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

/** The record to delete, with the texts that describe it in the dialog. */
export interface DeletionSubject {
  id: string;
  name: string;
  /** Further lines that identify the record or describe the consequences. */
  details?: readonly string[];
}

/** Deletes a record. A table has one machine for all its rows. */
export const deletionMachine = createConfirmationMachine<DeletionSubject, void>({
  id: 'deletion',
  description: 'Deletes a product, a user or another record after a confirmation.',
  subject: { id: '', name: '' },
  open: 'The user presses Delete in a row.',
  confirming: 'The dialog asks for a confirmation.',
  confirm: 'The user confirms.',
  done: 'The record is deleted.',
});
