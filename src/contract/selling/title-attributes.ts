import { attributeChoices, type ChoiceAttribute } from './attribute-choices';
import { brandOfTitle } from '../brands/title-brand';
import { matchBrands } from '../brands/brands';
import { supportedCurrencies } from '../payments/currencies';
import { parseFieldValue } from './field-value';
import type { WatchAttribute } from './product-fields';
import { wordsOf } from '../text/tokenize';
import { findReference } from './title-reference';

export type TitleAttributes = { [Name in WatchAttribute]?: string | undefined };

const codes = [...supportedCurrencies, 'bdt', 'tk', 'taka'].join('|');

/** "EUR 450", "BDT 25000", "25000 tk". A currency between two numbers belongs to the second one. */
const pricePattern = new RegExp(
  `(?:\\p{Sc}|\\b(?:${codes})\\b\\.?)\\s?\\d[\\d.,]*|\\b\\d[\\d.,]*\\s?(?:\\p{Sc}|(?:${codes})\\b)(?!\\s?\\d)`,
  'giu',
);

/**
 * Returns the attributes that the title of a product names, as suggestions for its seller. It prefers to miss
 * one to a wrong one: "black strap" is not the color of the dial, and "cal. 3135" is no reference number.
 */
export function attributesOfTitle(titleWithPrice: string): TitleAttributes {
  const title = titleWithPrice.replace(pricePattern, ' , ');
  const words = wordsOf(title);
  const referenceNumber = findReference(title);
  const found: TitleAttributes = {
    brand: brandOfTitle(title)?.label,
    model: findModel(title, referenceNumber),
    referenceNumber,
    caseDiameter: findDiameter(title),
    caseMaterial: findChoice('caseMaterial', words, isOfCase),
    movement: findChoice('movement', words, isNotPartOfName),
    dialColour: findChoice('dialColour', words, isOfDial),
    ...findAccessories(words.join(' ')),
    yearOfProduction: findYear(title),
    waterResistance: findWaterResistance(title),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Smaller numbers are the widths of straps. */
const diameterPattern =
  /(?<![\d.,])(2[4-9]|[345]\d)([.,]\d{1,2})?\s?mm\b(?!\s*(?:strap|band|bracelet|lug))/i;

function findDiameter(title: string): string | undefined {
  const [match] = diameterPattern.exec(title) ?? [];
  if (match === undefined || /lugs?(?: width)?:?\s*\d/i.test(title)) return undefined;
  const parsed = parseFieldValue('caseDiameter', match);
  return 'value' in parsed ? parsed.value : undefined;
}

/** "300M", "20 bar", "10 ATM". */
const waterPattern =
  /(?<![\d.,])(\d{2,5})\s?(m|metres?|meters?)\b|(?<![\d.,])(\d{1,3})\s?(bar|atm)\b/i;

function findWaterResistance(title: string): string | undefined {
  const [, metres, , pressure, unit] = waterPattern.exec(title) ?? [];
  const text = metres === undefined ? pressure && `${pressure} ${unit}` : `${metres} m`;
  const parsed = text === undefined ? undefined : parseFieldValue('waterResistance', text);
  return parsed && 'value' in parsed ? parsed.value : undefined;
}

/** A year in its own word, which is not a number of the model: "1968", "circa 1970", "(2019)". */
const yearPattern = /(?<![\w.,/-])(19[2-9]\d|20[0-4]\d)(?![\w/-]|[.,]\d)/g;

function findYear(title: string): string | undefined {
  const years = [...title.matchAll(yearPattern)].map(([year]) => year);
  return years.length === 1 && !/\bref(?:erence)?\b\.?\s*(?:19|20)\d\d\b/i.test(title)
    ? years[0]
    : undefined;
}

type Condition = (words: string[], match: { from: number; to: number }) => boolean;

/** Returns the only value that the words name; undefined if they name none or several. */
function findChoice(
  name: ChoiceAttribute,
  words: string[],
  isAllowed: Condition,
): string | undefined {
  const values = new Set<string>();
  let end = 0;
  for (let from = 0; from < words.length; from = Math.max(from + 1, end)) {
    const match = longestChoiceAt(name, words, from);
    if (!match) continue;
    end = match.to;
    if (isAllowed(words, match)) values.add(match.value);
  }
  return values.size === 1 ? [...values][0] : undefined;
}

function longestChoiceAt(attribute: ChoiceAttribute, words: string[], from: number) {
  const matches = attributeChoices[attribute].flatMap(({ value, names }) =>
    names
      .filter((name) => name.every((word, index) => words[from + index] === word))
      .map((name) => ({ value, from, to: from + name.length })),
  );
  return matches.sort((one, other) => other.to - one.to)[0];
}

const otherPartsOfWatch = new Set([
  'strap',
  'band',
  'bracelet',
  'dial',
  'bezel',
  'hand',
  'buckle',
  'clasp',
]);

const isOfCase: Condition = (words, { to }) => !otherPartsOfWatch.has(words[to] ?? '');

/** "Blue dial", "dial blue". */
const isOfDial: Condition = (words, { from, to }) =>
  words[to] === 'dial' || (words[from - 1] === 'dial' && !otherPartsOfWatch.has(words[to] ?? ''));

/** "Grand Seiko Spring Drive" names its movement, "manual included" does not. */
const isNotPartOfName: Condition = (words, { to }) =>
  !['included', 'book', 'and', 'with', 'paper'].includes(words[to] ?? '') ||
  words[to - 1] !== 'manual';

function findAccessories(text: string): TitleAttributes {
  if (/\b(?:full set|complete set|box (?:and )?papers?|papers? (?:and )?box)\b/.test(text)) {
    const isMissing = /\b(?:no|without) (?:box|paper)/.test(text);
    return isMissing ? { box: 'No', papers: 'No' } : { box: 'Yes', papers: 'Yes' };
  }
  const statedAnswer = (name: 'box' | 'paper') => {
    if (new RegExp(`\\b(?:no|without) ${name}\\b`).test(text)) return 'No';
    return new RegExp(`\\b(?:with|original|incl|including) ${name}\\b|\\b${name} only\\b`).test(
      text,
    )
      ? 'Yes'
      : undefined;
  };
  return { box: statedAnswer('box'), papers: statedAnswer('paper') };
}

/** Words that end the name of a model. */
const wordsAfterModels = new Set([
  ...['watch', 'wristwatch', 'chronograph', 'automatic', 'auto', 'quartz', 'manual', 'mechanical'],
  ...['solar', 'men', 'women', 'lady', 'ladies', 'gent', 'for', 'with', 'in', 'from', 'and', 'box'],
  ...[
    'full',
    'dial',
    'ref',
    'reference',
    'steel',
    'stainless',
    'gold',
    'titanium',
    'limited',
    'new',
  ],
  ...['used', 'vintage', 'rare', 'original', 'serviced', 'condition', 'leather', 'rubber', 'no'],
  ...['bracelet', 'strap', 'circa'],
]);

/** Colors end the name too, unless it begins with one: "Black Bay". */
const colors = new Set([
  'black',
  'white',
  'blue',
  'green',
  'silver',
  'grey',
  'gray',
  'brown',
  'red',
]);

const maxModelWords = 4;

/** Returns the words between the brand and the first word that says something else. */
function findModel(title: string, reference: string | undefined): string | undefined {
  const brand = brandOfTitle(title);
  const match = brand && matchBrands(wordsOf(title)).find(({ value }) => value === brand.value);
  if (!match) return undefined;
  const model: string[] = [];
  let position = 0;
  for (const chunk of title.split(/\s+/).filter(Boolean)) {
    const words = wordsOf(chunk);
    position += words.length;
    if (position - words.length < match.to) continue;
    const isEnd =
      words.length === 0 ||
      words.some((word) => wordsAfterModels.has(word)) ||
      (model.length > 0 && words.some((word) => colors.has(word))) ||
      (reference !== undefined && chunk.includes(reference)) ||
      /^[("'[]|\d(?:mm|m|bar|atm)\b|^(?:19|20)\d\d\b/i.test(chunk) ||
      model.length === maxModelWords;
    if (isEnd) break;
    model.push(chunk.replace(/[,;:.]+$/, ''));
    if (/[,;:]$/.test(chunk)) break;
  }
  return model.length > 0 ? model.join(' ') : undefined;
}
