import {
  currencyRules,
  shopCurrency,
  supportedCurrencies,
} from '../../../contract/payments/currencies';
import { currencyMarks } from '../../../contract/payments/currency-words';
import type { InterpretedWords } from '../../../contract/finding/search';
import { findPhrases, type Groups, type InterpretedPhrase } from './text-phrase';

/** Words of a text that mean a price or an order by price. */
export type PricePhrase = InterpretedPhrase;

type PriceMeaning = Pick<InterpretedWords, 'priceFrom' | 'priceTo' | 'order'>;

const maxPrice = 999_999_999;
/** "around 1000" means 800 to 1200. */
const tolerance = 0.2;
/** A range of smaller numbers is a size in millimetres: "38-40". */
const minRangeEnd = 60;

/** Symbols and words of currencies in which no shop can sell. */
const unsupportedMarks = String.raw`taka|tk|bdt|rs|rupees?|rmb|yuan|[%"৳]`;
/** A number before one of them is no price. */
const units = String.raw`mm|cm|m|met(?:er|re)s?|ft|feet|atm|bars?|j|jewels?|y|years?|yrs?|months?|days?|hours?|h|hz|bph|vph|g|grams?|oz|kg|inch|inches|ct|carats?|k(?:t|arat)|links?|pcs|pieces?`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;

interface AmountPatterns {
  /** The shop's currency. */
  mark: string;
  number: (name: string) => string;
  amount: (name: string) => string;
}

/** Returns the sources of regular expressions for amounts in the shop's currency. */
function createAmountPatterns(currency: string): AmountPatterns {
  const own = searchedMarks(currency);
  const mark = own.map((each) => (isWord(each) ? each + wordEnd : toSource(each))).join('|');
  const others = supportedCurrencies
    .flatMap(searchedMarks)
    .filter((other) => !own.includes(other))
    .map(toSource);
  const unit = String.raw`\s?(?:${[units, unsupportedMarks, ...new Set(others)].join('|')})${wordEnd}`;
  const maxDecimals = Math.max(currencyRules(currency).decimals, 2);
  const number = (name: string) =>
    String.raw`(?<${name}Sign>${mark})?\s?(?<${name}>\d{1,3}(?:,\d{3})+|\d{1,9})(?<${name}Decimals>\.\d{1,${maxDecimals}})?(?<${name}Thousands>\s?k(?![\p{L}\p{N}]))?\s?(?<${name}Unit>${mark})?`;
  const amount = (name: string) =>
    String.raw`${number(name)}(?![\p{L}\p{N}]|[.,/-]\p{N})(?!${unit})`;
  return { mark, number, amount };
}

/** How a currency is written, the longer ones first, without words that more likely mean something else. */
const searchedMarks = (currency: string) =>
  currencyMarks(currency)
    .filter((mark) => !/^(?:\p{L}|reals?)$/u.test(mark))
    .sort((a, b) => b.length - a.length);

const isWord = (mark: string) => /^\p{L}+$/u.test(mark);

const toSource = (mark: string) =>
  mark.replace(/[$.]/g, String.raw`\$&`).replace(/^\w+(?=\W)/, String.raw`$&\s?`);

/** A phrase does not begin within a word or a model number. */
const phraseStart = String.raw`(?<![\p{L}\p{N}\p{Sc}]|[\p{L}\p{N}][-./,])`;
const nounPattern = String.raw`(?:(?:price[ds]?|costs?|costing|budget)(?:\s+is)?\s*:?\s*)?`;
const ofPattern = String.raw`\.?\s*(?:(?:price|budget|cost|of|is|about)\s+|:\s*)*`;
const belowPattern = String.raw`(?:under|below|(?:less|lower|cheaper)\s+th[ae]n|up\s?to|max(?:imum)?|at\s+most|(?:no|not)\s+(?:more|higher)\s+than|(?:not(?:hing)?|never)\s+(?:over|above)|nothing\s+(?:more|higher)\s+than|within|budget|<=?|≤)`;
const abovePattern = String.raw`(?:over|above|(?:more|higher|greater)\s+th[ae]n|at\s+least|min(?:imum)?|starting\s+(?:at|from)|(?:no|not)\s+less\s+than|from|>=?|≥)`;
const aroundPattern = String.raw`(?:around|about|approx(?:imately)?|circa|roughly|near|close\s+to|~|≈)`;
const spendPattern = String.raw`(?:(?:get|buy|have)\s+(?:for|with)|afford|spend)\s+`;
const cheapPattern = String.raw`cheap(?:est|er)?|inexpensive|affordable|budget|least\s+expensive|not\s+(?:too\s+|very\s+|so\s+)?(?:expensive|pricey|costly)|low(?:est)?[\s-](?:prices?|priced|cost)`;

