import * as z from 'zod/mini';
import { maxPlaceNameLength } from './places';

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
