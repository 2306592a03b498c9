import { conditions } from '../../../contract/product';
import { parseSearchParams, type Search, type SearchSortOrder } from '../../../contract/search';
import type { Selection } from './product-selection';

const orders: Record<Selection['order'], SearchSortOrder> = {
  newest: 'newest',
  cheapest: 'priceUp',
  dearest: 'priceDown',
};

/** What the server is asked for where somebody selects this of a category. */
export function searchFor(categoryId: string, selection: Selection, after: string | null): Search {
  const { text, condition, order } = selection;
  return {
    // Read as from an address: what a search can't have is left out.
    ...parseSearchParams(new URLSearchParams({ text, ...(after !== null && { after }) })),
    category: categoryId,
    condition: condition ? conditions.filter((known) => known === condition) : undefined,
    order: orders[order],
  };
}
