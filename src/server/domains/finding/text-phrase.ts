import { toAsciiDigits } from '../../../contract/text/digits';
import type { InterpretedWords } from '../../../contract/finding/search';

/** Words of a text that mean something else than a word, and where they are. */
export interface TextPhrase {
  words: string;
  start: number;
  end: number;
}

/** A phrase that means a filter or an order. */
export type InterpretedPhrase = TextPhrase & InterpretedWords;

/** Returns a text without phrases. */
export function withoutPhrases(text: string, phrases: readonly TextPhrase[]): string {
  return phrases.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
}

/** Returns a text with spaces in place of phrases, so that the positions in it stay the same. */
export function blankPhrases(text: string, phrases: readonly TextPhrase[]): string {
  return phrases.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** Finds the phrases of several forms, the more specific ones first, in the order of the text. */
export function findPhrases<Meaning>(
  text: string,
  forms: readonly (readonly [RegExp, (groups: Groups) => Meaning | undefined])[],
): (TextPhrase & Meaning)[] {
  const digits = toAsciiDigits(text);
  // The positions of the phrases must be those of the text.
  const asciiText = digits.length === text.length ? digits : text;
  const found: (TextPhrase & Meaning)[] = [];
  for (const [pattern, read] of forms) {
    for (const match of asciiText.matchAll(pattern)) {
      const meaning = read(match.groups ?? {});
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      const isSeparate = found.every((other) => end <= other.start || start >= other.end);
      if (!meaning || !isSeparate) continue;
      found.push({ words: text.slice(start, end), ...meaning, start, end });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

export type Groups = Record<string, string | undefined>;
