import type { InterpretedWords } from '../../../contract/finding/search';
import { toAsciiDigits } from '../../../contract/text/digits';

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

// The sources of regular expressions for the parts of a phrase.
const currencyPattern = String.raw`(?:us\s?)?\$|usd\b|dollars?\b|bucks?\b`;
/** A number is no price before a unit, or before another currency than that of the prices. */
const unitPattern = String.raw`\s?(?:mm|cm|m|met(?:er|re)s?|ft|feet|atm|bars?|j|jewels?|y|years?|yrs?|months?|days?|hours?|h|hz|bph|vph|g|grams?|oz|kg|inch|inches|ct|carats?|k(?:t|arat)|links?|pcs|pieces?|taka|tk|bdt|eur|euros?|gbp|pounds?|inr|rs|rupees?|yen|jpy|rmb|yuan|aed|[%"€£¥৳₹])(?![\p{L}\p{N}])`;
const numberPattern = (name: string) =>
  String.raw`(?<${name}Sign>${currencyPattern})?\s?(?<${name}>\d{1,3}(?:,\d{3})+|\d{1,9})(?<${name}Cents>\.\d{1,2})?(?<${name}Thousands>\s?k(?![\p{L}\p{N}]))?\s?(?<${name}Unit>${currencyPattern})?`;
const amountPattern = (name: string) =>
  String.raw`${numberPattern(name)}(?![\p{L}\p{N}]|[.,/-]\p{N})(?!${unitPattern})`;
/** A phrase does not begin within a word or a model number. */
const phraseStart = String.raw`(?<![\p{L}\p{N}$]|[\p{L}\p{N}][-./,])`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;
const nounPattern = String.raw`(?:(?:price[ds]?|costs?|costing|budget)(?:\s+is)?\s*:?\s*)?`;
const ofPattern = String.raw`\.?\s*(?:(?:price|budget|cost|of|is|about)\s+|:\s*)*`;
const belowPattern = String.raw`(?:under|below|(?:less|lower|cheaper)\s+th[ae]n|up\s?to|max(?:imum)?|at\s+most|(?:no|not)\s+(?:more|higher)\s+than|(?:not(?:hing)?|never)\s+(?:over|above)|nothing\s+(?:more|higher)\s+than|within|budget|<=?|≤)`;
const abovePattern = String.raw`(?:over|above|(?:more|higher|greater)\s+th[ae]n|at\s+least|min(?:imum)?|starting\s+(?:at|from)|(?:no|not)\s+less\s+than|from|>=?|≥)`;
const aroundPattern = String.raw`(?:around|about|approx(?:imately)?|circa|roughly|near|close\s+to|~|≈)`;
const spendPattern = String.raw`(?:(?:get|buy|have)\s+(?:for|with)|afford|spend)\s+`;
const cheapPattern = String.raw`cheap(?:est|er)?|inexpensive|affordable|budget|least\s+expensive|low(?:est)?[\s-](?:prices?|priced|cost)`;

/** The forms of prices, the more specific ones first. */
const priceForms: [RegExp, (groups: Groups) => PriceMeaning | undefined][] = [
  [
    toPattern(
      `${nounPattern}between\\s+${numberPattern('low')}\\s*(?:and|&|to|-|–|—)\\s*${amountPattern('high')}`,
    ),
    readRange,
  ],
  [
    toPattern(
      `${nounPattern}(?:from\\s+)?${numberPattern('low')}\\s*(?:to\\b|-|–|—)\\s*${amountPattern('high')}`,
    ),
    readPlainRange,
  ],
  [
    toPattern(
      `${amountPattern('high')}\\s*(?:max(?:imum)?|tops|(?:or|and)\\s+(?:less|under|below|cheaper))${wordEnd}(?!\\s*[$\\d])`,
    ),
    readMaximum,
  ],
  [
    toPattern(
      `${amountPattern('low')}\\s*(?:min(?:imum)?|(?:or|and)\\s+(?:more|up|above|over))${wordEnd}(?!\\s*[$\\d])`,
    ),
    readMinimum,
  ],
  [toPattern(`${nounPattern}${belowPattern}${ofPattern}${amountPattern('high')}`), readMaximum],
  [toPattern(`${nounPattern}${abovePattern}${ofPattern}${amountPattern('low')}`), readMinimum],
  [toPattern(`${spendPattern}${amountPattern('high')}`), readBudget],
  [toPattern(`(?:for|have|pay|with)\\s+${amountPattern('high')}`), readSumOfMoney],
  [toPattern(`${nounPattern}${aroundPattern}${ofPattern}${amountPattern('middle')}`), readAround],
  [toPattern(amountPattern('middle')), readAmountOfMoney],
  [toPattern(`(?:${cheapPattern})${wordEnd}`), () => ({ order: 'priceUp' })],
  [
    toPattern(`(?:most\\s+expensive|highest[\\s-]priced?)${wordEnd}`),
    () => ({ order: 'priceDown' }),
  ],
];

