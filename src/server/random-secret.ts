/** Random characters of any alphabet show more different ones; one repeated letter never does. */
const fewestDifferent = 8;

/** Whether a text may be a random secret: nobody can tell that it is, but many times that it isn't. */
export function looksRandom(text: string): boolean {
  return new Set(text).size >= fewestDifferent && !/^(.+?)\1+$/.test(text);
}
