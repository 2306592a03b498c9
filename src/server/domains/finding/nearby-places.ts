import { parsePlace, placeLines, type KnownPlace } from '../../../contract/finding/known-place';
import { defaultRadius, distanceInKm } from '../../../contract/finding/places';
import type { Search } from '../../../contract/finding/search';
import { builtInPlaces, placeOf, valueOfName } from './places';

/** A town within the radius of a search. */
export interface NearbyPlace {
  /** Of the facet. */
  value: string;
  /** The distance from the place of the search in whole km. */
  km: number;
}

/** By the facet values of all their names. */
let places = toTable('');

/** Adds the operator's towns to those that the search knows. They replace towns of the same name. */
export function setShopPlaces(text: string): void {
  places = toTable(text);
}

/** The facet values of the towns whose position is known. */
export const knownPlaceValues = (): string[] => [...places.keys()];

/** All towns whose position is known. */
export const knownPlaces = (): KnownPlace[] => [...new Set(places.values())];

function toTable(text: string): Map<string, KnownPlace> {
  const added = placeLines(text).flatMap((line) => parsePlace(line) ?? []);
  return new Map(
    [...builtInPlaces, ...added].flatMap((place) =>
      place.names.map((name) => [valueOfName(name), place] as const),
    ),
  );
}

/**
 * Returns the towns within the radius of a search, the nearest first; undefined if the search is not near a place. If
 * the position of its place is unknown, that is the place alone.
 */
export function nearbyPlaces({
  near,
  within = defaultRadius,
}: Pick<Search, 'near' | 'within'>): NearbyPlace[] | undefined {
  if (near === undefined) return undefined;
  const value = valueOfName(near);
  const center = places.get(value) ?? places.get(placeOf(near)?.value ?? '');
  if (!center) return [{ value, km: 0 }];
  return [...places]
    .map(([each, place]) => ({ value: each, exactKm: distanceInKm(center, place) }))
    .filter(({ exactKm }) => exactKm <= within)
    .map(({ value: each, exactKm }) => ({ value: each, km: Math.round(exactKm) }))
    .sort((one, other) => one.km - other.km);
}
