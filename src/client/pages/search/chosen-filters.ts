import type { Facet, Search, SearchResponse, SearchFilter } from '../../../contract/search';

export interface ChosenFilter {
  label: string;
  /** The change that removes it. */
  removal: Partial<Search>;
}

/** The change that removes all values of a filter. */
export const removeFilter: Record<SearchFilter, Partial<Search>> = {
  category: { category: undefined },
  condition: { condition: undefined },
  seller: { seller: undefined },
  brand: { brand: undefined },
  price: { priceFrom: undefined, priceTo: undefined },
  year: { yearFrom: undefined, yearTo: undefined },
  place: { place: undefined },
  verified: { verified: undefined },
};

export const filterNames: Record<SearchFilter, string> = {
  category: 'the category',
  condition: 'the condition',
  seller: 'the seller',
  brand: 'the brand',
  price: 'the price',
  year: 'the year',
  place: 'the place',
  verified: 'verified sellers only',
};

/** Labels of the active filters of a search, in a fixed order. */
export function chosenFilters(search: Search, facets?: SearchResponse['facets']): ChosenFilter[] {
  const { text, category, condition = [], seller, brand, place, verified } = search;
  const named = (filter: 'category' | 'seller' | 'brand' | 'place', value: string | undefined) =>
    value === undefined
      ? []
      : [{ label: labelOf(facets?.[filter], value), removal: removeFilter[filter] }];
  const range = (filter: 'price' | 'year', label: string | undefined) =>
    label === undefined ? [] : [{ label, removal: removeFilter[filter] }];
  return [
    ...(text === undefined ? [] : [{ label: `“${text}”`, removal: { text: undefined } }]),
    ...named('category', category),
    ...named('brand', brand),
    ...condition.map((value) => ({
      label: value,
      removal: { condition: withoutValue(condition, value) },
    })),
    ...range('price', inWords(search.priceFrom, search.priceTo, dollars)),
    ...range('year', inWords(search.yearFrom, search.yearTo, String)),
    ...named('place', place),
    ...named('seller', seller),
    ...(verified ? [{ label: 'Verified sellers', removal: removeFilter.verified }] : []),
  ];
}

/** The remaining values; undefined if none remain. */
export function withoutValue<Value>(values: readonly Value[], value: Value): Value[] | undefined {
  const others = values.filter((other) => other !== value);
  return others.length > 0 ? others : undefined;
}

function labelOf(facets: readonly Facet[] | undefined, value: string): string {
  return facets?.find((facet) => facet.value === value)?.label ?? value;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

function inWords(
  from: number | undefined,
  to: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (from !== undefined && to !== undefined) return `${format(from)} – ${format(to)}`;
  if (from !== undefined) return `From ${format(from)}`;
  return to === undefined ? undefined : `Up to ${format(to)}`;
}
