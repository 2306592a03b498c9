import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSearch, searchAddress, type Search } from '../../../contract/search';

/** A part of a search in the place of what it was; the results begin anew. */
export const changed = (search: Search, part: Partial<Search>): Search => ({
  ...search,
  after: undefined,
  ...part,
});

/** Where a link on this page leads that changes a part of the search. */
export const linkTo = (search: Search, part: Partial<Search>): string =>
  `?${searchAddress(changed(search, part)).toString()}`;

/**
 * The search that the address holds. `chosen` is ahead of it by what was pressed a moment ago, while
 * the page is still being rendered.
 */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => readSearch(address), [address]);
  const [chosen, choose] = useOptimistic(search, changed);
  const change = (part: Partial<Search>) =>
    startTransition(() => {
      choose(part);
      // Another filter may have been chosen since this was rendered.
      const latest = readSearch(new URLSearchParams(window.location.search));
      setAddress(searchAddress(changed(latest, part)), { replace: true, preventScrollReset: true });
    });
  return { search, chosen, change };
}
