import { findMatches, type TextRange } from './text-range';

/** What people write between the digits of a number. */
const separator = String.raw`[^\S\n]|[-\u2010-\u2015.,\u00b7\u2022_()/\\|*~]`;
const separatorOrBreak = String.raw`\n|${separator}`;

/**
 * Digits with up to three separators between two of them. A number that continues a word is part of a
 * reference number: 116610LN, L3.781.4.56.6.
 */
const digitRuns = [separator, separatorOrBreak].map(
  (between) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}][.\-/]?)(?:\+|\()*\d(?:(?:${between}){0,3}\d)+(?![\p{L}\p{N}])`,
      'gu',
    ),
);

const gap = String.raw`(?:${separatorOrBreak}){0,3}`;

/** A mobile number of Bangladesh, within a word as well, and with letters that look like digits. */
const mobileNumber = new RegExp(
  String.raw`(?<!\d)(?:(?<!\p{L})|(?=\d|[oO][1lI]))(?:(?:\+|00)?[(]?88[)]?${gap})?[0oOQ]${gap}[1lI|]${gap}[3-9sSbBgq](?:${gap}[\doOQlI|sSbBzZ]){7}${gap}(?:\d|[oOQlI|sSbBzZ](?!\p{L}))(?!\d)`,
  'gu',
);
/** With fewer digits, a run of look-alike letters may be words. */
const minDigitsOfMobileNumber = 6;

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const dates = [
  String.raw`(?<![\d./-])${day}([./-])${day}\1(?:(?:19|20)\d\d|\d\d)(?!\1?\d)`,
  String.raw`(?<![\d./-])(?:19|20)\d\d([./-])${day}\1${day}(?!\1?\d)`,
].map((pattern) => new RegExp(pattern, 'g'));

/** Numbers of a watch: a reference of Rolex, one of a limited edition, and those that are called one. */
const watchNumbers = [
  String.raw`(?<![\d.-])\d{5,6}-\d{4}(?![\d-])`,
  String.raw`(?<!\d)(?!01[3-9])\d{1,4}/\d{2,5}(?![/\d]|\s?\d)`,
  String.raw`(?<!\p{L})(?:ref|reference|serial|s/n|sn|model|cal|calib(?:er|re)|movement|upc|ean|gtin|isbn|barcode|edition|certificate|case)(?!\p{L})[\s.:#]*(?:(?:no|nr|number|code)(?!\p{L}))?(?:[\s.:#]|is)*\d(?:[ ./-]?\d)*`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** How numbers without a leading 0 are grouped. Two or three round numbers are prices. */
const groupedNumber =
  /^(?:\d{10}|(?!\d{3}00 \d{3}00)[6-9]\d{4} \d{5}|(?!\d\d0[ -]+\d\d0[ -]\d{3}0)(?:\(\d{3}\)[ -]{0,2}|\d{3}[ -]{1,2})\d{3}[ -]\d{4})$/;

/** Finds phone numbers: with a country code, with a leading 0, or grouped like one. */
export function findPhoneNumbers(text: string): TextRange[] {
  const withoutDates = blank(text, dates);
  const mobileNumbers = findMatches(withoutDates, mobileNumber).filter(
    ({ start, end }) => digitsOf(withoutDates.slice(start, end)).length >= minDigitsOfMobileNumber,
  );
  const rest = blank(withoutDates, watchNumbers);
  const runs = digitRuns
    .flatMap((pattern) => findMatches(rest, pattern))
    .filter(({ start, end }) => isPhoneNumber(rest.slice(start, end)));
  return [...mobileNumbers, ...runs];
}

/** Replaces what the patterns match, and keeps its length, so that the positions stay the same. */
function blank(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce(
    (rest, pattern) => rest.replace(pattern, (match) => ';'.repeat(match.length)),
    text,
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function isPhoneNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join('');
  const isSpelledByDigit = groups.every(({ length }) => length === 1);
  if (isSpelledByDigit && digits.length >= 8 && usesOneSeparator(run)) return true;
  // Thousands are grouped by commas, and amounts and calibers have a dot after one digit.
  if (run.includes(',') || /(?<!\d)\d\.\d/.test(run)) return false;
  if (run.startsWith('+') || run.startsWith('(+')) {
    return digits.length >= 8 && digits.length <= 17;
  }
  // Serial numbers are padded with zeros, and the barcodes of America begin with one.
  if (digits.startsWith('00')) return /^00[1-9]\d{8,14}$/.test(digits);
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 11;
  if (digits.startsWith('880')) return digits.length === 13;
  return groupedNumber.test(run);
}

/** Whether the digits are separated in the same way throughout, unlike 0.5, 1.0 and 1.5. */
function usesOneSeparator(run: string): boolean {
  return new Set(run.replace(/^[+(]+/, '').match(/\D+/g)).size === 1;
}
