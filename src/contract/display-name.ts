import { truncateText } from './truncate-text';

/** Counted in code points, as people count. */
const maxDisplayNameLength = 80;

/**
 * What no name holds: control, direction and invisible characters, and signs, of which some look
 * like the tick of the verified. Joiners may stand within the scripts that are written with them.
 */
const unwanted =
  /([\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}][\u200C\u200D](?=[\p{L}\p{M}]))|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{So}\p{Default_Ignorable_Code_Point}\u2800\u221A\uAA9C]/gu;

function withoutUnwanted(name: string): string {
  return name.replace(unwanted, (_match, joined?: string) => joined ?? '');
}

/** What is wrong with a name that somebody chose, in words for them; undefined when it will do. */
export function displayNameError(name: string): string | undefined {
  if (withoutUnwanted(name) !== name) {
    return 'Use only letters, digits and punctuation: no check marks, emoji or hidden characters.';
  }
  if (Array.from(name).length > maxDisplayNameLength) {
    return `Use at most ${maxDisplayNameLength} characters.`;
  }
  return undefined;
}

/** What can be kept of a name that somebody else gave. */
export function sanitizeDisplayName(name: string): string {
  const clean = withoutUnwanted(name.replace(/\s/g, ' ')).trim();
  const longest = Array.from(clean).slice(0, maxDisplayNameLength).join('').length;
  return truncateText(clean, longest).trim();
}
