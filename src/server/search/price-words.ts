import type { InterpretedWords } from '../../contract/search';
import { toAsciiDigits } from '../../contract/digits';

/** Words of a text that mean a price or an order by price, and where they are. */
export interface PricePhrase extends InterpretedWords {
  start: number;
  end: number;
}

type PriceMeaning = Pick<InterpretedWords, 'priceFrom' | 'priceTo' | 'order'>;

const maxPrice = 999_999_999;
/** "around 1000" means 800 to 1200. */
const tolerance = 0.2;
/** A range of smaller numbers is a size in millimetres: "38-40". */
const minRangeEnd = 60;

const currency = String.raw`(?:us\s?)?\$|usd\b|dollars?\b|bucks?\b`;
/** A number is no price before a unit, or before another currency than that of the prices. */
const unit = String.raw`\s?(?:mm|cm|m|met(?:er|re)s?|ft|feet|atm|bars?|j|jewels?|y|years?|yrs?|months?|days?|hours?|h|hz|bph|vph|g|grams?|oz|kg|inch|inches|ct|carats?|k(?:t|arat)|links?|pcs|pieces?|taka|tk|bdt|eur|euros?|gbp|pounds?|inr|rs|rupees?|yen|jpy|rmb|yuan|aed|[%"€£¥৳₹])(?![\p{L}\p{N}])`;
const number = (name: string) =>
  String.raw`(?<${name}Sign>${currency})?\s?(?<${name}>\d{1,3}(?:,\d{3})+|\d{1,9})(?<${name}Cents>\.\d{1,2})?(?<${name}Thousands>\s?k(?![\p{L}\p{N}]))?\s?(?<${name}Unit>${currency})?`;
