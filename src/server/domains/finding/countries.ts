import { fold } from '../../../contract/text/tokenize';

/** The languages in which a seller may write a country. */
const languages = ['en', 'bn', 'ar', 'fa', 'hi', 'ur', 'zh', 'ja', 'ru', 'de', 'fr', 'es', 'it'];

/** Countries that are cities. They count as towns: "Singapore" is a place. */
const cityStates = new Set(['SG', 'HK', 'MO', 'MC', 'VA', 'GI']);

const otherNames: Record<string, string[]> = {
  GB: ['UK', 'England', 'Scotland', 'Wales'],
  US: ['USA', 'US', 'America', 'United States of America'],
  ...{ AE: ['UAE'], SA: ['KSA'], TR: ['Turkey'], NL: ['Holland'], MM: ['Burma'], CD: ['DR Congo'] },
  BD: ['Deshi', 'BD'],
};

/** Returns the code of the country that a text names, such as "BD"; undefined if it names none. */
export function countryCodeOf(text: string): string | undefined {
  codes ??= new Map(
    [...languages.flatMap(countryNames), ...Object.entries(otherNames)].flatMap(([code, names]) =>
      names.map((name) => [nameKey(name), code] as const),
    ),
  );
  return codes.get(nameKey(text));
}

let codes: Map<string, string> | undefined;

function countryNames(language: string): [code: string, names: string[]][] {
  const displayNames = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return regionCodes
    .filter((code) => !cityStates.has(code) && isCurrent(code))
    .map((code) => [code, [displayNames.of(code)].filter((name) => name !== undefined)]);
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** All pairs of letters. Those that are not the code of a region have no name. */
const regionCodes = letters.flatMap((one) => letters.map((other) => one + other));

/** Not another code of a country, such as "UK" for "GB". */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

const nameKey = (name: string) => fold(name).replace(/[^\p{L}\p{M}]/gu, '');
