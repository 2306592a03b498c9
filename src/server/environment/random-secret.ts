/** A random secret has at least this many different characters. */
const minDistinctCharacters = 8;

/** Words that documentation and examples use in place of a secret. */
const placeholder = /\s|change.?me|character|placeholder|random|replace/i;

/** Matches four or more words, separated by other characters than letters and digits. */
const words = /^[^A-Za-z\d]*(([A-Z]?[a-z]{2,}|[A-Z]{2,}|\d{1,3})([^A-Za-z\d]+|$)){4,}$/;

/** Whether a text consists of words, like a placeholder, so that it can be guessed. */
export function consistsOfWords(text: string): boolean {
  return placeholder.test(text) || words.test(text);
}

/** Whether a text may be a random secret. False for repetitions and too few different characters. */
export function looksRandom(text: string): boolean {
  return new Set(text).size >= minDistinctCharacters && !/^(.+?)\1+$/.test(text);
}
