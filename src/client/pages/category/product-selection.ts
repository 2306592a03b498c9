import { shopCurrency } from '../../../contract/payments/currencies';
import { parsePrice } from '../../../contract/selling/price';
import { conditions, type Product } from '../../../contract/selling/product';
import { parseSearchParams } from '../../../contract/finding/search';
import { readPageNumber } from '../../components/records/use-page';
import { formatUrlParameter } from '../format-url-parameter';

/** Divisible by 2 and 3, to fill the last row of every layout, and few enough for a slow phone. */
export const productsPerPage = 60;

export const sortOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'cheapest', label: 'Price: low to high' },
  { value: 'dearest', label: 'Price: high to low' },
] as const;
type SortOrder = (typeof sortOrders)[number]['value'];

/**
 * The filters, sort order and page of a category. The URL stores them, so that a link opens the same
 * view.
 */
export interface Selection {
  text: string;
  condition: string;
  order: SortOrder;
  page: number;
}

/** Parses the query string; an invalid value becomes the default. */
export function parseSelection(search: URLSearchParams): Selection {
  const condition = search.get('condition') ?? '';
  return {
    text: search.get('q') ?? '',
    condition: conditions.some((each) => each === condition) ? condition : '',
    order: sortOrders.find(({ value }) => value === search.get('order'))?.value ?? 'newest',
    page: readPageNumber(search),
  };
}

/** Returns the query string of a selection, without default values. */
export function serializeSelection({ text, condition, order, page }: Selection): URLSearchParams {
  const search = new URLSearchParams();
  if (text) search.set('q', text);
  if (condition) search.set('condition', condition);
  if (order !== 'newest') search.set('order', order);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** Returns the parameters of a URL that `parseSelection` ignores, and texts that the server ignores. */
export function ignoredParams(search: URLSearchParams): string[] {
  const validValues: [string, (value: string) => boolean][] = [
    ['q', (value) => parseSearchParams(new URLSearchParams({ text: value })).text !== undefined],
    ['condition', (value) => conditions.some((condition) => condition === value)],
    ['order', (value) => sortOrders.some((order) => order.value === value)],
  ];
  return validValues.flatMap(([name, isValid]) =>
    search
      .getAll(name)
      .filter((value) => value.trim() !== '' && !isValid(value))
      .map((value) => formatUrlParameter(name, value)),
  );
}

const comparisons: Record<SortOrder, (a: Product, b: Product) => number> = {
  newest: (a, b) => b.timestamp - a.timestamp,
  cheapest: (a, b) => compareAmounts(a, b, 1),
  dearest: (a, b) => compareAmounts(a, b, -1),
};

/** Compares prices. A price that is not an amount comes last in both directions. */
function compareAmounts(a: Product, b: Product, direction: 1 | -1): number {
  const [amountA = null, amountB = null] = [a, b].map(comparableAmount);
  if (amountA === null || amountB === null) {
    return Number(amountA === null) - Number(amountB === null);
  }
  return (amountA - amountB) * direction;
}

/** Prices in another currency than the shop's can't be compared. */
const comparableAmount = ({ sellingPrice, currency }: Product) =>
  (currency ?? shopCurrency()) === shopCurrency() ? parsePrice(sellingPrice) : null;

/** Returns the matching products in the selected order. Every word must match, ignoring case. */
export function selectProducts(products: readonly Product[], selection: Selection): Product[] {
  const words = selection.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return products
    .filter((product) => {
      if (selection.condition && product.condition !== selection.condition) return false;
      if (words.length === 0) return true;
      const { productName, description, location, sellerName } = product;
      const text = `${productName}\n${description}\n${location}\n${sellerName}`.toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort(comparisons[selection.order]);
}
