import { inGoodsWords } from '../website/goods-words';
import { shopCurrency } from '../payments/currencies';
import { unitOf } from '../payments/money';
import { formatAmount } from '../selling/format-price';
import { defaultRadius } from './places';
import { attributeFacets, type AttributeFacet, type Search, type SearchResponse } from './search';

type LabeledFacet = 'category' | 'brand' | 'place' | 'seller' | AttributeFacet;

/** With more values, their number is named instead. */
const maxNamedValues = 3;

/**
 * Returns the heading of a search, such as "Results for “omega”" or "Dive watches under $500 in Dhaka".
 * @param facets the labels of the chosen values; a value without a label is left out
 */
export function searchTitle(search: Search, facets?: SearchResponse['facets']): string {
  if (search.text !== undefined) return `Results for “${search.text}”`;
  const labels = (name: LabeledFacet) =>
    [search[name] ?? []].flat().flatMap((chosen) => {
      const facet = facets?.[name]?.find(({ value }) => value === chosen);
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
    attributesPhrase(search, attributeFacets.flatMap(labels)),
    pricePhrase(search),
    yearPhrase(search),
    placePhrase(labels('place')),
    nearPhrase(search),
    sellerPhrase(search, labels('seller')),
  ].filter(Boolean);
  return parts.length === 1 && parts[0] === inGoodsWords('Watches')
    ? inGoodsWords('All watches')
    : parts.join(' ');
}

/** Returns "Dive watches", "Dive and Pilot watches" or, after a brand, "Dive Watches" or "watches". */
function categoryNoun(categories: string[], makers: string): string {
  if (categories.length === 0 || categories.length > maxNamedValues) {
    return inGoodsWords(makers ? 'watches' : 'Watches');
  }
  if (makers && categories.length === 1) return joinWords(categories, 'and');
  const noun = inGoodsWords('watches');
  const kinds = categories.map((label) =>
    label.toLowerCase().endsWith(` ${noun.toLowerCase()}`)
      ? label.slice(0, -noun.length - 1)
      : label,
  );
  const areKinds = kinds.every((kind, index) => kind !== categories[index]);
  return areKinds ? `${joinWords(kinds, 'and')} ${noun}` : joinWords(categories, 'and');
}

export const diameterPhrase = ({ diameterFrom, diameterTo }: Search): string =>
  formatRange(diameterFrom, diameterTo, (value) => `${value} mm`);

export function productionPhrase({ madeFrom, madeTo }: Search): string {
  const years = formatRange(madeFrom, madeTo, String);
  return years && `made ${years}`;
}

export const flagPhrases = [
  ['box', 'with box'],
  ['papers', 'with papers'],
  ['shipped', 'can be sent'],
] as const;

/** Returns "(Automatic, 38 mm – 42 mm, with box)"; empty without such filters. */
function attributesPhrase(search: Search, labels: string[]): string {
  const flags = flagPhrases.map(([name, phrase]) => (search[name] ? phrase : ''));
  const all = [...labels, diameterPhrase(search), productionPhrase(search), ...flags];
  const phrases = all.filter(Boolean);
  return phrases.length > 0 ? `(${phrases.join(', ')})` : '';
}

function pricePhrase({ priceFrom, priceTo, priceOnRequest }: Search): string {
  if (priceFrom !== undefined && priceTo !== undefined) {
    return `from ${formatUnits(priceFrom)} to ${formatUnits(priceTo)}`;
  }
  if (priceFrom !== undefined) return `from ${formatUnits(priceFrom)}`;
  if (priceTo !== undefined) return `under ${formatUnits(priceTo)}`;
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

/** Returns "within 50 km of Dhaka"; empty for a search that is not near a place. */
export function nearPhrase({ near, within = defaultRadius }: Search): string {
  return near === undefined ? '' : `within ${within} km of ${near}`;
}

function sellerPhrase({ verified, wellRated }: Search, [seller]: string[]): string {
  if (seller !== undefined) return `from ${seller}`;
  const kinds = [verified && 'verified', wellRated && 'well-rated'].filter(Boolean);
  return kinds.length > 0 ? `from ${kinds.join(', ')} sellers` : '';
}

/** Returns a number of the shop's currency, such as "$1,500". */
export const formatUnits = (units: number) => formatAmount(units * unitOf(shopCurrency()));

/** Returns a range such as "$10 – $20" or "from $10"; empty if it has no bounds. */
export function formatRange(
  from: number | undefined,
  to: number | undefined,
  format: (value: number) => string,
): string {
  if (from !== undefined && to !== undefined) return `${format(from)} – ${format(to)}`;
  if (from !== undefined) return `from ${format(from)}`;
  return to === undefined ? '' : `up to ${format(to)}`;
}

/** Joins words: "A", "A and B", "A, B and C". */
function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1).join(', ');
  return others ? `${others} ${conjunction} ${last}` : last;
}
