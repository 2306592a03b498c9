import type { Facet, Search, SearchResponse, SearchFilter } from '../../../contract/search';

export interface ChosenFilter {
  label: string;
  /** The change of the search that removes the filter. */
  removal: Partial<Search>;
}

/** The change of the search that removes all values of a filter. */
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

/** The name of each filter within a sentence. */
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

/** Returns the active filters of a search in a fixed order. The facets provide labels for ids. */
export function chosenFilters(search: Search, facets?: SearchResponse['facets']): ChosenFilter[] {
  const { text, category, condition = [], seller, brand, place, verified } = search;
  const facetFilter = (
    filter: 'category' | 'seller' | 'brand' | 'place',
    value: string | undefined,
  ) =>
    value === undefined
      ? []
      : [{ label: facetLabel(facets?.[filter], value), removal: removeFilter[filter] }];
  const rangeFilter = (filter: 'price' | 'year', label: string | undefined) =>
    label === undefined ? [] : [{ label, removal: removeFilter[filter] }];
  return [
    ...(text === undefined ? [] : [{ label: `“${text}”`, removal: { text: undefined } }]),
    ...facetFilter('category', category),
    ...facetFilter('brand', brand),
    ...condition.map((value) => ({
      label: value,
      removal: { condition: withoutValue(condition, value) },
    })),
    ...rangeFilter('price', formatRange(search.priceFrom, search.priceTo, formatDollars)),
    ...rangeFilter('year', formatRange(search.yearFrom, search.yearTo, String)),
    ...facetFilter('place', place),
    ...facetFilter('seller', seller),
    ...(verified ? [{ label: 'Verified sellers', removal: removeFilter.verified }] : []),
  ];
}

/** Returns the values without one of them; undefined if none remain. */
export function withoutValue<Value>(values: readonly Value[], value: Value): Value[] | undefined {
  const others = values.filter((other) => other !== value);
  return others.length > 0 ? others : undefined;
}

function facetLabel(facets: readonly Facet[] | undefined, value: string): string {
  return facets?.find((facet) => facet.value === value)?.label ?? value;
}

const formatDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Returns a range such as "$10 – $20" or "From $10"; undefined if it has no bounds. */
function formatRange(
  from: number | undefined,
  to: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (from !== undefined && to !== undefined) return `${format(from)} – ${format(to)}`;
  if (from !== undefined) return `From ${format(from)}`;
  return to === undefined ? undefined : `Up to ${format(to)}`;
}
