import type { Suggestion } from '../../../contract/finding/search';
import { productPath } from '../../services/paths/product-path';
import { searchPath } from '../../services/paths/search-path';

/** Returns the path that a suggestion links to: a product, or a search. */
export function suggestionPath({ kind, text, id }: Suggestion): string {
  if (kind === 'category' && id !== undefined) return searchPath({ category: [id] });
  if (kind === 'brand') return searchPath({ brand: [id ?? text] });
  const product = kind === 'product' && id !== undefined ? productPath(id) : undefined;
  return product ?? searchPath({ text });
}
