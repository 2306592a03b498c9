import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearchParams, toSearchParams, type Search } from '../../../contract/search';
import { useBackToClose } from '../../components/dialogs/use-back-to-close';

/** A part of a search in the place of what it was; the results begin anew. */
const changed = (search: Search, part: Partial<Search>): Search => ({
  ...search,
  after: undefined,
  ...part,
});

/** Where a link on this page leads that changes a part of the search. */
export const linkTo = (search: Search, part: Partial<Search>): string =>
  `?${toSearchParams(changed(search, part)).toString()}`;

/**
 * The search that the address holds. `chosen` is ahead of it by what was pressed a moment ago, while
 * the page is still being rendered.
 *
 * While the drawer is open, the browser is at the drawer's own entry of its history: what is chosen
 * there is written to the page's, once Back has led there. So every way to close it is Back.
 */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const [inDrawer, setInDrawer] = useState<URLSearchParams>();
  const isDrawerOpen = inDrawer !== undefined;
  const search = useMemo(() => parseSearchParams(inDrawer ?? address), [inDrawer, address]);
  const [chosen, choose] = useOptimistic(search, changed);
  const write = (target: URLSearchParams) =>
    setAddress(target, { replace: true, preventScrollReset: true });

  const change = (part: Partial<Search>) =>
    startTransition(() => {
      choose(part);
      // Another filter may have been chosen since this was rendered.
      const after = (latest: URLSearchParams) =>
        toSearchParams(changed(parseSearchParams(latest), part));
      if (isDrawerOpen) setInDrawer((latest = address) => after(latest));
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
    onOpen: () => setInDrawer(address),
    onClose: () => window.history.back(),
  };
  return { search, chosen, change, drawer };
}
