import type { Listing } from '../listings';

/** What a buyer wants: a listing is relevant if it meets every property that is set. */
export interface Wanted {
  /** One of these brands. */
  brand?: string | string[];
  /** The model, the reference number, or the beginning of one. */
  model?: string | string[];
  facts?: string[];
  notFacts?: string[];
  category?: string;
  condition?: string;
  minPrice?: number;
  maxPrice?: number;
  minYear?: number;
  maxYear?: number;
  /** A part of the location. */
  place?: string | string[];
  /** Parts of the title or description, in lower case. */
  text?: string[];
  /** One of these. */
  anyOf?: Wanted[];
}

/** Parameters of /search beside the text. */
type Filters = Record<string, string>;

export interface ListingQuery {
  kind: string;
  text: string;
  filters: Filters;
  relevant: Wanted;
  /** The relevant listings of which one should come first: all, unless the query says more. */
  first: Wanted;
}

interface Options {
  first?: Wanted;
  filters?: Filters;
}

/** Returns a function that adds queries of one kind. */
export function queriesOf(kind: string) {
  return (
    text: string,
    relevant: Wanted,
    { first = {}, filters = {} }: Options = {},
  ): ListingQuery => ({
    kind,
    text,
    filters,
    relevant,
    first,
  });
}

export function isWanted(listing: Listing, wanted: Wanted): boolean {
  const { facts, brand, model, location, category, condition, year } = listing;
  const text = `${listing.title} ${listing.description}`.toLowerCase();
  const price = priceOf(listing);
  return [
    wanted.brand === undefined || [wanted.brand].flat().includes(brand),
    wanted.model === undefined ||
      [wanted.model].flat().some((start) => model.some((each) => each.startsWith(start))),
    (wanted.facts ?? []).every((fact) => facts.includes(fact)),
    !(wanted.notFacts ?? []).some((fact) => facts.includes(fact)),
    (wanted.category ?? category) === category,
    (wanted.condition ?? condition) === condition,
    wanted.minPrice === undefined || price >= wanted.minPrice,
    wanted.maxPrice === undefined || price <= wanted.maxPrice,
    year >= (wanted.minYear ?? 0) && year <= (wanted.maxYear ?? 9999),
    wanted.place === undefined || [wanted.place].flat().some((place) => location.includes(place)),
    (wanted.text ?? []).every((part) => text.includes(part)),
    wanted.anyOf === undefined || wanted.anyOf.some((each) => isWanted(listing, each)),
  ].every(Boolean);
}

/** In dollars; not a number for "Price on request", which is in no range. */
function priceOf({ price }: Listing): number {
  return Number(price.replace(/[$,]/g, ''));
}
