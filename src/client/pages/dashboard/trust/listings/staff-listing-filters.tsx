import { Flex, Link as ChakraLink, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listingStateLabels } from '../../../../../contract/selling/listing';
import { useCategoriesQuery } from '../../../../api/categories-api';
import { SearchField } from '../../../../components/forms/search-field';
import { FilterSelects, type Filter } from '../../records/filter-selects';
import { useSetFilter } from '../../records/use-set-filter';

const { draft: _, ...stateLabels } = listingStateLabels;

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    all: 'Every state',
    options: { ...stateLabels, deleted: 'Deleted' },
  },
  { name: 'hidden', label: 'Hidden', all: 'Hidden or not', options: { true: 'Hidden by us' } },
  {
    name: 'contact',
    label: 'Contact details',
    all: 'With or without',
    options: { true: 'In its texts' },
  },
];

/** The search and the filters of the listings. The URL stores them. */
export function StaffListingFilters({ children }: { children: ReactElement }) {
  const [search] = useSearchParams();
  const setFilter = useSetFilter();
  const { data: categories = [] } = useCategoriesQuery();
  const categoryFilter: Filter = {
    name: 'category',
    label: 'Category',
    all: 'Every category',
    options: Object.fromEntries(categories.map(({ _id, name }) => [_id, name])),
  };
  const paramsOfAllSellers = new URLSearchParams(search);
  paramsOfAllSellers.delete('seller');
  return (
    <Stack gap="3">
      <Flex gap="3">
        <SearchField
          label="Name or id"
          text={search.get('q') ?? ''}
          onChange={(text) => setFilter('q', text)}
        />
        {children}
      </Flex>
      <FilterSelects label="the listings" filters={[...filters, categoryFilter]} />
      {search.has('seller') && (
        <ChakraLink asChild alignSelf="start" minHeight="6" variant="underline">
          <Link to={`?${paramsOfAllSellers.toString()}`}>Only one seller: show all sellers</Link>
        </ChakraLink>
      )}
    </Stack>
  );
}
