import type { Listing } from '../listings';

/** Criteria of a buyer. A listing meets them if it matches every property that is set. */
export interface ListingCriteria {
  /** One of these brands. */
  brand?: string | string[];
  /** The model, the reference number, or the beginning of one. */
  model?: string | string[];
  features?: string[];
  withoutFeatures?: string[];
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
  /** At least one of these criteria. */
  anyOf?: ListingCriteria[];
}

/** Parameters of /search beside the text. */
type Filters = Record<string, string>;

export interface ListingQuery {
  kind: string;
  text: string;
  filters: Filters;
  relevant: ListingCriteria;
  /** Criteria of the relevant listings that may come first; none means any relevant listing. */
  first: ListingCriteria;
}

interface Options {
  first?: ListingCriteria;
  filters?: Filters;
}

/** Returns a function that creates queries of one kind. */
export function queryFactory(kind: string) {
  return (
    text: string,
    relevant: ListingCriteria,
    { first = {}, filters = {} }: Options = {},
  ): ListingQuery => ({
    kind,
    text,
    filters,
    relevant,
    first,
  });
}

export function meetsCriteria(listing: Listing, criteria: ListingCriteria): boolean {
  const { features, brand, model, location, category, condition, year } = listing;
  const text = `${listing.title} ${listing.description}`.toLowerCase();
  const price = priceOf(listing);
  return [
    criteria.brand === undefined || [criteria.brand].flat().includes(brand),
    criteria.model === undefined ||
      [criteria.model].flat().some((start) => model.some((each) => each.startsWith(start))),
    (criteria.features ?? []).every((feature) => features.includes(feature)),
    !(criteria.withoutFeatures ?? []).some((feature) => features.includes(feature)),
    (criteria.category ?? category) === category,
    (criteria.condition ?? condition) === condition,
    criteria.minPrice === undefined || price >= criteria.minPrice,
    criteria.maxPrice === undefined || price <= criteria.maxPrice,
    year >= (criteria.minYear ?? 0) && year <= (criteria.maxYear ?? 9999),
    criteria.place === undefined ||
      [criteria.place].flat().some((place) => location.includes(place)),
    (criteria.text ?? []).every((part) => text.includes(part)),
    criteria.anyOf === undefined || criteria.anyOf.some((each) => meetsCriteria(listing, each)),
  ].every(Boolean);
}

/** In dollars; not a number for "Price on request", which is in no range. */
function priceOf({ price }: Listing): number {
  return Number(price.replace(/[$,]/g, ''));
}
