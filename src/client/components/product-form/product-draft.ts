import type { ProductValues } from '../../../contract/selling/product-fields';
import type { Photo } from '../photos/photo';

/** The values of the form. */
export type ProductDraft = Omit<ProductValues, 'image'> & {
  /** The photos in display order, the cover first. */
  photos: readonly Photo[];
};
