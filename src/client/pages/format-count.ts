import type { SearchResponse } from '../../contract/search';

const nouns = { watch: 'watches', product: 'products' };

/** The number of results in words. */
export function formatCount(
  { count, isExact }: SearchResponse['total'],
  noun: keyof typeof nouns,
): string {
  if (!isExact) return `more than ${count.toLocaleString()} ${nouns[noun]}`;
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString()} ${nouns[noun]}`;
}
