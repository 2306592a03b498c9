import { fold } from '../../../contract/text/tokenize';

/** The languages in which a seller may write a country. */
const languages = ['en', 'bn', 'ar', 'fa', 'hi', 'ur', 'zh', 'ja', 'ru', 'de', 'fr', 'es', 'it'];

/** Countries that are cities. They count as towns: "Singapore" is a place. */
const cityStates = new Set(['SG', 'HK', 'MO', 'MC', 'VA', 'GI']);

const otherNames = [
  ...['UK', 'England', 'Scotland', 'Wales', 'USA', 'US', 'America', 'United States of America'],
  ...['UAE', 'KSA', 'Turkey', 'Holland', 'Burma', 'Deshi', 'BD'],
];

/** Whether a text is the name of a country. */
export function isCountry(text: string): boolean {
  names ??= new Set([...otherNames, ...languages.flatMap(countryNames)].map(nameKey));
  return names.has(nameKey(text));
}

let names: Set<string> | undefined;

function countryNames(language: string): string[] {
  const displayNames = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return regionCodes
    .filter((code) => !cityStates.has(code))
    .map((code) => displayNames.of(code))
    .filter((name) => name !== undefined);
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** All pairs of letters. Those that are not the code of a region have no name. */
const regionCodes = letters.flatMap((one) => letters.map((other) => one + other));

const nameKey = (name: string) => fold(name).replace(/[^\p{L}\p{M}]/gu, '');
