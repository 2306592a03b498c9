import { NativeSelect } from '@chakra-ui/react';
import type { Search, SearchSortOrder } from '../../../contract/finding/search';
import type { InterpretedFilter } from './interpreted-filters';
import type { ChangeSearch } from './use-search';

const labels: Record<SearchSortOrder, string> = {
  relevance: 'Best match',
  newest: 'Newest first',
  priceUp: 'Price: low to high',
  priceDown: 'Price: high to low',
  nearest: 'Nearest first',
};

interface SortOrderSelectProps {
  chosenSearch: Search;
  /** The sort order that the server read from words of the text. */
  interpreted: InterpretedFilter | undefined;
  onChange: ChangeSearch;
}

export function SortOrderSelect({ chosenSearch, interpreted, onChange }: SortOrderSelectProps) {
  // Without a search text there is no relevance to sort by, and without a place no distance.
  const isImpossible: Partial<Record<SearchSortOrder, boolean>> = {
    relevance: chosenSearch.text === undefined,
    nearest: chosenSearch.near === undefined,
  };
  const orders = (Object.keys(labels) as SearchSortOrder[]).filter((order) => !isImpossible[order]);
  const chosenOrder = chosenSearch.order ?? interpreted?.order;
  const order = orders.find((each) => each === chosenOrder) ?? orders[0];
  return (
    <NativeSelect.Root width={{ base: '48', md: '56' }}>
      <NativeSelect.Field
        aria-label="Order"
        bg="bg.panel"
        value={order}
        onChange={({ currentTarget }) =>
          onChange({
            ...interpreted?.removal,
            order: orders.find((each) => each === currentTarget.value),
          })
        }
      >
        {orders.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
