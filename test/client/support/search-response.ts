import type { SearchResponse } from '../../../src/contract/finding/search';
import { product } from './fixtures';

/** A search response with one product. */
export function createSearchResponse(changes: Partial<SearchResponse> = {}): SearchResponse {
  return {
    products: [product],
    total: { count: changes.products?.length ?? 1, isExact: true },
    facets: {
      category: [
        { value: 'category-1', label: 'Dress watches', count: 7 },
        { value: 'category-2', label: 'Dive watches', count: 3 },
      ],
      condition: [
        { value: 'Excellent', label: 'Excellent', count: 2 },
        { value: 'Good', label: 'Good', count: 5 },
      ],
      brand: [{ value: 'omega', label: 'Omega', count: 4 }],
      seller: [{ value: 'uid-sam', label: 'Sam Seller', count: 4 }],
      place: [{ value: 'dhaka', label: 'Dhaka', count: 4 }],
      verified: 3,
      priceOnRequest: 2,
    },
    didYouMean: null,
    isCorrected: false,
    dropping: [],
    next: null,
    ...changes,
  };
}
