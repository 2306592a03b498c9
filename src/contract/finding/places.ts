import * as z from 'zod/mini';

/** A town whose position is known. */
export const knownPlaceSchema = z.object({
  /** The label, then other spellings. */
  names: z.array(z.string()),
  country: z.string(),
  /** In degrees, rounded to about 1 km. */
  latitude: z.number(),
  longitude: z.number(),
});
export type KnownPlace = z.output<typeof knownPlaceSchema>;

type Position = Pick<KnownPlace, 'latitude' | 'longitude'>;

/** The distances in km within which a search finds watches near a place. */
export const searchRadii = [10, 25, 50, 100] as const;
type SearchRadius = (typeof searchRadii)[number];
export const defaultRadius: SearchRadius = 50;

export const maxPlaceNameLength = 100;
const maxLength = 50_000;
const decimals = /^-?\d{1,3}(\.\d+)?$/;

/** Parses a line such as "Savar | Sabhar, Bangladesh, 23.86, 90.27"; undefined if it is not valid. */
export function parsePlace(line: string): KnownPlace | undefined {
  const parts = line.split(',').map((part) => part.trim());
  const [namesText = '', country = '', ...position] = parts;
  const names = namesText.split('|').map((name) => name.trim());
  const [latitude = NaN, longitude = NaN] = position.map((text) =>
    decimals.test(text) ? Math.round(Number(text) * 100) / 100 : NaN,
  );
  const isValid =
    parts.length === 4 &&
    names.every((name) => /\p{L}/u.test(name) && name.length <= maxPlaceNameLength) &&
    country !== '' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return isValid ? { names, country, latitude, longitude } : undefined;
}

/** The lines of a text that are not empty. */
export const placeLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** The towns of this shop, in addition to those that the search knows, one line each. */
export const placesSchema = z.string('Places must be a text.').check(
  z.trim(),
  z.maxLength(maxLength, `Places must have at most ${maxLength} characters.`),
  z.check(({ value, issues }) => {
    const invalid = placeLines(value).find((line) => !parsePlace(line));
    if (invalid === undefined) return;
    const message = `“${invalid.trim()}” must be like “Savar | Sabhar, Bangladesh, 23.86, 90.27”: names, country, latitude from -90 to 90, longitude from -180 to 180.`;
    issues.push({ code: 'custom', message, input: value });
  }),
);

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
export function nearestPlace(
  position: Position,
  places: readonly KnownPlace[],
): { place: KnownPlace; km: number } | undefined {
  return places
    .map((place) => ({ place, km: distanceInKm(position, place) }))
    .reduce<{ place: KnownPlace; km: number } | undefined>(
      (nearest, each) => (nearest && nearest.km <= each.km ? nearest : each),
      undefined,
    );
}
