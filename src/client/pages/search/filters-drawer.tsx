import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { SearchFilters } from './search-filters';
import type { SearchFiltersProps } from './attribute-filters';

interface FiltersDrawerProps extends SearchFiltersProps {
  resultCount: string;
  onClose: () => void;
}

/** The filters in a drawer for small screens, with the number of results. */
export function FiltersDrawer({ resultCount, onClose, ...filters }: FiltersDrawerProps) {
  return (
    <Drawer.Root open placement="start" onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Filters</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <SearchFilters {...filters} />
            </Drawer.Body>
            <Drawer.Footer>
              <Button width="full" onClick={onClose}>
                {`Show ${resultCount}`}
              </Button>
            </Drawer.Footer>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label="Close" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
