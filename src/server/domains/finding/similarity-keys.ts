import { typedBrand } from '../../../contract/brands/brands';
import { brandOfTitle } from '../../../contract/brands/title-brand';
import { wordsOf } from '../../../contract/text/tokenize';
import type { SimilarityKeys } from './sold-prices.sql';

interface DescribedProduct {
  productName?: string | undefined;
  brand?: string | undefined;
  model?: string | undefined;
  referenceNumber?: string | undefined;
  category?: string | undefined;
}

/** Returns the search columns by which products similar to the described one are found. */
export function similarityKeys(product: DescribedProduct): SimilarityKeys {
  const { productName = '', brand = '', model = '', referenceNumber = '', category } = product;
  return {
    reference: wordsOf(referenceNumber).join('') || null,
    brand: (typedBrand(brand) ?? brandOfTitle(productName))?.value,
    model: modelKey(model),
    category,
  };
}

/** Returns the normalized words of a model; null without one. */
export function modelKey(model: string): string | null {
  return wordsOf(model).join(' ') || null;
}
