import type { Suggestion } from '../../../contract/search';
import { productPath } from '../../services/product-path';
import { searchPath } from '../../services/search-path';

/** Returns the path that a suggestion links to: a product, or a search. */
export function suggestionPath({ kind, text, id }: Suggestion): string {
  if (kind === 'category' && id !== undefined) return searchPath({ category: [id] });
  if (kind === 'brand') return searchPath({ brand: [id ?? text] });
  const product = kind === 'product' && id !== undefined ? productPath(id) : undefined;
  return product ?? searchPath({ text });
}
