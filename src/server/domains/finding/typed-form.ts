/** Returns a word as the text has it: "T-25" for "T25". A corrected word, which the text lacks, stays. */
export function typedForm(text: string, word: string): string {
  const letters = Array.from(word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  const pattern = letters.join('[^\\p{L}\\p{M}\\p{N}]*');
  const boundary = '[\\p{L}\\p{M}\\p{N}]';
  const [found = word] =
    new RegExp(`(?<!${boundary})${pattern}(?!${boundary})`, 'iu').exec(text) ?? [];
  return found;
}
