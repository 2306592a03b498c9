import type { SearchResponse } from '../../contract/finding/search';

const plurals = { watch: 'watches', product: 'products' };

/**
 * Returns the number of results with its noun, such as "more than 1,000 watches". The format is always
 * English, so that the rendered and the hydrated text are equal.
 */
export function formatCount(
  { count, isExact }: SearchResponse['total'],
  noun: keyof typeof plurals,
): string {
  if (!isExact) return `more than ${count.toLocaleString('en')} ${plurals[noun]}`;
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en')} ${plurals[noun]}`;
}
