import { useState } from 'react';
import type { EditableCategory } from '../../../../../contract/selling/editable-category';
import { defaultCheckedMarks, photoMarks } from '../../../../../contract/pictures/photo-marks';
import { productFields, watchAttributes } from '../../../../../contract/selling/product-fields';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { TextAreaControl, TextControl } from '../../../../components/forms/form-controls';
import { PictureUrlControl } from '../../../../components/forms/picture-url-control';
import { ConfirmationDialog } from '../../../../features/confirmation/confirmation-dialog';
import { usePictureUpload } from '../../use-picture-upload';
import { SelectionControl } from './selection-control';
import { toCategoryValues, validateCategory, type CategoryValues } from './category-values';
import type { useCategoryEdit } from './use-category-edit';

const defaultMarkLabels = defaultCheckedMarks.map((mark) => photoMarks[mark]).join(', ');

interface CategoryDialogProps {
  edit: ReturnType<typeof useCategoryEdit>;
  category?: EditableCategory;
}

/** The dialog in which an admin adds a category, or changes one. */
export function CategoryDialog({ edit, category }: CategoryDialogProps) {
  const upload = usePictureUpload();
  // The values with which the dialog was opened: a refetch must not discard what is typed.
  const [initialValues] = useState(() => toCategoryValues(category));
  return (
    <ConfirmationDialog<CategoryValues>
      confirmation={edit}
      title={category ? category.name : 'Add a category'}
      confirmLabel={category ? 'Save' : 'Add category'}
      initialValues={initialValues}
      validate={validateCategory}
      onConfirm={(values) => edit.confirm({ values, initialValues })}
    >
      <TextControl name="name" label="Name" autoComplete="off" />
      <TextAreaControl
        name="description"
        label="Description"
        hint="Shown on the category's page. Home shows its beginning."
      />
      <PictureUrlControl
        name="image"
        label="Picture"
        hint={inGoodsWords('Without one, Home shows the picture of the newest watch.')}
        removeLabel="Remove the picture"
        upload={upload}
      />
      <SelectionControl
        title="Attributes"
        name="attributes"
        allName="showsAllAttributes"
        allLabel="Show all attributes"
        options={watchAttributes.map((name) => [name, productFields[name].label])}
      />
      <SelectionControl
        title="Photos that build trust"
        name="photoMarks"
        allName="asksForDefaultMarks"
        allLabel={`The usual ones: ${defaultMarkLabels}`}
        options={Object.entries(photoMarks)}
      />
    </ConfirmationDialog>
  );
}
