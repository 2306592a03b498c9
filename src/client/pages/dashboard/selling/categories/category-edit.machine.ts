import { createConfirmationMachine } from '../../../../features/confirmation/create-confirmation-machine';
import type { CategoryValues } from './category-values';

/** The values of the form, and those with which it was opened. */
export interface CategoryInput {
  values: CategoryValues;
  initialValues: CategoryValues;
}

/** Adds a category, or changes one. */
export const categoryEditMachine = createConfirmationMachine<void, CategoryInput>({
  id: 'categoryEdit',
  description: 'Adds a category, or changes one.',
  subject: undefined,
  open: 'The admin presses Add category or Edit.',
  confirming: 'The dialog shows the form of the category.',
  confirm: 'The admin saves the form.',
  done: 'The server has stored the category.',
});
