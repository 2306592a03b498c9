import { toAsciiDigits } from './digits';

/** Specification 5.2: 11 digits in the form 01*********. */
export const phoneNumberPattern = /^01\d{9}$/;

/** What people and their phones put between the digits of a number, visible or not. */
const separators = /[\s\p{Pd}\p{Cf}\p{Default_Ignorable_Code_Point}\u2212().]/gu;

/** Bangladesh, also with the 0 that its numbers have at home. */
const countryCode = /^(?:\+|00)?8800?(?=1\d{9}$)/;

/**
 * Reads a phone number as people type and paste it: with spaces, hyphens, a country code, invisible
 * characters or another script's digits. A valid one becomes 01*********.
 */
export function normalizePhoneNumber(text: string): string {
  return toAsciiDigits(text.normalize('NFKC')).replace(separators, '').replace(countryCode, '0');
}

/** A phone number in a text. */
export interface FoundPhoneNumber {
  before: string;
  /** The number as it was written. */
  written: string;
  after: string;
  /** The number as a phone dials it. */
  dialed: string;
}

/** A number of Bangladesh, or one of another country with its code (E.164). */
const phoneNumber = new RegExp(
  '(^|[^\\d+])((?:(?:\\+|0 *0)? *8 *8 *0(?: *0)? *1|0 *1)(?: *\\d){9}' +
    '|(?:\\+|0 *0)(?: *\\d){8,15})(?!\\d)',
);

/** Finds the first phone number in free text; undefined when none can be dialed. */
export function findPhoneNumber(text: string): FoundPhoneNumber | undefined {
  const characters = Array.from(text);
  // One character of it stands for one of the text.
  const plain = characters.map(plainCharacter).join('');
  const found = phoneNumber.exec(plain);
  if (!found) return undefined;
  const [, preceding = '', number = ''] = found;
  const start = found.index + preceding.length;
  const end = start + number.length;
  return {
    before: characters.slice(0, start).join(''),
    written: characters.slice(start, end).join(''),
    after: characters.slice(end).join(''),
    dialed: normalizePhoneNumber(number),
  };
}

function plainCharacter(character: string): string {
  const plain = toAsciiDigits(character.normalize('NFKC')).replace(separators, ' ');
  return plain.length === 1 ? plain : '?';
}
