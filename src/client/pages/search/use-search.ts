import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearchParams, toSearchParams, type Search } from '../../../contract/finding/search';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { preserveViewState } from '../../services/browser/preserve-view';
import { ignoredSearchParams } from './ignored-search-params';

/** Returns a search with a change, on the first page of results. */
const applyChange = (search: Search, changes: Partial<Search>): Search => ({
  ...search,
  after: undefined,
  ...changes,
});

/** Returns the URL of a search with a change. */
export const toSearchLink = (search: Search, changes: Partial<Search>): string =>
  `?${toSearchParams(applyChange(search, changes)).toString()}`;

/**
 * Changes the search. Each change adds a history entry. With `replace` it replaces the last entry, such as
 * for another number in the same field.
 */
export type ChangeSearch = (changes: Partial<Search>, options?: { replace?: boolean }) => void;

/**
 * Returns the search in the URL and functions that change it. `chosenSearch` already includes a change whose
 * results still render. `ignoredParams` are the URL's parameters with invalid values.
 *
 * On small screens the filters are in a drawer, which has its own history entry. Changes made in the
 * drawer are kept in state. When Back closes the drawer, they are written to the URL as one entry.
 */
export function useSearch() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [drawerParams, setDrawerParams] = useState<URLSearchParams>();
  const isDrawerOpen = drawerParams !== undefined;
  const search = useMemo(
    () => parseSearchParams(drawerParams ?? searchParams),
    [drawerParams, searchParams],
  );
  const [chosenSearch, setChosenSearch] = useOptimistic(search, applyChange);
  const change: ChangeSearch = (changes, { replace = false } = {}) =>
    startTransition(() => {
      setChosenSearch(changes);
      // Applied to the current parameters, because another filter may have changed since this render.
      const withChange = (latest: URLSearchParams) =>
        toSearchParams(applyChange(parseSearchParams(latest), changes));
      if (isDrawerOpen) setDrawerParams((latest = searchParams) => withChange(latest));
      else {
        const latest = new URLSearchParams(window.location.search);
        setSearchParams(withChange(latest), { replace, state: preserveViewState });
      }
    });

  useCloseOnBack({
    id: 'filters',
    open: isDrawerOpen,
    onBack: () =>
      startTransition(() => {
        const isChanged = drawerParams && String(drawerParams) !== String(searchParams);
        if (isChanged) setSearchParams(drawerParams, { state: preserveViewState });
        setDrawerParams(undefined);
      }),
  });
  const drawer = {
    isOpen: isDrawerOpen,
    onOpen: () => setDrawerParams(searchParams),
    onClose: () => window.history.back(),
  };
  const isHydrated = useIsHydrated();
  const ignoredParams = useMemo(
    // Empty until hydration: the server caches one page for all URLs that differ only in ignored parameters.
    () => (isHydrated ? ignoredSearchParams(searchParams) : []),
    [isHydrated, searchParams],
  );
  return { search, chosenSearch, change, drawer, ignoredParams };
}
