/** In degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

/** The distances in km within which a search finds watches near a place. */
export const searchRadii = [10, 25, 50, 100] as const;
type SearchRadius = (typeof searchRadii)[number];
export const defaultRadius: SearchRadius = 50;

export const maxPlaceNameLength = 100;

const earthRadius = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance of two positions in km, along the surface of the earth (haversine formula). */
export function distanceInKm(one: Position, other: Position): number {
  const [latitude, otherLatitude] = [toRadians(one.latitude), toRadians(other.latitude)];
  const [height, width] = [otherLatitude - latitude, toRadians(other.longitude - one.longitude)];
  const squaredChord =
    Math.sin(height / 2) ** 2 +
    Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin(width / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(squaredChord)));
}

/** Returns the nearest place, and its distance in km; undefined without any place. */
export function nearestPlace<Place extends Position>(
  position: Position,
  places: readonly Place[],
): { place: Place; km: number } | undefined {
  return places
    .map((place) => ({ place, km: distanceInKm(position, place) }))
    .reduce<{ place: Place; km: number } | undefined>(
      (nearest, each) => (nearest && nearest.km <= each.km ? nearest : each),
      undefined,
    );
}
