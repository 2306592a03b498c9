import { withoutGrouping } from '../text/short-text';

/** Returns an IBAN without spaces, hyphens and the word "IBAN" before it, in upper case. */
export const normalizeIban = (text: string): string =>
  withoutGrouping(text)
    .toUpperCase()
    .replace(/^IBAN[:.]?/, '');

/** Whether a normalized IBAN has the format and the checksum of ISO 13616. */
export function isIban(iban: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && checksum(iban) === 1;
}

/** Returns the remainder modulo 97 of the IBAN as a number, in which A is 10 and Z is 35. */
function checksum(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((character) => parseInt(character, 36))
    .join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}

/** Returns an IBAN in groups of four, as people read it. */
export const formatIban = (iban: string): string => iban.replace(/.{4}(?!$)/g, '$& ');
