import type { SearchResponse } from '../../contract/finding/search';
import { pluralize } from '../../contract/text/pluralize';

/** Returns the number of results, such as "more than 1,000 watches". */
export function formatResultTotal({ count, isExact }: SearchResponse['total']): string {
  return `${isExact ? '' : 'more than '}${pluralize(count, 'watch')}`;
}
