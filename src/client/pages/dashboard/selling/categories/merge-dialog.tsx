import { Text } from '@chakra-ui/react';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { SelectControl } from '../../../../components/forms/form-controls';
import { ConfirmationDialog } from '../../../../features/confirmation/confirmation-dialog';
import type { ConfirmationState } from '../../../../features/confirmation/use-confirmation';

interface MergeForm {
  into: string;
}

interface MergeDialogProps {
  merge: ConfirmationState & { confirm: (form: MergeForm) => void };
  category: EditableCategory;
  /** The categories to which its products can move. */
  others: readonly EditableCategory[];
}

/** The dialog in which an admin moves all products of a category to another one, and removes it. */
export function MergeDialog({ merge, category, others }: MergeDialogProps) {
  const { name, products } = category;
  return (
    <ConfirmationDialog<MergeForm>
      confirmation={merge}
      title={`Merge ${name}`}
      confirmLabel="Merge"
      destructive
      validate={({ into }) => (into ? {} : { into: 'Please choose a category.' })}
      onConfirm={merge.confirm}
    >
      <Text>
        {`All products of this category (${products}, sold and hidden ones included) move to another one, and this category is removed. Its page no longer exists. This can't be undone.`}
      </Text>
      <SelectControl
        name="into"
        label={inGoodsWords('Move the watches to')}
        prompt="Choose a category"
        options={others.map((each) => ({ value: each._id, label: each.name }))}
      />
    </ConfirmationDialog>
  );
}
