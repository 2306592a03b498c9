import { toAsciiDigits } from './digits';

/** Visible and invisible characters between the digits of a typed or pasted number. */
const separators = /[\s\p{Pd}\p{Cf}\p{Default_Ignorable_Code_Point}\u2212().]/gu;

/** The country code of Bangladesh, with or without the trunk prefix 0. */
const countryCode = /^(?:\+|00)?8800?(?=1\d{9}$)/;

/**
 * Normalizes a typed or pasted number: removes spaces, hyphens, the country code and invisible
 * characters, and converts the digits of other scripts. A number of Bangladesh becomes 01*********.
 */
export function normalizePhoneNumber(text: string): string {
  return toAsciiDigits(text.normalize('NFKC')).replace(separators, '').replace(countryCode, '0');
}

/** A phone number within a text. */
export interface FoundPhoneNumber {
  before: string;
  /** The number as typed. */
  original: string;
  after: string;
  /** The normalized number, for a tel: link. */
  dialed: string;
}

/** Matches a number of Bangladesh or an international number (E.164). */
const phoneNumberInText = new RegExp(
  '(^|[^\\d+])((?:(?:\\+|0 *0)? *8 *8 *0(?: *0)? *1|0 *1)(?: *\\d){9}' +
    '|(?:\\+|0 *0)(?: *\\d){8,15})(?!\\d)',
);

/** Finds the first phone number in free text; undefined if there is none. */
export function findPhoneNumber(text: string): FoundPhoneNumber | undefined {
  const characters = Array.from(text);
  // One character for each character of the text, so that both have the same indexes.
  const plainText = characters.map(toPlainCharacter).join('');
  const match = phoneNumberInText.exec(plainText);
  if (!match) return undefined;
  const [, preceding = '', number = ''] = match;
  const start = match.index + preceding.length;
  const end = start + number.length;
  return {
    before: characters.slice(0, start).join(''),
    original: characters.slice(start, end).join(''),
    after: characters.slice(end).join(''),
    dialed: normalizePhoneNumber(number),
  };
}

/** Replaces a digit by its ASCII form, a separator by a space, and a longer replacement by "?". */
function toPlainCharacter(character: string): string {
  const plain = toAsciiDigits(character.normalize('NFKC')).replace(separators, ' ');
  return plain.length === 1 ? plain : '?';
}
