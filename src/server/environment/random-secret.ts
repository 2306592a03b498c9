/** Random characters of any alphabet show more different ones; one repeated letter never does. */
const fewestDifferent = 8;

/** What documentation and examples put where a secret belongs. */
const placeholder = /\s|change.?me|character|placeholder|random|replace/i;

/** Four words and more, with anything but letters and digits between them. */
const words = /^[^A-Za-z\d]*(([A-Z]?[a-z]{2,}|[A-Z]{2,}|\d{1,3})([^A-Za-z\d]+|$)){4,}$/;

/** Whether a text is made of words, and can be guessed as they are. */
export function isMadeOfWords(text: string): boolean {
  return placeholder.test(text) || words.test(text);
}

/** Whether a text may be a random secret: nobody can tell that it is, but many times that it isn't. */
export function looksRandom(text: string): boolean {
  return new Set(text).size >= fewestDifferent && !/^(.+?)\1+$/.test(text);
}
