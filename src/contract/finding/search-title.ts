import type { Search, SearchResponse } from './search';

type LabelledFacet = 'category' | 'brand' | 'place' | 'seller';

/** With more values, their number is named instead. */
const maxNamedValues = 3;

/**
 * Returns the heading of a search, such as "Results for “omega”" or "Dive watches under $500 in Dhaka".
 * @param facets the labels of the chosen values; a value without a label is left out
 */
export function searchTitle(search: Search, facets?: SearchResponse['facets']): string {
  if (search.text !== undefined) return `Results for “${search.text}”`;
  const labels = (name: LabelledFacet) =>
    [search[name] ?? []].flat().flatMap((chosen) => {
      const facet = facets?.[name].find(({ value }) => value === chosen);
      return facet ? [facet.label] : [];
    });
  const categories = labels('category');
  const brands = labels('brand');
  const makers = brands.length > maxNamedValues ? '' : joinWords(brands, 'and');
  const parts = [
    makers,
    categoryNoun(categories, makers),
    brands.length > maxNamedValues ? `of ${brands.length} brands` : '',
    categories.length > maxNamedValues ? `in ${categories.length} categories` : '',
    search.condition ? `in ${joinWords(search.condition, 'or').toLowerCase()} condition` : '',
    pricePhrase(search),
    yearPhrase(search),
    placePhrase(labels('place')),
    sellerPhrase(search, labels('seller')),
  ].filter(Boolean);
  return parts.length === 1 && parts[0] === 'Watches' ? 'All watches' : parts.join(' ');
}

/** Returns "Dive watches", "Dive and Pilot watches" or, after a brand, "Dive Watches" or "watches". */
function categoryNoun(categories: string[], makers: string): string {
  if (categories.length === 0 || categories.length > maxNamedValues) {
    return makers ? 'watches' : 'Watches';
  }
  if (makers && categories.length === 1) return joinWords(categories, 'and');
  const kinds = categories.map((label) => label.replace(/ watches$/i, ''));
  const areKinds = kinds.every((kind, index) => kind !== categories[index]);
  return areKinds ? `${joinWords(kinds, 'and')} watches` : joinWords(categories, 'and');
}

function pricePhrase({ priceFrom, priceTo, priceOnRequest }: Search): string {
  if (priceFrom !== undefined && priceTo !== undefined) {
    return `from ${formatDollars(priceFrom)} to ${formatDollars(priceTo)}`;
  }
  if (priceFrom !== undefined) return `from ${formatDollars(priceFrom)}`;
  if (priceTo !== undefined) return `under ${formatDollars(priceTo)}`;
  return priceOnRequest ? 'with the price on request' : '';
}

function yearPhrase({ yearFrom, yearTo }: Search): string {
  if (yearFrom !== undefined && yearTo !== undefined) {
    return yearFrom === yearTo ? `bought in ${yearFrom}` : `bought from ${yearFrom} to ${yearTo}`;
  }
  if (yearFrom !== undefined) return `bought in ${yearFrom} or later`;
  return yearTo === undefined ? '' : `bought in ${yearTo} or earlier`;
}

function placePhrase(places: string[]): string {
  if (places.length === 0) return '';
  return places.length > maxNamedValues
    ? `in ${places.length} places`
    : `in ${joinWords(places, 'or')}`;
}

function sellerPhrase({ verified }: Search, [seller]: string[]): string {
  if (seller !== undefined) return `from ${seller}`;
  return verified ? 'from verified sellers' : '';
}

/** Returns an amount such as "$1,500". */
export const formatDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Joins words: "A", "A and B", "A, B and C". */
function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1).join(', ');
  return others ? `${others} ${conjunction} ${last}` : last;
}
