import type { ProductValues } from '../../../contract/product-fields';

/** The values of the form. The pictures are files until they are uploaded to the image host. */
export type ProductDraft = Omit<ProductValues, 'image'> & {
  image: File;
  /** Further pictures, in display order. */
  photos?: readonly File[];
};
