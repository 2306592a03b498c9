/**
 * Matches a letter of the scripts that are written without spaces between words, or that, like Hangul, attach particles
 * to a word.
 */
export const unspacedLetter =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';

/** Restricts a regular expression of PostgreSQL to whole words. */
export function wholeWord(pattern: string): string {
  spacedLetter ??= findSpacedLetters();
  return `(?<!${spacedLetter})${pattern}(?!${spacedLetter})`;
}

let spacedLetter: string | undefined;

/**
 * Returns a bracket expression of the letters, marks and digits of all other scripts below U+2000. They are enumerated,
 * because PostgreSQL's \w and \m know only ASCII in the locale C, and include Han in others.
 */
function findSpacedLetters(): string {
  const characters = Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(code));
  const spaced = new RegExp(`(?:(?!${unspacedLetter})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
  const runs = characters.join('').match(spaced) ?? [];
  return `[${runs.map((run) => `${run.at(0)}-${run.at(-1)}`).join('')}]`;
}
