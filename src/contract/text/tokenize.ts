import { transliterate } from './transliterate';

/** A word of a text, in normalized form for the search and in its original form for display. */
export interface Token {
  /** The word in lower case, without accents, in the singular. */
  word: string;
  displayForm: string;
}

/** A sequence of letters, digits and joining marks. "T-25" has the parts "t" and "25", and the whole "t25". */
export interface Term {
  parts: Token[];
  /** The joined parts. Absent if there is only one part, or if they are too long for one word. */
  whole?: Token;
}

const maxWordLength = 40;
const maxWholeLength = 20;

/** Scripts that write no spaces between words. */
const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}';
const termPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-./_+][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const partPattern = new RegExp(
  `[${unspacedScripts}]+|\\p{N}+|(?:(?![${unspacedScripts}])[\\p{L}\\p{M}])+`,
  'gu',
);
const startsUnspaced = new RegExp(`^[${unspacedScripts}]`, 'u');

/**
 * Splits a text into search terms. Runs of digits and of letters are separate parts, so "Reef300",
 * "Reef-300" and "reef 300" have the same parts; scripts without spaces are split into bigrams.
 */
export function tokenize(text: string): Term[] {
  const withoutApostrophes = text.normalize('NFC').replace(/['’‘ʼ`´]/g, '');
  return [...withoutApostrophes.matchAll(termPattern)].map(([displayForm]) => toTerm(displayForm));
}

/** Returns the words of a text: the parts of all terms, normalized. */
export function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ parts }) => parts.map(({ word }) => word));
}

function toTerm(displayForm: string): Term {
  const displayParts = (displayForm.match(partPattern) ?? []).flatMap((text) =>
    isUnspaced(text) ? toBigrams(text) : [text],
  );
  const parts = displayParts.map(toToken).filter(({ word }) => word !== '');
  const joined = displayParts.join('');
  const hasWhole =
    parts.length > 1 && joined.length <= maxWholeLength && !displayParts.some(isUnspaced);
  return { parts, ...(hasWhole && { whole: toToken(joined) }) };
}

const isUnspaced = (text: string) => startsUnspaced.test(text);

/** Splits a text into overlapping pairs of characters. */
function toBigrams(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length < 3) return [text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function toToken(displayForm: string): Token {
  return {
    word: Array.from(toSingular(fold(displayForm)))
      .slice(0, maxWordLength)
      .join(''),
    displayForm,
  };
}

/** The accents and vowel marks that `fold` removes. */
const removedMarks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u3099\u309a]/g;

const isAscii = /^[ -~]*$/;

/** Folds case and accents, and transliterates to Latin letters. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return transliterate(lower.normalize('NFKD').replace(removedMarks, '').normalize('NFC'));
}

/** Removes an English plural -s. It need not be exact, because the index and the query use the same rule. */
function toSingular(word: string): string {
  if (!/^[a-z0-9]{3,}s$/.test(word) || /(?:us|ss|is)$/.test(word)) return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
