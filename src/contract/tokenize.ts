import { transliterate } from './transliterate';

/** A part of a text as it is searched for, and as it was written. */
export interface Token {
  /** Without case, accents and plural. */
  word: string;
  shown: string;
}

/** What stands between two spaces: "T-25" has the parts "t" and "25", and is "t25" as a whole. */
export interface Term {
  parts: Token[];
  /** Where there is more than one part, and the whole is no longer than a word. */
  whole?: Token;
}

const longestWord = 40;
const longestWhole = 20;

/** Scripts that put no space between words. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}';
const term = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-./_+][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const part = new RegExp(`[${unspaced}]+|\\p{N}+|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`, 'gu');
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/**
 * Splits a text into what is searched for. Digits and letters are parts of their own, so that
 * "Reef300", "Reef-300" and "reef 300" have the same; scripts without spaces are cut into pairs.
 */
export function tokenize(text: string): Term[] {
  const withoutApostrophes = text.normalize('NFC').replace(/['’‘ʼ`´]/g, '');
  return [...withoutApostrophes.matchAll(term)].map(([shown]) => termOf(shown));
}

function termOf(shown: string): Term {
  const raw = (shown.match(part) ?? []).flatMap((text) =>
    isUnspaced.test(text) ? pairsOf(text) : [text],
  );
  const parts = raw.map(tokenOf).filter(({ word }) => word !== '');
  const joined = raw.join('');
  const isWhole = parts.length > 1 && joined.length <= longestWhole && !raw.some(isPaired);
  return { parts, ...(isWhole && { whole: tokenOf(joined) }) };
}

const isPaired = (text: string) => isUnspaced.test(text);

function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length < 3) return [text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function tokenOf(shown: string): Token {
  return {
    word: Array.from(singular(fold(shown)))
      .slice(0, longestWord)
      .join(''),
    shown,
  };
}

/** Accents and marks that a letter is still known without. */
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u3099\u309a]/g;

const isAscii = /^[ -~]*$/;

/** Text without case, accents, and other scripts' letters where Latin ones stand for them. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower;
  return transliterate(lower.normalize('NFKD').replace(marks, '').normalize('NFC'));
}

/** The plural of English, as far as it ends in s. Both sides fold alike, so it need not be a word. */
function singular(word: string): string {
  if (!/^[a-z0-9]{3,}s$/.test(word) || /(?:us|ss|is)$/.test(word)) return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
