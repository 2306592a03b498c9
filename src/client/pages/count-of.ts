import type { SearchResponse } from '../../contract/search';

const nouns = { watch: 'watches', product: 'products' };

/** How many were found, in words. */
export function countOf(
  { count, isExact }: SearchResponse['total'],
  noun: keyof typeof nouns,
): string {
  if (!isExact) return `more than ${count.toLocaleString()} ${nouns[noun]}`;
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString()} ${nouns[noun]}`;
}