/** Finds the words of a text that mean a price, such as "under 300", in the order of the text. */
export function findPricePhrases(text: string): PricePhrase[] {
  const digits = toAsciiDigits(text);
  // The positions of the phrases must be those of the text.
  const asciiText = digits.length === text.length ? digits : text;
  const found: PricePhrase[] = [];
  for (const [pattern, read] of priceForms) {
    for (const match of asciiText.matchAll(pattern)) {
      const meaning = read(match.groups ?? {});
      const start = match.index;
      const phraseEnd = start + match[0].trimEnd().length;
      const isSeparate = found.every((other) => phraseEnd <= other.start || start >= other.end);
      if (!meaning || !isSeparate) continue;
      found.push({ words: text.slice(start, phraseEnd), ...meaning, start, end: phraseEnd });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Whether a phrase names dollars, so that its number cannot be a model. */
export function isAmountOfMoney({ words }: Pick<PricePhrase, 'words'>): boolean {
  return new RegExp(`${currencyPattern}|\\dk\\b`, 'iu').test(words);
}

/** Returns a text without phrases. */
export function withoutPhrases(text: string, phrases: PricePhrase[]): string {
  return phrases.reduceRight(
    (rest, { start, end: phraseEnd }) => `${rest.slice(0, start)} ${rest.slice(phraseEnd)}`,
    text,
  );
}

type Groups = Record<string, string | undefined>;

function toPattern(source: string): RegExp {
  return new RegExp(`${phraseStart}${source}`, 'giu');
}

function readAmount(groups: Groups, name: string): number {
  const thousands = groups[`${name}Thousands`] ? 1_000 : 1;
  const digits = (groups[name] ?? '').replaceAll(',', '');
  return Number(`${digits}${groups[`${name}Cents`] ?? ''}`) * thousands;
}

const isMoney = (groups: Groups, name: string) =>
  Boolean(groups[`${name}Sign`] ?? groups[`${name}Unit`] ?? groups[`${name}Thousands`]);

/** Whether a number is more likely a year than a price. 2000 is more likely a price. */
const isYear = (number: number) => number >= 1900 && number <= 2035 && number % 500 !== 0;

const isPrice = (number: number) => number > 0 && number <= maxPrice;

function readRange(groups: Groups): PriceMeaning | undefined {
  const high = readAmount(groups, 'high');
  const typedLow = readAmount(groups, 'low');
  // "1-2k" means 1,000 to 2,000.
  const isLowInThousands = groups['highThousands'] && !groups['lowThousands'];
  const low = isLowInThousands && typedLow * 1_000 < high ? typedLow * 1_000 : typedLow;
  if (low >= high || !isPrice(high)) return undefined;
  return { priceFrom: Math.floor(low), priceTo: Math.ceil(high) };
}

function readPlainRange(groups: Groups): PriceMeaning | undefined {
  const meaning = readRange(groups);
  if (!meaning || isMoney(groups, 'low') || isMoney(groups, 'high')) return meaning;
  const { priceFrom = 0, priceTo = 0 } = meaning;
  const isRangeOfYears = isYear(priceFrom) && (isYear(priceTo) || priceTo === 2000);
  return isRangeOfYears || priceTo < minRangeEnd ? undefined : meaning;
}

function readMaximum(groups: Groups): PriceMeaning | undefined {
  const high = readAmount(groups, 'high');
  return isPrice(high) ? { priceTo: Math.ceil(high) } : undefined;
}

/** A smaller number counts things, and a year is one: "spend 3 years", "get for 1972". */
function readBudget(groups: Groups): PriceMeaning | undefined {
  const high = readAmount(groups, 'high');
  const isOtherNumber = high < minRangeEnd || isYear(high);
  return isOtherNumber && !isMoney(groups, 'high') ? undefined : readMaximum(groups);
}

/** "for $300" is the most to pay, but "for 300" may be a model. */
function readSumOfMoney(groups: Groups): PriceMeaning | undefined {
  return isMoney(groups, 'high') ? readMaximum(groups) : undefined;
}

function readMinimum(groups: Groups): PriceMeaning | undefined {
  const low = readAmount(groups, 'low');
  const isRatherYear = isYear(low) && !isMoney(groups, 'low');
  return isPrice(low) && !isRatherYear ? { priceFrom: Math.floor(low) } : undefined;
}

function readAround(groups: Groups): PriceMeaning | undefined {
  const middle = readAmount(groups, 'middle');
  if (!isPrice(middle) || (isYear(middle) && !isMoney(groups, 'middle'))) return undefined;
  return {
    priceFrom: Math.floor(middle * (1 - tolerance)),
    priceTo: Math.ceil(middle * (1 + tolerance)),
  };
}

function readAmountOfMoney(groups: Groups): PriceMeaning | undefined {
  return isMoney(groups, 'middle') ? readAround(groups) : undefined;
}
