import { Button } from '@chakra-ui/react';
import { lazyPart } from '../../components/loading/lazy-part';
import { MissingButton } from '../../components/loading/missing-button';
import type { SearchFiltersProps } from './search-filters';

const FiltersDrawer = lazyPart({
  what: 'the filters',
  load: async () => {
    const module = await import(/* webpackChunkName: "filters-drawer" */ './filters-drawer');
    return module.FiltersDrawer;
  },
  Waiting: () => null,
  Missing: ({ fetchAgain }) => (
    <MissingButton fetchAgain={fetchAgain} isPressed>
      Show the filters
    </MissingButton>
  ),
});

interface FiltersButtonProps extends SearchFiltersProps {
  /** How many filters are chosen. */
  count: number;
  /** What they leave, in words. */
  found: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Opens the filters where there is no room for them beside the results. */
export function FiltersButton({ count, isOpen, onOpen, ...drawer }: FiltersButtonProps) {
  const prefetch = () => void FiltersDrawer.preload().catch(() => undefined);
  return (
    <>
      <Button
        variant="outline"
        hideFrom="lg"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={onOpen}
      >
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      {isOpen && <FiltersDrawer {...drawer} />}
    </>
  );
}
