import { heicMessage, isHeic, maxImageBytes } from '../../../contract/image-upload';
import { maxPhotos } from '../../../contract/product';
import { hasVisibleCharacter } from '../../../contract/visible-text';
import type { ProductDraft } from './product-creation.machine';

/** Specification 5.1, word for word. */
const requiredMessages: Record<Exclude<keyof ProductDraft, 'photos'>, string> = {
  productName: 'Product Name is required!',
  originalPrice: 'Original Price is required!',
  location: 'Location is required!',
  description: 'Description is required!',
  sellingPrice: 'Selling Price is required!',
  category: 'Please Select Product Category!',
  yearOfPurchase: 'Year of Purchase is required!',
  mobileNumber: 'Mobile Number is required!',
  condition: 'Please Select the Condition of your product!',
  image: 'Please choose a photo of your product!',
};

function imageProblem(image: File): string | undefined {
  if (isHeic(image)) return heicMessage;
  if (!image.type.startsWith('image/'))
    return "That file isn't a picture. Choose a JPEG, PNG or WebP.";
  if (image.size > maxImageBytes) return 'This picture is larger than 32 MB. Choose a smaller one.';
  return undefined;
}

function problemOfPhotos(photos: readonly File[]): string | undefined {
  if (photos.length >= maxPhotos) {
    return `A product has at most ${maxPhotos} photos. Remove ${photos.length - maxPhotos + 1}.`;
  }
  const unfit = photos.find(imageProblem);
  return unfit && `${unfit.name}: ${imageProblem(unfit)}`;
}

export function validateProduct(draft: Partial<ProductDraft>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, message] of Object.entries(requiredMessages)) {
    const value = draft[field as keyof ProductDraft];
    if (value === undefined || (typeof value === 'string' && !hasVisibleCharacter(value))) {
      problems[field] = message;
    }
  }
  const problem = draft.image && imageProblem(draft.image);
  if (problem) problems.image = problem;
  const photosProblem = draft.photos && problemOfPhotos(draft.photos);
  if (photosProblem) problems.photos = photosProblem;
  return problems;
}
