import { toAsciiDigits } from './digits';

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const dashes = /[\p{Pd}\u2212]/gu;

/**
 * Normalizes a typed or pasted code, number or reference: digits of all scripts, full-width characters, dashes of all
 * kinds, invisible characters, and spaces.
 */
export function normalizeShortText(text: string): string {
  const plain = toAsciiDigits(text.normalize('NFKC'));
  return plain.replace(invisible, '').replace(dashes, '-').replace(/\s+/g, ' ').trim();
}

/** Returns a code or number without the spaces and hyphens that group it. */
export const withoutGrouping = (text: string): string =>
  normalizeShortText(text).replace(/[ -]/g, '');
