/** Returns a text without some of its words; undefined if none remain. */
export function withoutWords(text: string, removed: readonly string[]): string | undefined {
  const rest = removed.reduce((others, words) => others.replace(wholeWords(words), '$1'), text);
  return rest.trim().replace(/\s+/g, ' ') || undefined;
}

/** Returns whether a text contains the words, beside each other. */
export const hasWords = (text: string, words: string) => wholeWords(words).test(text);

/** Captures the character before the words, because Safari 16.3 has no lookbehind. */
function wholeWords(words: string): RegExp {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(^|[^\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}
