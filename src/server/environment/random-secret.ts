/** Random text of any alphabet has more different characters; a repeated letter has fewer. */
const fewestDifferent = 8;

/** Words that documentation and examples use in place of a secret. */
const placeholder = /\s|change.?me|character|placeholder|random|replace/i;

/** Four or more words, separated by anything but letters and digits. */
const words = /^[^A-Za-z\d]*(([A-Z]?[a-z]{2,}|[A-Z]{2,}|\d{1,3})([^A-Za-z\d]+|$)){4,}$/;

/** Whether a text is made of words, and so can be guessed. */
export function isMadeOfWords(text: string): boolean {
  return placeholder.test(text) || words.test(text);
}

/** Whether a text may be a random secret. False for repetitions and too few different characters. */
export function looksRandom(text: string): boolean {
  return new Set(text).size >= fewestDifferent && !/^(.+?)\1+$/.test(text);
}
