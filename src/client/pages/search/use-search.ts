import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearchParams, toSearchParams, type Search } from '../../../contract/search';
import { useBackToClose } from '../../components/dialogs/use-back-to-close';

/** A search with a changed filter, back on the first page of results. */
const changed = (search: Search, part: Partial<Search>): Search => ({
  ...search,
  after: undefined,
  ...part,
});

/** The link to a changed search. */
export const linkTo = (search: Search, part: Partial<Search>): string =>
  `?${toSearchParams(changed(search, part)).toString()}`;

/**
 * The search in the URL. `chosen` is ahead of it by a change whose results still render. While the
 * drawer is open, its own history entry is current. A choice in it is written to the page's entry
 * once Back has led there, so the drawer always closes by Back.
 */
export function useSearch() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [inDrawer, setInDrawer] = useState<URLSearchParams>();
  const isDrawerOpen = inDrawer !== undefined;
  const search = useMemo(
    () => parseSearchParams(inDrawer ?? searchParams),
    [inDrawer, searchParams],
  );
  const [chosen, choose] = useOptimistic(search, changed);
  const write = (target: URLSearchParams) =>
    setSearchParams(target, { replace: true, preventScrollReset: true });

  const change = (part: Partial<Search>) =>
    startTransition(() => {
      choose(part);
      // Another filter may have changed since this render.
      const after = (latest: URLSearchParams) =>
        toSearchParams(changed(parseSearchParams(latest), part));
      if (isDrawerOpen) setInDrawer((latest = searchParams) => after(latest));
      else write(after(new URLSearchParams(window.location.search)));
    });

  useBackToClose({
    id: 'filters',
    open: isDrawerOpen,
    onBack: () =>
      startTransition(() => {
        if (inDrawer) write(inDrawer);
        setInDrawer(undefined);
      }),
  });
  const drawer = {
    isOpen: isDrawerOpen,
    onOpen: () => setInDrawer(searchParams),
    onClose: () => window.history.back(),
  };
  return { search, chosen, change, drawer };
}
