import { Button, Stack } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import {
  useAddCategoryMutation,
  useChangeCategoryMutation,
} from '../../../../api/category-administration-api';
import { unwrapCall } from '../../../../api/request-failure';
import { FormDialog } from '../../../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../../../components/forms/failure-note';
import { focusFirstError } from '../../../../components/forms/focus-first-error';
import { TextAreaControl, TextControl } from '../../../../components/forms/form-controls';
import { PictureUrlControl } from '../../../../components/forms/picture-url-control';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';
import { usePictureUpload } from '../../use-picture-upload';
import { AttributesControl } from './attributes-control';
import {
  toCategoryChanges,
  toNewCategory,
  toCategoryValues,
  validateCategory,
  type CategoryValues,
} from './category-values';
import type { DialogState } from './dialog-state';

/** The dialog in which an admin adds a category, or changes one. */
export function CategoryDialog({
  category,
  open,
  onClose,
  onExitComplete,
}: DialogState & { category?: EditableCategory | undefined }) {
  const [add] = useAddCategoryMutation();
  const [change] = useChangeCategoryMutation();
  const upload = usePictureUpload();
  const [busy, setBusy] = useState(false);
  // The values with which the dialog was opened: a refetch must not discard what is typed.
  const [initialValues] = useState(() => toCategoryValues(category));
  useCloseOnBack({
    id: `category-${category?._id ?? 'new'}`,
    open,
    canClose: !busy,
    onBack: onClose,
  });
  const save = async (values: CategoryValues) => {
    if (!category) return unwrapCall(add(toNewCategory(values)));
    return unwrapCall(change({ id: category._id, ...toCategoryChanges(values, initialValues) }));
  };
  const submit = async (values: CategoryValues) => {
    setBusy(true);
    try {
      await save(values);
      toast.success(category ? 'Category saved.' : 'Category added.');
      onClose();
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open={open}
      title={category ? category.name : 'Add a category'}
      canClose={!busy}
      onClose={onClose}
      onExitComplete={onExitComplete}
    >
      <Form<CategoryValues>
        subscription={{ submitError: true }}
        initialValues={initialValues}
        validate={validateCategory}
        onSubmit={submit}
      >
        {({ handleSubmit, form, submitError }) => (
          <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
            <Stack gap="5">
              <TextControl name="name" label="Name" autoComplete="off" />
              <TextAreaControl
                name="description"
                label="Description"
                hint="Shown on the category's page, and its beginning on Home."
              />
              <PictureUrlControl
                name="image"
                label="Picture"
                hint="Without one, Home shows the picture of the newest product."
                removeLabel="Remove the picture"
                upload={upload}
              />
              <AttributesControl />
              {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button type="submit" loading={busy}>
                  {category ? 'Save' : 'Add category'}
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
