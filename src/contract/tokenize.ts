import { transliterate } from './transliterate';

/** A part of a text in its normalized and its original form. */
export interface Token {
  /** Lower case, without accents and plural. */
  word: string;
  displayForm: string;
}

/** A run of characters without spaces: "T-25" has the parts "t" and "25" and the whole "t25". */
export interface Term {
  parts: Token[];
  /** Absent for a single part, and where the whole is too long for a word. */
  whole?: Token;
}

const maxWordLength = 40;
const maxWholeLength = 20;

/** Scripts without spaces between words. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}';
const term = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-./_+][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const part = new RegExp(`[${unspaced}]+|\\p{N}+|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`, 'gu');
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/**
 * Splits a text into search terms. Runs of digits and of letters are separate parts, so "Reef300",
 * "Reef-300" and "reef 300" have the same parts; scripts without spaces are split into bigrams.
 */
export function tokenize(text: string): Term[] {
  const withoutApostrophes = text.normalize('NFC').replace(/['’‘ʼ`´]/g, '');
  return [...withoutApostrophes.matchAll(term)].map(([displayForm]) => termOf(displayForm));
}

function termOf(displayForm: string): Term {
  const raw = (displayForm.match(part) ?? []).flatMap((text) =>
    isUnspaced.test(text) ? pairsOf(text) : [text],
  );
  const parts = raw.map(tokenOf).filter(({ word }) => word !== '');
  const joined = raw.join('');
  const isWhole = parts.length > 1 && joined.length <= maxWholeLength && !raw.some(isPaired);
  return { parts, ...(isWhole && { whole: tokenOf(joined) }) };
}

const isPaired = (text: string) => isUnspaced.test(text);

function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length < 3) return [text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function tokenOf(displayForm: string): Token {
  return {
    word: Array.from(singular(fold(displayForm)))
      .slice(0, maxWordLength)
      .join(''),
    displayForm,
  };
}

/** Accents and marks that are removed. */
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u3099\u309a]/g;

const isAscii = /^[ -~]*$/;

/** Folds case and accents, and transliterates to Latin letters. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return transliterate(lower.normalize('NFKD').replace(marks, '').normalize('NFC'));
}

/** A light English stemmer for plurals in -s. Index and query use it alike, so it need not be exact. */
function singular(word: string): string {
  if (!/^[a-z0-9]{3,}s$/.test(word) || /(?:us|ss|is)$/.test(word)) return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
