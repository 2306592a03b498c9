/** Returns a text without some of its words; undefined if none remain. */
export function withoutWords(text: string, removed: readonly string[]): string | undefined {
  const remainingText = removed.reduce(removeWords, text);
  return remainingText.trim().replace(/\s+/g, ' ') || undefined;
}

function removeWords(text: string, words: string): string {
  const start = findWords(text, words);
  return start < 0 ? text : text.slice(0, start) + text.slice(start + words.length);
}

/** Returns whether a text contains the words, next to each other. */
export const hasWords = (text: string, words: string) => findWords(text, words) >= 0;

const wordEndPattern = /[\p{L}\p{N}]$/u;
const wordStartPattern = /^[\p{L}\p{N}]/u;

/**
 * Returns the index of whole words in a text, ignoring case; -1 if there are none. Uses no regular
 * expression, because compiling one takes a millisecond on the server.
 */
function findWords(text: string, words: string): number {
  const lowerCaseWords = words.toLowerCase();
  const lowerCaseText = text.toLowerCase();
  let start = lowerCaseWords === '' ? -1 : lowerCaseText.indexOf(lowerCaseWords);
  while (
    start >= 0 &&
    (wordEndPattern.test(lowerCaseText.slice(0, start)) ||
      wordStartPattern.test(lowerCaseText.slice(start + lowerCaseWords.length)))
  ) {
    start = lowerCaseText.indexOf(lowerCaseWords, start + 1);
  }
  return start;
}
