import { Icon } from '@chakra-ui/react';
import BellIcon from '@heroicons/react/24/outline/BellIcon';
import { lazyComponent } from '../../components/loading/lazy-component';
import { PendingButton } from '../../components/product/pending-button';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import type { SaveSearch } from './save-search';

type SaveSearchProps = Parameters<typeof SaveSearch>[0];

const PendingSaveSearch = ({ words }: SaveSearchProps) => (
  <PendingButton variant="outline">
    <Icon as={BellIcon} boxSize="5" />
    <span>{words.action}</span>
  </PendingButton>
);

const LoadedSaveSearch = lazyComponent<SaveSearchProps>({
  label: 'the button',
  load: async () => {
    const module = await import(/* webpackChunkName: "save-search" */ './save-search');
    return module.SaveSearch;
  },
  Fallback: PendingSaveSearch,
  Failed: () => null,
});

/**
 * The button that saves a search, which most people don't press. The server renders one that keeps a press: in what React
 * has not hydrated yet, a press is lost.
 */
export function LazySaveSearch(props: SaveSearchProps) {
  return useIsHydrated() ? <LoadedSaveSearch {...props} /> : <PendingSaveSearch {...props} />;
}
