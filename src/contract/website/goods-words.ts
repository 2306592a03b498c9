import { brandDefaults, type Brand } from '../platform/shop-defaults';

type Words = Pick<Brand, 'goodsSingular' | 'goodsPlural'>;

let words: Words = brandDefaults;

/** Sets the nouns of what the shop sells, or the default ones. A process serves one shop. */
export function setGoodsWords(brand: Partial<Words> = {}): void {
  words = { ...brandDefaults, ...brand };
}

/**
 * Returns a text of ours, in which "watch" and "watches" become the shop's nouns. A quoted part is a user's and
 * stays, and so do the shop's nouns, so that a text which has them already is not changed again.
 */
export function inGoodsWords(text: string): string {
  const { goodsSingular, goodsPlural } = words;
  if (goodsSingular === brandDefaults.goodsSingular && goodsPlural === brandDefaults.goodsPlural)
    return text;
  const shopNouns = [goodsPlural, goodsSingular].map(escapePattern).join('|');
  const pattern = `“[^”<]*”|\\b(?:an? )?(?:${shopNouns})\\b|\\b(an? )?(watch)(es)?\\b`;
  return text.replaceAll(
    new RegExp(pattern, 'gi'),
    (match: string, article?: string, noun?: string, plural?: string) => {
      if (noun === undefined) return match;
      const word = plural ? goodsPlural : goodsSingular;
      const inCase = noun.startsWith('W') ? capitalize(word) : word;
      return article
        ? `${article.charAt(0)}${/^[aeiou]/i.test(word) ? 'n' : ''} ${inCase}`
        : inCase;
    },
  );
}

/** The tag of a text of ours with values, such as names, which stay as they are. */
export const goods = (texts: TemplateStringsArray, ...values: (string | number)[]): string =>
  texts.map((text, index) => `${inGoodsWords(text)}${values[index] ?? ''}`).join('');

const capitalize = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const escapePattern = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
