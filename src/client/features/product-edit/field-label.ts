import type { EditableField } from '../../../contract/editable-product';
import { productFields } from '../../../contract/product-fields';

export const fieldLabel = (field: EditableField): string =>
  field === 'photos' ? 'Photos' : productFields[field].label;
