import type { Suggestion } from '../../../contract/search';
import { productAddress } from '../../services/product-address';
import { addressOfSearch } from '../../services/search-address';

/** Where a suggestion leads. */
export function addressOfSuggestion({ kind, text, id }: Suggestion): string {
  if (kind === 'category' && id !== undefined) return addressOfSearch({ category: id });
  if (kind === 'brand') return addressOfSearch({ brand: id ?? text });
  const product = kind === 'product' && id !== undefined ? productAddress(id) : undefined;
  return product ?? addressOfSearch({ text });
}
