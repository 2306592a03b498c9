import type { PhotoMarks } from '../../../contract/pictures/photo-marks';
import type { DraftTexts } from '../../../contract/selling/product-draft';
import { productTextFields, type ProductTextField } from '../../../contract/selling/product-fields';
import { sanitizeText } from '../../../contract/text/visible-text';

/** What a draft stores of the form. */
export interface DraftContent {
  texts: DraftTexts;
  /** The URLs of the uploaded photos in display order. */
  photos: readonly string[];
  photoMarks?: PhotoMarks | undefined;
}

export const emptyContent: DraftContent = { texts: {}, photos: [] };

/** Returns a text as the server stores it. */
const storedText = ({ texts }: DraftContent, name: ProductTextField) =>
  sanitizeText(texts[name] ?? '');

/** Returns the text fields whose values differ. */
export const differentTexts = (one: DraftContent, other: DraftContent): ProductTextField[] =>
  productTextFields.filter((name) => storedText(one, name) !== storedText(other, name));

export const hasSamePhotos = (
  { photos, photoMarks = {} }: DraftContent,
  other: DraftContent,
): boolean =>
  photos.length === other.photos.length &&
  photos.every(
    (url, index) => url === other.photos[index] && photoMarks[url] === other.photoMarks?.[url],
  );

export const isSameContent = (one: DraftContent, other: DraftContent): boolean =>
  differentTexts(one, other).length === 0 && hasSamePhotos(one, other);
