import { wordsOf, type Term } from '../../../contract/text/tokenize';
import type { BrandMatch } from '../../../contract/brands/brands';
import { brandLexeme } from '../catalogue/lexemes';
import { isNotLatin } from './query-terms';
import { editDistance } from './spelling-correction';
import type { Alternative } from './ts-query';
import type { Vocabulary } from './vocabulary.sql';

interface InterpretedBrand {
  exact: Alternative[];
  similar: Alternative[];
  /** Whether the name is also an ordinary word, such as "fossil", which is another alternative. */
  isOrdinaryWord?: boolean;
  hasProducts: boolean;
}

/**
 * Finds what the name of a brand in a query means. Products of the brand rank above those that only
 * mention it. Returns 'ordinaryWords' if the name does not mean the brand but its words, as the name of a
 * product line ("G-Shock") does if the vocabulary has them.
 */
export function interpretBrand(
  { value, label, isAmbiguous }: BrandMatch,
  terms: Term[],
  { known, brands }: Pick<Vocabulary, 'known' | 'brands'>,
): InterpretedBrand | 'ordinaryWords' {
  const typedWords = terms.flatMap(({ parts }) => parts.map(({ word }) => word));
  const labelWords = wordsOf(label);
  const knownSpellings = (words: string[]) =>
    [words, [words.join('')]].filter((spelling) => spelling.every((word) => known.has(word)));
  const typedSpellings = knownSpellings(typedWords);
  const labelSpellings = knownSpellings(labelWords);
  const isLabel = typedWords.join('') === labelWords.join('');
  const isOtherScript = terms.some(({ parts }) => parts.some(isNotLatin));
  const hasProducts = brands.has(value);
  const brand = hasProducts ? [[brandLexeme(value)]] : [];

  if (isOtherScript) {
    const spellings = [...typedSpellings, ...labelSpellings];
    return hasProducts
      ? { exact: brand, similar: spellings, hasProducts }
      : { exact: spellings, similar: [], hasProducts };
  }
  if (isAmbiguous && !hasProducts) return 'ordinaryWords';
  if (isAmbiguous && isLabel) {
    return { exact: brand, similar: [], isOrdinaryWord: true, hasProducts };
  }
  if ((isLabel || isSpelling(typedWords, label)) && hasProducts)
    return { exact: brand, similar: typedSpellings, hasProducts };
  // Without products of the brand, its name is unknown. It is not corrected to another word.
  return typedSpellings.length > 0
    ? 'ordinaryWords'
    : { exact: brand, similar: labelSpellings, hasProducts };
}

/**
 * Whether a name is a spelling of the label, its initials or a part of it, such as "Breightling", "JLC" or
 * "Heuer". Others are names of product lines.
 */
function isSpelling(typedWords: string[], label: string): boolean {
  const labelWords = wordsOf(label);
  const initials = label.replace(/[^\p{Lu}]/gu, '').toLowerCase();
  return (
    typedWords.join('') === initials ||
    typedWords.every((word) => labelWords.includes(word)) ||
    labelWords.every((word) => typedWords.includes(word)) ||
    editDistance(typedWords.join(''), labelWords.join('')) < Infinity
  );
}
