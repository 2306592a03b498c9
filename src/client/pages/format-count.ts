import type { SearchResponse } from '../../contract/search';

const plurals = { watch: 'watches', product: 'products' };

/** Returns the number of results with its noun, such as "more than 1,000 watches". */
export function formatCount(
  { count, isExact }: SearchResponse['total'],
  noun: keyof typeof plurals,
): string {
  if (!isExact) return `more than ${count.toLocaleString()} ${plurals[noun]}`;
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString()} ${plurals[noun]}`;
}
