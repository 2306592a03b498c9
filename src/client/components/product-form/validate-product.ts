import { imageError } from '../../../contract/image-upload';
import { parseFieldValue } from '../../../contract/field-value';
import { tooLongMessage } from '../../../contract/messages';
import { maxPhotos } from '../../../contract/product';
import {
  productFieldNames,
  productFields,
  type ProductField,
  type ProductFieldName,
} from '../../../contract/product-fields';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/visible-text';
import type { ProductDraft } from './product-draft';

/** Returns the error message of each invalid field. */
export function validateProduct(draft: Partial<ProductDraft>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of productFieldNames) {
    const error = fieldError(name, draft[name]);
    if (error !== undefined) errors[name] = error;
  }
  const imageMessage = draft.image && imageError(draft.image);
  if (imageMessage) errors.image = imageMessage;
  const photosMessage = draft.photos && photosError(draft.photos);
  if (photosMessage) errors.photos = photosMessage;
  return errors;
}

/** Checks the content of optional fields only: the specification limits no required field. */
function fieldError(name: ProductFieldName, value: string | File | undefined) {
  const { required, maxLength }: ProductField = productFields[name];
  const isText = typeof value === 'string';
  if (required !== undefined) {
    return value === undefined || (isText && !hasVisibleCharacter(value)) ? required : undefined;
  }
  if (!isText || !hasVisibleCharacter(value)) return undefined;
  const text = sanitizeText(value);
  if (text.length > maxLength) return tooLongMessage(maxLength);
  const parsed = parseFieldValue(name, text);
  return 'error' in parsed ? parsed.error : undefined;
}

function photosError(photos: readonly File[]): string | undefined {
  if (photos.length >= maxPhotos) {
    return `A product has at most ${maxPhotos} photos. Remove ${photos.length - maxPhotos + 1}.`;
  }
  const invalidPhoto = photos.find(imageError);
  return invalidPhoto && `${invalidPhoto.name}: ${imageError(invalidPhoto)}`;
}
