import { fold, tokenize } from '../../../contract/text/tokenize';
import { truncateText } from '../../../contract/text/truncate-text';
import { parsePlace, placeLines } from '../../../contract/finding/known-place';
import { countryCodeOf } from './countries';
import { placeNames } from './place-names';

export interface Place {
  /** The value of the facet: the folded words of the label. */
  value: string;
  label: string;
  /** All names of a known town, for the search. */
  names: string[];
}

/** A longer text is cut, because the value is part of an index. */
const maxValueLength = 100;
const maxNameWords = 4;

interface Town extends Place {
  country: string;
}

/** The towns that the search knows. */
export const builtInPlaces = placeLines(placeNames).flatMap((line) => parsePlace(line) ?? []);

const towns = new Map<string, Town>(
  builtInPlaces.flatMap(({ names, country }) => {
    const [label = ''] = names;
    const town = { value: toFacetValue(label), label, names, country };
    return names.map((name): [string, Town] => [townKey(name), town]);
  }),
);

/** Returns the facet value of a town by one of its names. */
export const valueOfName = (name: string): string =>
  towns.get(townKey(name))?.value ?? toFacetValue(name);

/**
 * Returns the town of a location: "Chattogram" for "Agrabad, Chittagong 4100, Bangladesh". That is the
 * last known town, or else the last part of the location without post code and country. A town of another country than
 * the location's is not known: "London, Canada". Undefined if there is none.
 */
export function placeOf(location: string): Place | undefined {
  const parts = location
    .split(/[,،、，;|\n]+/)
    .map((part) => withoutPostCode(part).trim())
    .filter((part) => foldedWords(part).length > 0);
  const localParts = parts.filter((part) => countryCodeOf(part) === undefined);
  const [town] = [...localParts].sort(divisionsFirst).map(findTown).filter(isTown).slice(-1);
  if (!town) return toUnknownTown(parts, localParts);
  const countryCode = countryCodeOf(town.country);
  const otherCountry = parts.find((part) => {
    const code = countryCodeOf(part) ?? georgia;
    return code !== georgia && code !== countryCode;
  });
  return otherCountry === undefined || countryCode === undefined
    ? town
    : toUnknownTown([`${town.label} ${otherCountry}`], [`${town.label}, ${otherCountry}`]);
}

/** Divisions first, because a town is more exact: "Cumilla, Chattogram Division". */
function divisionsFirst(one: string, other: string): number {
  return Number(isDivision(other)) - Number(isDivision(one));
}

const isDivision = (part: string) => /\bdivision$|বিভাগ$/iu.test(part);

const isTown = (town: Town | undefined): town is Town => town !== undefined;

/** A state of the United States, too. */
const georgia = 'GE';

/** "Dhaka Road" and "Chandpur Bazar" are not in Dhaka and Chandpur. */
const streetWords = new Set([
  ...['road', 'rd', 'street', 'st', 'highway', 'avenue', 'lane', 'bazar', 'bazaar', 'market'],
  ...['para', 'more', 'gate', 'tower', 'plaza', 'university'],
]);

/** Returns the last known town that a part of a location names: "Dhaka" for "Mirpur 10 Dhaka North". */
function findTown(part: string): Town | undefined {
  const words = foldedWords(part);
  for (let to = words.length; to > 0; to -= 1) {
    if (streetWords.has(words[to] ?? '')) continue;
    for (let from = Math.max(0, to - maxNameWords); from < to; from += 1) {
      const town = towns.get(words.slice(from, to).join(''));
      if (town) return town;
    }
  }
  return undefined;
}

function toUnknownTown(parts: string[], localParts: string[]): Place | undefined {
  const towns = localParts.filter((part) => !isRegionCode(part));
  const label = towns.at(-1) ?? parts.at(-1) ?? '';
  const value = toFacetValue(label);
  return value === '' ? undefined : { value, label: capitalize(label), names: [] };
}

/** "TX", "UK": a code after the town. */
const isRegionCode = (part: string) => /^[A-Z]{2,3}$/.test(part);

/** Of the United Kingdom, Canada, and of countries with four to six digits, with letters before or after. */
const postCodes = [
  /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/g,
  /\b[A-Z]\d[A-Z]\s*\d[A-Z]\d\b/g,
  /(?:^|(?<=\s))(?:[A-Z]{1,2}-)?\p{Nd}{4,6}(?:\s+[A-Z]{2}\b)?(?=\s)/gu,
  /[-–\s]*(?<!\p{L})\p{Nd}{4,6}(?:-\p{Nd}{4})?$/gu,
];

/** Keeps a part that is nothing but a post code, which then has no town. */
function withoutPostCode(part: string): string {
  return postCodes.reduce((text, postCode) => text.replace(postCode, ' '), part.trim());
}

function foldedWords(text: string): string[] {
  return tokenize(text).flatMap(({ parts }) => parts.map(({ displayForm }) => fold(displayForm)));
}

function townKey(name: string): string {
  return foldedWords(name).join('');
}

function toFacetValue(label: string): string {
  return truncateText(foldedWords(label).join(' '), maxValueLength);
}

/** Gives words that are typed in lower case or in capitals an initial capital. */
function capitalize(label: string): string {
  const isPlain =
    label === label.toLowerCase() || (label === label.toUpperCase() && label.length > 3);
  if (!isPlain) return label;
  return label
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
