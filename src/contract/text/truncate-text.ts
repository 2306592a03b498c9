/** Characters that extend the previous one: accents, vowel signs, skin tones, joiners. */
const extender =
  '[\\p{M}\\p{Emoji_Modifier}\\p{Grapheme_Extend}\u200c\u200d\u0e33\u0eb3\u1160-\u11ff]';
/** Viramas of Indic scripts, which join the next consonant to the cluster. */
const virama = '[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d]';
const extenderExceptVirama = `(?:(?!${virama})${extender})`;

/**
 * Matches a grapheme cluster (Unicode Standard Annex 29). Intl.Segmenter is not used, because Firefox
 * before 125 lacks it, and browser and server must truncate at the same place.
 */
const graphemeCluster = new RegExp(
  [
    '\\r\\n|\\p{Cc}',
    `\\p{Regional_Indicator}{2}${extender}*`,
    `\\p{Extended_Pictographic}(?:${extender}*\\u200d\\p{Extended_Pictographic})*${extender}*`,
    `[^](?:${extenderExceptVirama}*(?:${virama}${extenderExceptVirama}*)+\\p{L})*${extender}*`,
  ].join('|'),
  'gu',
);

/** Returns the first grapheme cluster of a text; empty for an empty text. */
export function firstGrapheme(text: string): string {
  return text.match(graphemeCluster)?.[0] ?? '';
}

/** Truncates a text to at most `maxLength` UTF-16 code units, at the end of a grapheme cluster. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { 0: next, index } of text.matchAll(graphemeCluster)) {
    if (index + next.length > maxLength) break;
    end = index + next.length;
  }
  return text.slice(0, end);
}
