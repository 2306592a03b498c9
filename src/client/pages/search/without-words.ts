/** Returns a text without some of its words; undefined if none remain. */
export function withoutWords(text: string, removed: readonly string[]): string | undefined {
  const rest = removed.reduce(removeWords, text);
  return rest.trim().replace(/\s+/g, ' ') || undefined;
}

function removeWords(text: string, words: string): string {
  const start = findWords(text, words);
  return start < 0 ? text : text.slice(0, start) + text.slice(start + words.length);
}

/** Returns whether a text contains the words, next to each other. */
export const hasWords = (text: string, words: string) => findWords(text, words) >= 0;

const endsWord = /[\p{L}\p{N}]$/u;
const startsWord = /^[\p{L}\p{N}]/u;

/**
 * Returns the index of whole words in a text, ignoring case; -1 if there are none. Uses no regular
 * expression, because compiling one takes a millisecond on the server.
 */
function findWords(text: string, words: string): number {
  const searched = words.toLowerCase();
  const lowerCase = text.toLowerCase();
  let start = searched === '' ? -1 : lowerCase.indexOf(searched);
  while (
    start >= 0 &&
    (endsWord.test(lowerCase.slice(0, start)) ||
      startsWord.test(lowerCase.slice(start + searched.length)))
  ) {
    start = lowerCase.indexOf(searched, start + 1);
  }
  return start;
}
