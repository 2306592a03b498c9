import { heicMessage, isHeic, maxImageBytes } from '../../../contract/image-upload';
import { tooLongMessage } from '../../../contract/messages';
import { maxPhotos } from '../../../contract/product';
import {
  productFieldNames,
  productFields,
  type ProductField,
} from '../../../contract/product-fields';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/visible-text';
import type { ProductDraft } from './product-creation.machine';

/** The message of each field that is not valid. */
export function validateProduct(draft: Partial<ProductDraft>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of productFieldNames) {
    const problem = fieldProblem(productFields[name], draft[name]);
    if (problem !== undefined) problems[name] = problem;
  }
  const unfitImage = draft.image && imageProblem(draft.image);
  if (unfitImage) problems.image = unfitImage;
  const unfitPhotos = draft.photos && photosProblem(draft.photos);
  if (unfitPhotos) problems.photos = unfitPhotos;
  return problems;
}

/** The specification bounds no required field, so only the length of an optional one is checked. */
function fieldProblem({ required, maxLength }: ProductField, value: string | File | undefined) {
  const isText = typeof value === 'string';
  if (required !== undefined) {
    return value === undefined || (isText && !hasVisibleCharacter(value)) ? required : undefined;
  }
  return isText && sanitizeText(value).length > maxLength ? tooLongMessage(maxLength) : undefined;
}

function imageProblem(image: File): string | undefined {
  if (isHeic(image)) return heicMessage;
  if (!image.type.startsWith('image/'))
    return "That file isn't a picture. Choose a JPEG, PNG or WebP.";
  if (image.size > maxImageBytes) return 'This picture is larger than 32 MB. Choose a smaller one.';
  return undefined;
}

function photosProblem(photos: readonly File[]): string | undefined {
  if (photos.length >= maxPhotos) {
    return `A product has at most ${maxPhotos} photos. Remove ${photos.length - maxPhotos + 1}.`;
  }
  const unfit = photos.find(imageProblem);
  return unfit && `${unfit.name}: ${imageProblem(unfit)}`;
}
