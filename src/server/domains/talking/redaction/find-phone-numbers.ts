import { toAsciiDigits } from '../../../../contract/text/digits';
import { findMatches, type TextRange } from './text-range';

/** What people write between the digits of a number, invisible characters and keycaps included. */
const separator = String.raw`[^\S\n]|[-\u2010-\u2015.,\u00b7\u2022_()/\\|*~\u00ad\u200b-\u200d\u2060\ufe0f\u20e3]`;

/**
 * Digits with up to three separators between two of them. A number that continues a word is part of a
 * reference number: 116610LN, L3.781.4.56.6.
 */
const digitRun = new RegExp(
  String.raw`(?<![\p{L}\p{N}][.\-/]?)(?:\+|\()*\d(?:(?:${separator}){0,3}\d)+(?![\p{L}\p{N}])`,
  'gu',
);

/** A mobile number of Bangladesh, within a word as well, and with letters that look like digits. */
const mobileNumber = new RegExp(
  String.raw`(?<!\d)(?:(?:\+|00)?[(]?88[)]?(?:${separator}){0,3})?[0oO](?:${separator}){0,3}[1lI](?:${separator}){0,3}[3-9](?:(?:${separator}){0,3}\d){8}(?!\d)`,
  'gu',
);

/** A date with its year in four digits: 31/12/2024 or 2024-12-31. */
const date =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})(?!\d)/;

/** How numbers without a leading 0 are grouped. Two prices may look like any other grouping. */
const groupedNumber = /^(?:\d{10}|[6-9]\d{4} \d{5}|\(?\d{3}\)?[ -]{0,2}\d{3}[ -]\d{4})$/;

/** Finds phone numbers: with a country code, with a leading 0, or grouped like one. */
export function findPhoneNumbers(text: string): TextRange[] {
  // Every digit keeps its length, so that the positions stay the same.
  const asciiText = text.replace(/\p{Nd}/gu, (digit) =>
    toAsciiDigits(digit).padEnd(digit.length, '\u2060'),
  );
  const runs = findMatches(asciiText, digitRun).filter(({ start, end }) =>
    isPhoneNumber(asciiText.slice(start, end)),
  );
  return [...runs, ...findMatches(asciiText, mobileNumber)].map(({ start, end }) => ({
    start,
    end: end + lengthOfExtenders(asciiText.slice(end)),
  }));
}

/** The number of characters that belong to the last digit: its padding, or those that make it a keycap emoji. */
const lengthOfExtenders = (text: string) => /^[\u2060\ufe0f\u20e3]*/.exec(text)?.[0].length ?? 0;

function isPhoneNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join('');
  const isSpelledByDigit = groups.every(({ length }) => length === 1);
  if (isSpelledByDigit && digits.length >= 8 && usesOneSeparator(run)) return true;
  // Thousands are grouped by commas, and amounts and calibers have a dot after one digit.
  if (run.includes(',') || /(?<!\d)\d\.\d/.test(run) || date.test(run)) return false;
  if (run.startsWith('+') || run.startsWith('(+') || digits.startsWith('00')) {
    return digits.length >= 8 && digits.length <= 17;
  }
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 12;
  if (digits.startsWith('880')) return digits.length === 13;
  return groupedNumber.test(run);
}

/** Whether the digits are separated in the same way throughout, unlike 0.5, 1.0 and 1.5. */
function usesOneSeparator(run: string): boolean {
  return new Set(run.replace(/^[+(]+/, '').match(/\D+/g)).size === 1;
}
