import { Button } from '@chakra-ui/react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import type { SearchFiltersProps } from './attribute-filters';

const FiltersDrawer = lazyComponent({
  label: 'the filters',
  load: async () => {
    const module = await import(/* webpackChunkName: "filters-drawer" */ './filters-drawer');
    return module.FiltersDrawer;
  },
  Fallback: () => null,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton reloadChunk={reloadChunk} isPressed>
      Show the filters
    </ChunkFailureButton>
  ),
});

interface FiltersButtonProps extends SearchFiltersProps {
  /** The number of active filters. */
  count: number;
  /** The number of results with its noun, such as "12 watches". */
  resultCount: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The button that opens the filters on screens that are too small to show them beside the results. */
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
