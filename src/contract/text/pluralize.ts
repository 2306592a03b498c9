import { inGoodsWords } from '../website/goods-words';
import { formatCount } from './format-count';

const rules = new Intl.PluralRules('en');

/** Returns a number with its noun: "1 watch" or "2,000 watches". "watch" becomes the noun of the shop. */
export function pluralize(count: number, noun: string): string {
  const suffix = /(?:s|x|ch|sh)$/.test(noun) ? 'es' : 's';
  const words = `${noun}${rules.select(count) === 'one' ? '' : suffix}`;
  return `${formatCount(count)} ${inGoodsWords(words)}`;
}
