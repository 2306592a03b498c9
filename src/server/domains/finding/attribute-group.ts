import { wordsOf } from '../../../contract/text/tokenize';
import { alternativesOf } from './attribute-lexemes';
import type { AttributePhrase } from './attribute-words';
import type { RequiredGroup } from './to-query';

/** What a match adds to a product's rank: about as much as a word that a hundredth of the products have. */
const weight = 15;
/** Returns the required group of a phrase. A single value is also found as the words that say it. */
export function groupOfAttribute(phrase: AttributePhrase): RequiredGroup {
  const words = wordsOf(phrase.words).filter(
    (word) => !/^(?:made|from|in|of|the|year)$/.test(word),
  );
  const isSingle = isSingleValue(phrase);
  const number = words.find((word) => /^\d+$/.test(word));
  return {
    group: {
      exact: [...alternativesOf(phrase), ...(isSingle ? [words, [words.join('')]] : [])],
      similar: isSingle && !phrase.made && number ? [[number]] : [],
      weight,
    },
    text: phrase.words,
    isBrand: false,
    isDescriptive: false,
    isCategory: true,
  };
}

/** The label of the filter that the words are. */
export function attributeLabel({
  diameter,
  made,
  depth,
  box,
  papers,
  words,
}: AttributePhrase): string {
  if (diameter) return `${formatRange(diameter)} mm`;
  if (made) return `Made ${formatRange(made)}`;
  if (depth !== undefined)
    return /\d/.test(words) ? `Water resistant to ${Math.round(depth)} m` : 'Water resistant';
  return box && papers ? 'With box and papers' : box ? 'With box' : 'With papers';
}

const formatRange = ([from, to]: [number, number]) =>
  from === to ? String(from) : `${from}–${to}`;

function isSingleValue({ diameter, made, depth, words }: AttributePhrase): boolean {
  const [from, to] = diameter ?? made ?? [];
  return from === to && (from !== undefined || (depth !== undefined && /\d/.test(words)));
}
