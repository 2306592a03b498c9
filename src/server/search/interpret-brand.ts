import type { Term } from '../../contract/tokenize';
import { wordsOf, type BrandMatch } from './brands';
import { brandLexeme } from './lexemes';
import { isNotLatin } from './query-terms';
import { editDistance } from './spelling-correction';
import type { Alternative } from './ts-query';
import type { Vocabulary } from './vocabulary';

interface InterpretedBrand {
  exact: Alternative[];
  similar: Alternative[];
  /** Whether the words are alternatives too, because they are also ordinary words. */
  includesWords?: boolean;
  isBrand: boolean;
}

/**
 * Finds what the name of a brand in a query means. Products of the brand rank above those that only
 * mention it. A name of a product line, such as "G-Shock", means its words if the vocabulary has them.
 */
export function interpretBrand(
  { value, label, isAmbiguous }: BrandMatch,
  terms: Term[],
  { known, brands }: Pick<Vocabulary, 'known' | 'brands'>,
): InterpretedBrand | 'words' {
  const typed = terms.flatMap(({ parts }) => parts.map(({ word }) => word));
  const ofLabel = wordsOf(label);
  const [typedWords = [], labelWords = []] = [typed, ofLabel].map((words) =>
    [words, [words.join('')]].filter((spelling) => spelling.every((word) => known.has(word))),
  );
  const isLabel = typed.join('') === ofLabel.join('');
  const isOtherScript = terms.some(({ parts }) => parts.some(isNotLatin));
  const ofBrand = brands.has(value) ? [[brandLexeme(value)]] : [];
  const isBrand = ofBrand.length > 0;

  const allWords = [...typedWords, ...labelWords];
  if (isOtherScript) {
    return isBrand
      ? { exact: ofBrand, similar: allWords, isBrand }
      : { exact: allWords, similar: [], isBrand };
  }
  if (isAmbiguous && isLabel && isBrand) return withWords(ofBrand);
  if (isAmbiguous && !isBrand) return 'words';
  if ((isLabel || isSpelling(typed, label)) && isBrand)
    return { exact: ofBrand, similar: typedWords, isBrand };
  // Without products of the brand, its name is unknown. It is not corrected to another word.
  return typedWords.length > 0 ? 'words' : { exact: ofBrand, similar: labelWords, isBrand };
}

function withWords(ofBrand: Alternative[]): InterpretedBrand {
  return { exact: ofBrand, similar: [], includesWords: true, isBrand: true };
}

/**
 * Whether a name is a spelling of the label, its initials or a part of it, such as "Breightling", "JLC" or
 * "Heuer". Others are names of product lines.
 */
function isSpelling(typed: string[], label: string): boolean {
  const words = wordsOf(label);
  const initials = label.replace(/[^\p{Lu}]/gu, '').toLowerCase();
  return (
    typed.join('') === initials ||
    typed.every((word) => words.includes(word)) ||
    words.every((word) => typed.includes(word)) ||
    editDistance(typed.join(''), words.join('')) < Infinity
  );
}
