import { Button, Flex } from '@chakra-ui/react';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import {
  useMergeCategoryMutation,
  useRemoveCategoryMutation,
} from '../../../../api/category-administration-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useConfirmation } from '../../../../features/confirmation/use-confirmation';
import { DeletionDialog } from '../../../../features/deletion/deletion-dialog';
import { useDeletion } from '../../../../features/deletion/use-deletion';
import { toast } from '../../../../services/toasts/toasts';
import { CategoryDialog } from './category-dialog';
import { categoryMergeMachine } from './category-merge.machine';
import { MergeDialog } from './merge-dialog';
import { useCategoryEdit } from './use-category-edit';

interface CategoryActionsProps {
  category: EditableCategory;
  others: readonly EditableCategory[];
}

/** The buttons that change, merge and remove a category, with their dialogs. */
export function CategoryActions({ category, others }: CategoryActionsProps) {
  const { _id: id, name, description, products } = category;
  const [mergeInto] = useMergeCategoryMutation();
  const [remove] = useRemoveCategoryMutation();
  const edit = useCategoryEdit(category);
  const merge = useConfirmation(
    categoryMergeMachine,
    {
      save: ({ input: { into } }) => unwrapCall(mergeInto({ id, into })),
      onDone: () => toast.success('The categories are merged.'),
    },
    name,
  );
  const removal = useDeletion({
    remove: () => unwrapCall(remove(id)),
    success: 'Category removed.',
  });
  return (
    <Flex
      gap="2"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      role="group"
      aria-label={`Actions of ${name}`}
    >
      <Button size="sm" variant="outline" onClick={() => edit.open()}>
        Edit
      </Button>
      {others.length > 0 && (
        <Button size="sm" variant="outline" onClick={() => merge.open()}>
          Merge
        </Button>
      )}
      {products === 0 && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => removal.open({ id, name, details: [description] })}
        >
          Remove
        </Button>
      )}
      {edit.isMounted && <CategoryDialog edit={edit} category={category} />}
      {merge.isMounted && <MergeDialog {...{ merge, category, others }} />}
      {products === 0 && (
        <DeletionDialog deletion={removal} question="Remove this category?" confirmLabel="Remove" />
      )}
    </Flex>
  );
}
