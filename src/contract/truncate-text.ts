/** Characters that extend the one before: accents, vowel signs, skin tones, joiners. */
const attached =
  '[\\p{M}\\p{Emoji_Modifier}\\p{Grapheme_Extend}\u200c\u200d\u0e33\u0eb3\u1160-\u11ff]';
/** Viramas of Indic scripts, which join the next consonant to the cluster. */
const binding = '[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d]';
const free = `(?:(?!${binding})${attached})`;

/**
 * A grapheme cluster (Unicode Standard Annex 29). Not Intl.Segmenter, which Firefox lacks before 125:
 * browser and server must truncate at the same place.
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

/** Truncates a text to a number of UTF-16 code units, at the end of a grapheme cluster. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { 0: next, index } of text.matchAll(character)) {
    if (index + next.length > maxLength) break;
    end = index + next.length;
  }
  return text.slice(0, end);
}
