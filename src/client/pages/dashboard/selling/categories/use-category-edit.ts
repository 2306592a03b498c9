import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import {
  useAddCategoryMutation,
  useChangeCategoryMutation,
} from '../../../../api/category-administration-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useConfirmation } from '../../../../features/confirmation/use-confirmation';
import { toast } from '../../../../services/toasts/toasts';
import { categoryEditMachine } from './category-edit.machine';
import { toCategoryChanges, toNewCategory } from './category-values';

/** Runs the form of a category; of a new one if it is undefined. */
export function useCategoryEdit(category?: EditableCategory) {
  const [add] = useAddCategoryMutation();
  const [change] = useChangeCategoryMutation();
  return useConfirmation(
    categoryEditMachine,
    {
      save: ({ input: { values, initialValues } }): Promise<unknown> =>
        category
          ? unwrapCall(change({ id: category._id, ...toCategoryChanges(values, initialValues) }))
          : unwrapCall(add(toNewCategory(values))),
      onDone: () => toast.success(category ? 'Category saved.' : 'Category added.'),
    },
    category?.name,
  );
}
