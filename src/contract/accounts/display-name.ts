import { findContactDetails } from '../text/contact-details/find-contact-details';
import { truncateText } from '../text/truncate-text';
import { isReservedName } from './reserved-name';

/** The maximum length in code points. */
const maxDisplayNameLength = 80;

/**
 * Characters that a name must not contain: control, bidirectional and invisible characters, and
 * symbols, some of which imitate the verified badge. Joiners are allowed in scripts that need them.
 */
const disallowedCharacters =
  /([\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}][\u200C\u200D](?=[\p{L}\p{M}]))|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{So}\p{Default_Ignorable_Code_Point}\u2800\u221A\uAA9C]/gu;

function removeDisallowedCharacters(name: string): string {
  return name.replace(
    disallowedCharacters,
    (_match, allowedSequence?: string) => allowedSequence ?? '',
  );
}

/** Stands in place of a name from the identity service that is reserved. */
const fallbackName = 'Member';

/** Returns the error message for a name that the user chose; undefined if it is valid. */
export function displayNameError(name: string, shopName: string): string | undefined {
  if (removeDisallowedCharacters(name) !== name) {
    return 'Use only letters, digits and punctuation: no check marks, emoji or hidden characters.';
  }
  if (Array.from(name).length > maxDisplayNameLength) {
    return `Use at most ${maxDisplayNameLength} characters.`;
  }
  if (isReservedName(name, shopName)) {
    return 'Use your own name: names of the shop and its staff are reserved.';
  }
  if (findContactDetails(name).length > 0) {
    return 'Use your name only: no phone number, email address, link or messenger.';
  }
  return undefined;
}

/** Removes disallowed characters from a name of the identity service, and truncates it. */
export function sanitizeDisplayName(name: string): string {
  const clean = removeDisallowedCharacters(name.replace(/\s/g, ' ')).trim();
  const maxCodeUnits = Array.from(clean).slice(0, maxDisplayNameLength).join('').length;
  return truncateText(clean, maxCodeUnits).trim();
}

/**
 * Replaces a name that could pass for the shop or its staff, or that has contact details, so that its owner can sign
 * in all the same.
 */
export function acceptableName(name: string, shopName: string): string {
  const isRefused = isReservedName(name, shopName) || findContactDetails(name).length > 0;
  return isRefused ? fallbackName : name;
}
