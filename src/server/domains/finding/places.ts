import { fold, tokenize } from '../../../contract/text/tokenize';
import { truncateText } from '../../../contract/text/truncate-text';
import { isCountry } from './countries';
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

const towns = new Map<string, Place>(
  placeNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const names = line.split('|').map((name) => name.trim());
      const [label = ''] = names;
      const town = { value: toFacetValue(label), label, names };
      return names.map((name): [string, Place] => [foldedWords(name).join(''), town]);
    }),
);

/**
 * Returns the town of a location: "Chattogram" for "Agrabad, Chittagong 4100, Bangladesh". That is the
 * last known town, or else the last part of the location without post code and country. Undefined if
 * there is none.
 */
export function placeOf(location: string): Place | undefined {
  const parts = location
    .split(/[,،、，;|\n]+/)
    .map((part) => withoutPostCode(part).trim())
    .filter((part) => foldedWords(part).length > 0);
  const [town] = [...parts].sort(divisionsFirst).map(findTown).filter(isPlace).slice(-1);
  return town ?? toUnknownTown(parts);
}

/** Divisions first, because a town is more exact: "Cumilla, Chattogram Division". */
function divisionsFirst(one: string, other: string): number {
  return Number(isDivision(other)) - Number(isDivision(one));
}

const isDivision = (part: string) => /\bdivision$|বিভাগ$/iu.test(part);

const isPlace = (place: Place | undefined): place is Place => place !== undefined;

/** "Dhaka Road" and "Chandpur Bazar" are not in Dhaka and Chandpur. */
const streetWords = new Set([
  ...['road', 'rd', 'street', 'st', 'highway', 'avenue', 'lane', 'bazar', 'bazaar', 'market'],
  ...['para', 'more', 'gate', 'tower', 'plaza', 'university'],
]);

/** Returns the last known town that a part of a location names: "Dhaka" for "Mirpur 10 Dhaka North". */
function findTown(part: string): Place | undefined {
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

function toUnknownTown(parts: string[]): Place | undefined {
  const localParts = parts.filter((part) => !isCountry(part) && !isRegionCode(part));
  const label = localParts.at(-1) ?? parts.at(-1) ?? '';
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
