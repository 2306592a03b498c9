import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import { useRemoveCategoryMutation } from '../../../../api/category-administration-api';
import { requestFailureMessage, unwrapCall } from '../../../../api/request-failure';
import { LazyConfirmDialog } from '../../../../components/dialogs/lazy-confirm-dialog';
import { useMountedWhileOpen } from '../../../../components/dialogs/use-mounted-while-open';
import { toast } from '../../../../services/toasts/toasts';
import { CategoryDialog } from './category-dialog';
import { MergeDialog } from './merge-dialog';

interface CategoryActionsProps {
  category: EditableCategory;
  others: readonly EditableCategory[];
}

/** The buttons that change, merge and remove a category, with their dialogs. */
export function CategoryActions({ category, others }: CategoryActionsProps) {
  const { name, description, products } = category;
  const [openDialog, setOpenDialog] = useState<'edit' | 'merge' | 'remove'>();
  const edit = useMountedWhileOpen(openDialog === 'edit');
  const merge = useMountedWhileOpen(openDialog === 'merge');
  const close = () => setOpenDialog(undefined);
  return (
    <Flex
      gap="2"
      wrap={{ base: 'wrap', xl: 'nowrap' }}
      role="group"
      aria-label={`Actions of ${name}`}
    >
      <Button size="sm" variant="outline" onClick={() => setOpenDialog('edit')}>
        Edit
      </Button>
      {others.length > 0 && (
        <Button size="sm" variant="outline" onClick={() => setOpenDialog('merge')}>
          Merge
        </Button>
      )}
      {products === 0 && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          onClick={() => setOpenDialog('remove')}
        >
          Remove
        </Button>
      )}
      {edit.isMounted && (
        <CategoryDialog
          category={category}
          open={openDialog === 'edit'}
          onClose={close}
          onExitComplete={edit.onExitComplete}
        />
      )}
      {merge.isMounted && (
        <MergeDialog
          category={category}
          others={others}
          open={openDialog === 'merge'}
          onClose={close}
          onExitComplete={merge.onExitComplete}
        />
      )}
      {products === 0 && (
        <CategoryRemovalDialog
          id={category._id}
          name={name}
          description={description}
          open={openDialog === 'remove'}
          onClose={close}
        />
      )}
    </Flex>
  );
}

interface CategoryRemovalDialogProps {
  id: string;
  name: string;
  description: string;
  open: boolean;
  onClose: () => void;
}

function CategoryRemovalDialog({
  id,
  name,
  description,
  open,
  onClose,
}: CategoryRemovalDialogProps) {
  const [remove, { isLoading, error, reset }] = useRemoveCategoryMutation();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    try {
      await unwrapCall(remove(id));
      toast.success('Category removed.');
      close();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <LazyConfirmDialog
      open={open}
      question="Remove this category?"
      subject={name}
      details={[description]}
      confirmLabel="Remove"
      busy={isLoading}
      failure={requestFailureMessage(error)}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
