import { Button, Stack, Text } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import { useMergeCategoryMutation } from '../../../../api/category-administration-api';
import { unwrapCall } from '../../../../api/request-failure';
import { FormDialog } from '../../../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../../../components/forms/failure-note';
import { focusFirstError } from '../../../../components/forms/focus-first-error';
import { SelectControl } from '../../../../components/forms/form-controls';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';
import type { DialogState } from './dialog-state';

interface MergeDialogProps extends DialogState {
  category: EditableCategory;
  /** The categories to which its products can move. */
  others: readonly EditableCategory[];
}

interface MergeForm {
  into: string;
}

/** The dialog in which an admin moves all products of a category to another one, and removes it. */
export function MergeDialog(props: MergeDialogProps) {
  const { category, others, open, onClose, onExitComplete } = props;
  const { _id: id, name, products } = category;
  const [merge, { isLoading: busy }] = useMergeCategoryMutation();
  const options = others.map((each) => ({ value: each._id, label: each.name }));
  useCloseOnBack({ id: `merge-${id}`, open, canClose: !busy, onBack: onClose });
  const submit = async ({ into }: MergeForm) => {
    try {
      await unwrapCall(merge({ id, into }));
      toast.success('The categories are merged.');
      onClose();
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    }
  };
  return (
    <FormDialog
      open={open}
      title={`Merge ${name}`}
      canClose={!busy}
      onClose={onClose}
      onExitComplete={onExitComplete}
    >
      <Form<MergeForm>
        subscription={{ submitError: true }}
        validate={({ into }) => (into ? {} : { into: 'Please choose a category.' })}
        onSubmit={submit}
      >
        {({ handleSubmit, form, submitError }) => (
          <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
            <Stack gap="5">
              <Text>
                {`All products of this category (${products}, sold and hidden ones included) move to another one, and this category is removed. Its page no longer exists. This can't be undone.`}
              </Text>
              <SelectControl
                name="into"
                label="Move the products to"
                prompt="Choose a category"
                options={options}
              />
              {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button type="submit" colorPalette="red" loading={busy}>
                  Merge
                </Button>
                <Button variant="outline" disabled={busy} onClick={onClose}>
                  Cancel
                </Button>
              </Stack>
            </Stack>
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
