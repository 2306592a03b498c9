import type { EditableField } from '../../../contract/selling/editable-product';
import { productFields } from '../../../contract/selling/product-fields';

export const fieldLabel = (field: EditableField): string =>
  field === 'photos'
    ? 'Photos'
    : field === 'photoMarks'
      ? 'What the photos show'
      : productFields[field].label;
