import { conditions } from '../../../contract/selling/product';
import {
  parseSearchParams,
  type Search,
  type SearchSortOrder,
} from '../../../contract/finding/search';
import type { Selection } from './product-selection';

const searchSortOrders: Record<Selection['order'], SearchSortOrder> = {
  newest: 'newest',
  cheapest: 'priceUp',
  dearest: 'priceDown',
};

/** Converts the selection of a category to a server search. */
export function toSearch(categoryId: string, selection: Selection, after: string | null): Search {
  const { text, condition, order } = selection;
  return {
    // Parsed like URL parameters, which drops invalid values.
    ...parseSearchParams(new URLSearchParams({ text, ...(after !== null && { after }) })),
    category: [categoryId],
    condition: condition ? conditions.filter((each) => each === condition) : undefined,
    order: searchSortOrders[order],
  };
}
