import type {
  AttributeFacet,
  FacetValue,
  Search,
  SearchResponse,
  SearchFilter,
} from '../../../contract/finding/search';
import {
  diameterPhrase,
  flagPhrases,
  formatRange,
  formatUnits,
  nearPhrase,
  productionPhrase,
} from '../../../contract/finding/search-title';

export interface ChosenFilter {
  label: string;
  /** The change of the search that removes the filter. */
  removal: Partial<Search>;
}

/** The change of the search that removes all values of a filter. */
export const filterRemovals: Record<SearchFilter, Partial<Search>> = {
  category: { category: undefined },
  condition: { condition: undefined },
  seller: { seller: undefined },
  brand: { brand: undefined },
  price: { priceFrom: undefined, priceTo: undefined, priceOnRequest: undefined },
  year: { yearFrom: undefined, yearTo: undefined },
  place: { place: undefined },
  near: { near: undefined, within: undefined },
  verified: { verified: undefined },
  wellRated: { wellRated: undefined },
  movement: { movement: undefined },
  caseMaterial: { caseMaterial: undefined },
  dialColour: { dialColour: undefined },
  caseDiameter: { diameterFrom: undefined, diameterTo: undefined },
  yearOfProduction: { madeFrom: undefined, madeTo: undefined },
  box: { box: undefined },
  papers: { papers: undefined },
  shipped: { shipped: undefined },
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
  near: 'the distance',
  verified: 'verified sellers only',
  wellRated: 'well-rated sellers only',
  movement: 'the movement',
  caseMaterial: 'the case material',
  dialColour: 'the dial colour',
  caseDiameter: 'the case diameter',
  yearOfProduction: 'the year of production',
  box: 'with box only',
  papers: 'with papers only',
  shipped: 'shipping only',
};

/** Returns the active filters of a search in a fixed order. The facets provide labels for ids. */
export function chosenFilters(search: Search, facets?: SearchResponse['facets']): ChosenFilter[] {
  const { text, seller, priceFrom, priceTo, priceOnRequest, yearFrom, yearTo, verified } = search;
  const facetFilters = (name: 'category' | 'brand' | 'place' | AttributeFacet) =>
    (search[name] ?? []).map((value) => ({
      label: facetLabel(facets?.[name], value),
      removal: { [name]: withoutValue(search[name], value) },
    }));
  const toFilter = (label: string | undefined | false, removal: Partial<Search>) =>
    label ? [{ label, removal }] : [];
  return [
    ...toFilter(text !== undefined && `“${text}”`, { text: undefined, exact: undefined }),
    ...facetFilters('category'),
    ...facetFilters('brand'),
    ...(search.condition ?? []).map((value) => ({
      label: value,
      removal: { condition: withoutValue(search.condition, value) },
    })),
    ...toFilter(capitalize(formatRange(priceFrom, priceTo, formatUnits)), {
      priceFrom: undefined,
      priceTo: undefined,
    }),
    ...toFilter(priceOnRequest && 'Price on request', { priceOnRequest: undefined }),
    ...toFilter(capitalize(formatRange(yearFrom, yearTo, String)), filterRemovals.year),
    ...facetFilters('place'),
    ...toFilter(capitalize(nearPhrase(search)), filterRemovals.near),
    ...toFilter(seller !== undefined && facetLabel(facets?.seller, seller), filterRemovals.seller),
    ...toFilter(verified && 'Verified sellers', filterRemovals.verified),
    ...toFilter(search.wellRated && 'Well-rated sellers', filterRemovals.wellRated),
    ...facetFilters('movement'),
    ...facetFilters('caseMaterial'),
    ...facetFilters('dialColour'),
    ...toFilter(capitalize(diameterPhrase(search)), filterRemovals.caseDiameter),
    ...toFilter(capitalize(productionPhrase(search)), filterRemovals.yearOfProduction),
    ...flagPhrases.flatMap(([name, phrase]) =>
      toFilter(search[name] && capitalize(phrase), filterRemovals[name]),
    ),
  ];
}

/** Returns the values without one of them; undefined if none remain. */
export function withoutValue<Value>(
  values: readonly Value[] = [],
  value: Value,
): Value[] | undefined {
  const others = values.filter((other) => other !== value);
  return others.length > 0 ? others : undefined;
}

function facetLabel(facets: readonly FacetValue[] | undefined, value: string): string {
  return facets?.find((facet) => facet.value === value)?.label ?? value;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
