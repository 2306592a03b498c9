/** What belongs to the character before it: accents, signs of vowels, skin tones, joiners. */
const attached =
  '[\\p{M}\\p{Emoji_Modifier}\\p{Grapheme_Extend}\u200c\u200d\u0e33\u0eb3\u1160-\u11ff]';
/** Signs of India's scripts that bind the consonant after them: what is between is one character. */
const binding = '[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d]';
const free = `(?:(?!${binding})${attached})`;

/**
 * A character as people count them (Unicode Standard Annex 29). Not Intl.Segmenter, which Firefox has
 * only since 125: a browser must cut a text where the server that rendered it did.
 */
const character = new RegExp(
  [
    '\\r\\n|\\p{Cc}',
    `\\p{Regional_Indicator}{2}${attached}*`,
    `\\p{Extended_Pictographic}(?:${attached}*\\u200d\\p{Extended_Pictographic})*${attached}*`,
    `[^](?:${free}*(?:${binding}${free}*)+\\p{L})*${attached}*`,
  ].join('|'),
  'gu',
);

export function firstGrapheme(text: string): string {
  return text.match(character)?.[0] ?? '';
}

/** The beginning of a text, of at most so many UTF-16 code units, without half a character at its end. */
export function truncateText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { 0: next, index } of text.matchAll(character)) {
    if (index + next.length > longest) break;
    end = index + next.length;
  }
  return text.slice(0, end);
}
