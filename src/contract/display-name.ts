import { truncateText } from './truncate-text';

/** In code points. */
const maxDisplayNameLength = 80;

/**
 * Characters that a name must not contain: control, bidirectional and invisible characters, and
 * symbols, some of which imitate the verified badge. Joiners are allowed in scripts that need them.
 */
const unwanted =
  /([\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}][\u200C\u200D](?=[\p{L}\p{M}]))|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{So}\p{Default_Ignorable_Code_Point}\u2800\u221A\uAA9C]/gu;

function withoutUnwanted(name: string): string {
  return name.replace(unwanted, (_match, joined?: string) => joined ?? '');
}

/** The error message for a name that the user chose; undefined when it is valid. */
export function displayNameError(name: string): string | undefined {
  if (withoutUnwanted(name) !== name) {
    return 'Use only letters, digits and punctuation: no check marks, emoji or hidden characters.';
  }
  if (Array.from(name).length > maxDisplayNameLength) {
    return `Use at most ${maxDisplayNameLength} characters.`;
  }
  return undefined;
}

/** A name from the identity service without the characters that are not allowed. */
export function sanitizeDisplayName(name: string): string {
  const clean = withoutUnwanted(name.replace(/\s/g, ' ')).trim();
  const longest = Array.from(clean).slice(0, maxDisplayNameLength).join('').length;
  return truncateText(clean, longest).trim();
}
