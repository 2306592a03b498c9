import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearchParams, toSearchParams, type Search } from '../../../contract/search';
import { useBackToClose } from '../../components/dialogs/use-back-to-close';

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
 * Returns the search in the URL and functions that change it. `chosen` already includes a change whose
 * results still render.
 *
 * On small screens the filters are in a drawer, which has its own history entry. Changes made in the
 * drawer are kept in state and written to the URL when Back closes the drawer.
 */
export function useSearch() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [drawerParams, setDrawerParams] = useState<URLSearchParams>();
  const isDrawerOpen = drawerParams !== undefined;
  const search = useMemo(
    () => parseSearchParams(drawerParams ?? searchParams),
    [drawerParams, searchParams],
  );
  const [chosen, setChosen] = useOptimistic(search, applyChange);
  const replaceParams = (target: URLSearchParams) =>
    setSearchParams(target, { replace: true, preventScrollReset: true });

  const change = (changes: Partial<Search>) =>
    startTransition(() => {
      setChosen(changes);
      // Applied to the current parameters, because another filter may have changed since this render.
      const withChange = (latest: URLSearchParams) =>
        toSearchParams(applyChange(parseSearchParams(latest), changes));
      if (isDrawerOpen) setDrawerParams((latest = searchParams) => withChange(latest));
      else replaceParams(withChange(new URLSearchParams(window.location.search)));
    });

  useBackToClose({
    id: 'filters',
    open: isDrawerOpen,
    onBack: () =>
      startTransition(() => {
        if (drawerParams) replaceParams(drawerParams);
        setDrawerParams(undefined);
      }),
  });
  const drawer = {
    isOpen: isDrawerOpen,
    onOpen: () => setDrawerParams(searchParams),
    onClose: () => window.history.back(),
  };
  return { search, chosen, change, drawer };
}