type PriceForm = [RegExp, (groups: Groups) => PriceMeaning | undefined];

/** The forms of prices in a currency, the more specific ones first. */
function createPriceForms({ number, amount }: AmountPatterns): PriceForm[] {
  const beforeNumber = String.raw`(?!\s*[\p{Sc}\d])`;
  return [
    [
      toPattern(
        `${nounPattern}between\\s+${number('low')}\\s*(?:and|&|to|-|–|—)\\s*${amount('high')}`,
      ),
      readRange,
    ],
    [
      toPattern(
        `${nounPattern}(?:from\\s+)?${number('low')}\\s*(?:to\\b|-|–|—)\\s*${amount('high')}`,
      ),
      readPlainRange,
    ],
    [
      toPattern(
        `${amount('high')}\\s*(?:max(?:imum)?|tops|(?:or|and)\\s+(?:less|under|below|cheaper))${wordEnd}${beforeNumber}`,
      ),
      readMaximum,
    ],
    [
      toPattern(
        `${amount('low')}\\s*(?:min(?:imum)?|(?:or|and)\\s+(?:more|up|above|over))${wordEnd}${beforeNumber}`,
      ),
      readMinimum,
    ],
    [toPattern(`${nounPattern}${belowPattern}${ofPattern}${amount('high')}`), readMaximum],
    [toPattern(`${nounPattern}${abovePattern}${ofPattern}${amount('low')}`), readMinimum],
    [toPattern(`${spendPattern}${amount('high')}`), readBudget],
    [toPattern(`(?:for|have|pay|with)\\s+${amount('high')}`), readSumOfMoney],
    [toPattern(`${nounPattern}${aroundPattern}${ofPattern}${amount('middle')}`), readAround],
    [toPattern(amount('middle')), readAmountOfMoney],
    [toPattern(`(?:${cheapPattern})${wordEnd}`), () => ({ order: 'priceUp' })],
    [
      toPattern(`(?:most\\s+expensive|highest[\\s-]priced?)${wordEnd}`),
      () => ({ order: 'priceDown' }),
    ],
  ];
}

interface CurrencyPatterns {
  forms: PriceForm[];
  money: RegExp;
}

const patternsOfCurrency = new Map<string, CurrencyPatterns>();

function patternsOfShop(): CurrencyPatterns {
  const currency = shopCurrency();
  const known = patternsOfCurrency.get(currency);
  if (known) return known;
  const patterns = createAmountPatterns(currency);
  const created = {
    forms: createPriceForms(patterns),
    money: new RegExp(String.raw`${patterns.mark}|\dk\b`, 'iu'),
  };
  patternsOfCurrency.set(currency, created);
  return created;
}

/** Finds the words of a text that mean a price, such as "under 300", in the order of the text. */
export function findPricePhrases(text: string): PricePhrase[] {
  return findPhrases(text, patternsOfShop().forms);
}

/** Whether a phrase names the currency, so that its number cannot be a model. */
export function isAmountOfMoney({ words }: Pick<PricePhrase, 'words'>): boolean {
  return patternsOfShop().money.test(words);
}

function toPattern(source: string): RegExp {
  return new RegExp(`${phraseStart}${source}`, 'giu');
}

function readAmount(groups: Groups, name: string): number {
  const thousands = groups[`${name}Thousands`] ? 1_000 : 1;
  const digits = (groups[name] ?? '').replaceAll(',', '');
  return Number(`${digits}${groups[`${name}Decimals`] ?? ''}`) * thousands;
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

/** "for 300 euros" is the most to pay, but "for 300" may be a model. */
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