const amount = (name: string) => String.raw`${number(name)}(?![\p{L}\p{N}]|[.,/-]\p{N})(?!${unit})`;
/** A phrase does not begin within a word or a model number. */
const begin = String.raw`(?<![\p{L}\p{N}$]|[\p{L}\p{N}][-./,])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const optionalNoun = String.raw`(?:(?:price[ds]?|costs?|costing|budget)(?:\s+is)?\s*:?\s*)?`;
const optionalOf = String.raw`\.?\s*(?:(?:price|budget|cost|of|is|about)\s+|:\s*)*`;
const below = String.raw`(?:under|below|(?:less|lower|cheaper)\s+th[ae]n|up\s?to|max(?:imum)?|at\s+most|(?:no|not)\s+(?:more|higher)\s+than|not\s+(?:over|above)|within|budget|<=?|≤)`;
const above = String.raw`(?:over|above|(?:more|higher|greater)\s+th[ae]n|at\s+least|min(?:imum)?|starting\s+(?:at|from)|(?:no|not)\s+less\s+than|from|>=?|≥)`;
const near = String.raw`(?:around|about|approx(?:imately)?|circa|roughly|near|close\s+to|~|≈)`;
const cheap = String.raw`cheap(?:est|er)?|inexpensive|affordable|budget|least\s+expensive|low(?:est)?[\s-](?:prices?|priced|cost)`;

/** The forms of prices, the more specific ones first. */
const forms: [RegExp, (groups: Groups) => PriceMeaning | undefined][] = [
  [
    form(`${optionalNoun}between\\s+${number('low')}\\s*(?:and|&|to|-|–|—)\\s*${amount('high')}`),
    range,
  ],
  [
    form(`${optionalNoun}(?:from\\s+)?${number('low')}\\s*(?:to\\b|-|–|—)\\s*${amount('high')}`),
    plainRange,
  ],
  [
    form(
      `${amount('high')}\\s*(?:max(?:imum)?|tops|(?:or|and)\\s+(?:less|under|below|cheaper))${end}(?!\\s*[$\\d])`,
    ),
    upTo,
  ],
  [
    form(
      `${amount('low')}\\s*(?:min(?:imum)?|(?:or|and)\\s+(?:more|up|above|over))${end}(?!\\s*[$\\d])`,
    ),
    atLeast,
  ],
  [form(`${optionalNoun}${below}${optionalOf}${amount('high')}`), upTo],
  [form(`${optionalNoun}${above}${optionalOf}${amount('low')}`), atLeast],
  [form(`${optionalNoun}${near}${optionalOf}${amount('middle')}`), around],
  [form(amount('middle')), aroundAmountOfMoney],
  [form(`(?:${cheap})${end}`), () => ({ order: 'priceUp' })],
  [form(`(?:most\\s+expensive|highest[\\s-]priced?)${end}`), () => ({ order: 'priceDown' })],
];

/** Finds the words of a text that mean a price, such as "under 300", in the order of the text. */
export function findPricePhrases(text: string): PricePhrase[] {
  const digits = toAsciiDigits(text);
  // The positions of the phrases must be those of the text.
  const readable = digits.length === text.length ? digits : text;
  const found: PricePhrase[] = [];
  for (const [pattern, read] of forms) {
    for (const match of readable.matchAll(pattern)) {
      const meaning = read(match.groups ?? {});
      const start = match.index;
      const phraseEnd = start + match[0].trimEnd().length;
      const isFree = found.every((other) => phraseEnd <= other.start || start >= other.end);
      if (!meaning || !isFree) continue;
      found.push({ words: text.slice(start, phraseEnd), ...meaning, start, end: phraseEnd });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Whether a phrase names dollars, so that its number cannot be a model. */
export function isAmountOfMoney({ words }: Pick<PricePhrase, 'words'>): boolean {
  return new RegExp(`${currency}|\\dk\\b`, 'iu').test(words);
}

/** Returns a text without phrases. */
export function withoutPhrases(text: string, phrases: PricePhrase[]): string {
  return phrases.reduceRight(
    (rest, { start, end: phraseEnd }) => `${rest.slice(0, start)} ${rest.slice(phraseEnd)}`,
    text,
  );
}

type Groups = Record<string, string | undefined>;

function form(source: string): RegExp {
  return new RegExp(`${begin}${source}`, 'giu');
}

function amountOf(groups: Groups, name: string): number {
  const thousands = groups[`${name}Thousands`] ? 1_000 : 1;
  const digits = (groups[name] ?? '').replaceAll(',', '');
  return Number(`${digits}${groups[`${name}Cents`] ?? ''}`) * thousands;
}

const isOfMoney = (groups: Groups, name: string) =>
  Boolean(groups[`${name}Sign`] ?? groups[`${name}Unit`] ?? groups[`${name}Thousands`]);

/** Whether a number is more likely a year than a price. 2000 is more likely a price. */
const isYear = (number: number) => number >= 1900 && number <= 2035 && number % 500 !== 0;

const isPrice = (number: number) => number > 0 && number <= maxPrice;

function range(groups: Groups): PriceMeaning | undefined {
  const high = amountOf(groups, 'high');
  const typedLow = amountOf(groups, 'low');
  // "1-2k" means 1,000 to 2,000.
  const isLowInThousands = groups['highThousands'] && !groups['lowThousands'];
  const low = isLowInThousands && typedLow * 1_000 < high ? typedLow * 1_000 : typedLow;
  if (low >= high || !isPrice(high)) return undefined;
  return { priceFrom: Math.floor(low), priceTo: Math.ceil(high) };
}

function plainRange(groups: Groups): PriceMeaning | undefined {
  const meaning = range(groups);
  if (!meaning || isOfMoney(groups, 'low') || isOfMoney(groups, 'high')) return meaning;
  const { priceFrom = 0, priceTo = 0 } = meaning;
  const isRangeOfYears = isYear(priceFrom) && (isYear(priceTo) || priceTo === 2000);
  return isRangeOfYears || priceTo < minRangeEnd ? undefined : meaning;
}

function upTo(groups: Groups): PriceMeaning | undefined {
  const high = amountOf(groups, 'high');
  return isPrice(high) ? { priceTo: Math.ceil(high) } : undefined;
}

function atLeast(groups: Groups): PriceMeaning | undefined {
  const low = amountOf(groups, 'low');
  const isRatherYear = isYear(low) && !isOfMoney(groups, 'low');
  return isPrice(low) && !isRatherYear ? { priceFrom: Math.floor(low) } : undefined;
}

function around(groups: Groups): PriceMeaning | undefined {
  const middle = amountOf(groups, 'middle');
  if (!isPrice(middle) || (isYear(middle) && !isOfMoney(groups, 'middle'))) return undefined;
  return {
    priceFrom: Math.floor(middle * (1 - tolerance)),
    priceTo: Math.ceil(middle * (1 + tolerance)),
  };
}

function aroundAmountOfMoney(groups: Groups): PriceMeaning | undefined {
  return isOfMoney(groups, 'middle') ? around(groups) : undefined;
}
