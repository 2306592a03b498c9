import { parseFieldValue } from '../../../contract/selling/field-value';
import { coverMarkMessage } from '../../../contract/pictures/photo-marks';
import { tooLongMessage } from '../../../contract/text/messages';
import {
  productFields,
  productTextFields,
  type ProductField,
  type ProductTextField,
} from '../../../contract/selling/product-fields';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';
import type { ProductDraft } from './product-draft';

/** Returns the error message of each invalid field. */
export function validateProduct(draft: Partial<ProductDraft>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of productTextFields) {
    const error = fieldError(name, draft[name]);
    if (error !== undefined) errors[name] = error;
  }
  if (!draft.photos?.length) errors['photos'] = productFields.image.required;
  else if (draft.photos[0]?.mark === 'serial') errors['photos'] = coverMarkMessage;
  return errors;
}

/** Checks the content of optional fields only: the specification limits no required field. */
function fieldError(name: ProductTextField, value = '') {
  const { required, maxLength }: ProductField = productFields[name];
  if (!hasVisibleCharacter(value)) return required;
  if (required !== undefined) return undefined;
  const text = sanitizeText(value);
  if (text.length > maxLength) return tooLongMessage(maxLength);
  const parsed = parseFieldValue(name, text);
  return 'error' in parsed ? parsed.error : undefined;
}
